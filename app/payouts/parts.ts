// All that is loaded because the backend offers a capability of payouts. One file, because every page loads the list of all files.
import { followOtherTabs } from '../session/follow-other-tabs.ts'

export { StageName } from '#ui/payout/StageName.tsx'
export { MessageCentre } from './MessageCentre.tsx'
export { OrderQuote } from './OrderQuote.tsx'
export { PayoutCancel } from './PayoutCancel.tsx'
export { PayoutLead } from './PayoutLead.tsx'
export { PayoutNeeds } from './PayoutNeeds.tsx'
export { PayoutProgress } from './PayoutProgress.tsx'
export { PayoutsWaiting } from './PayoutsWaiting.tsx'

// Another tab may cancel a withdrawal that this one shows.
followOtherTabs()
