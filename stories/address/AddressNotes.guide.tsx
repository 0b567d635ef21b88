import { AddressNotes } from '#ui/address/AddressNotes.tsx'
import meta, { All } from './AddressNotes.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'AddressNotes say what is known about the address that the customer is entering: its network, and warnings.',
  use: [
    'Below the address field of a withdrawal. Leave it in the page without notes, so that they are announced as they appear.',
  ],
  avoid: [
    'For an address that is wrong, use the error of the field.',
    'For a network that can’t be checked, use UncheckedAddress.',
  ],
  examples: [
    {
      do: <AddressNotes {...meta.args} />,
      dont: <p className="text-gain">Address verified</p>,
      because: 'A valid checksum proves that nothing was mistyped. It doesn’t prove whose address it is.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: [
    'Each note as it appears, once the reader pauses: “Warning:”, its title and text.',
    'The address in groups isn’t announced: it is read from the field.',
  ],
  content: [
    'The titles are fixed: “No checksum”, “Your own deposit address”, “Compare this address”.',
    'A look-alike shows the address that was used before, in full.',
  ],
  layout: ['The notes are below one another and fill the width. A shown address breaks between its groups.'],
  states: {
    Recognized: <AddressNotes {...meta.args} />,
    'All warnings': <AddressNotes {...meta.args} {...All.args} />,
    'No note': <span className="text-muted">Nothing is shown.</span>,
  },
  related: ['address/UncheckedAddress', 'address/AddressText', 'withdrawal/CryptoWithdrawalForm'],
}
