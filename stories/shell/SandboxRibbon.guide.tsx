import { SandboxRibbon } from '#ui/shell/SandboxRibbon.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'SandboxRibbon says on every page that all money is simulated.',
  use: ['At the top of every page of a server that is a sandbox, above the content and above RouteLoader.'],
  avoid: ['On a server with real money.', 'For other states of the app, use NoticeStrip.'],
  examples: [
    {
      do: <SandboxRibbon />,
      dont: <p className="text-xs text-muted">Demo</p>,
      because:
        'Nobody may take simulated money for real money, so the words are plain and the line can’t be closed.',
    },
  ],
  keyboard: 'It can’t be operated, and it can’t be closed.',
  announced: ['“Sandbox: simulated money”, where it is on the page. It isn’t announced by itself.'],
  content: ['The words are fixed.'],
  layout: ['It fills the window at its bottom. Its text wraps, and dialogs and drawers end above it.'],
  states: { Default: <SandboxRibbon /> },
  related: ['shell/RiskNotice', 'shell/NoticeStrip', 'shell/RouteLoader'],
}
