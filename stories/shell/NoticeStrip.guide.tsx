import { LogOut } from 'lucide-react'
import { NoticeStrip } from '#ui/shell/NoticeStrip.tsx'
import { OfflineBanner } from '#ui/shell/OfflineBanner.tsx'
import meta from './NoticeStrip.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'NoticeStrip is a line across the page about the state of the app, announced when it appears.',
  use: [
    'For something that concerns the whole app and lasts: offline, signed out, a new version.',
    'With one action at most.',
  ],
  avoid: [
    'For the result of an action, use Toast.',
    'For a part of the page, use Callout.',
    'For advertising.',
  ],
  examples: [
    {
      do: <NoticeStrip {...meta.args} />,
      dont: <NoticeStrip icon={<LogOut />}>Error 401: token expired</NoticeStrip>,
      because: 'Say what it means for the customer and what to do.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to its action, if it has one.'],
    ['Enter', 'Follows it.'],
  ],
  announced: ['Its text when it appears, once the reader pauses. The icon isn’t announced.'],
  content: ['One or two short sentences: the state, then what it means.'],
  wide: true,
  layout: [
    'It fills the window, its content at most 1120 px. The action is at the end of the line, and below the text if both don’t fit.',
  ],
  states: {
    'With an action': <NoticeStrip {...meta.args} id={undefined} />,
    'Without an action': <OfflineBanner />,
  },
  related: ['shell/OfflineBanner', 'shell/StorageNotice', 'primitives/Toast', 'primitives/Callout'],
}
