import { WifiOff } from 'lucide-react'
import { OfflineBanner } from '#ui/shell/OfflineBanner.tsx'
import { NoticeStrip } from '#ui/shell/NoticeStrip.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'OfflineBanner says that the browser is offline, and what that means.',
  use: ['At the top of every page while the browser is offline.'],
  avoid: [
    'For one request that failed, use LoadError or FormError.',
    'When only our server doesn’t answer: the browser is then online.',
  ],
  examples: [
    {
      do: <OfflineBanner />,
      dont: <NoticeStrip icon={<WifiOff />}>Connection lost!</NoticeStrip>,
      because: 'Say what it means: figures may be old, and nothing can be sent.',
    },
  ],
  keyboard: 'It can’t be operated, and disappears once the browser is online.',
  announced: ['Its text when it appears, once the reader pauses.'],
  content: ['The words are fixed.'],
  wide: true,
  layout: ['As NoticeStrip: it fills the window and wraps.'],
  states: { Default: <OfflineBanner /> },
  related: ['shell/NoticeStrip', 'shell/StorageNotice', 'primitives/LoadError'],
}
