import { Info } from 'lucide-react'
import { StorageNotice } from '#ui/shell/StorageNotice.tsx'
import { NoticeStrip } from '#ui/shell/NoticeStrip.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'StorageNotice says that the browser stores nothing, so that the session ends with the tab.',
  use: ['For a signed-in customer whose browser refuses to store anything.'],
  avoid: ['For visitors: they lose nothing.', 'To ask for consent to cookies.'],
  examples: [
    {
      do: <StorageNotice />,
      dont: <NoticeStrip icon={<Info />}>Please enable cookies to continue.</NoticeStrip>,
      because: 'Everything works until the tab is closed. Say that, and don’t demand anything.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['Its text when it appears, once the reader pauses.'],
  content: ['The words are fixed.'],
  wide: true,
  layout: ['As NoticeStrip: it fills the window and wraps.'],
  states: { Default: <StorageNotice /> },
  related: ['shell/NoticeStrip', 'shell/OfflineBanner'],
}
