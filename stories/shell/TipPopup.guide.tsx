import { X } from 'lucide-react'
import { Button } from '#ui/primitives/Button.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'TipPopup shows a message at regular intervals, in a corner where it covers nothing that can be pressed.',
  use: [
    'For short advice that nobody needs, on public pages, with a way to stop it for good.',
    'Pause it while a dialog is open.',
  ],
  avoid: [
    'For anything important: it isn’t announced and disappears by itself. Use NoticeStrip or Callout.',
    'For claims about other customers, such as their profits.',
  ],
  examples: [
    {
      do: (
        <p className="text-sm">
          Check the network before you deposit: coins sent over another one may be lost.
        </p>
      ),
      dont: <p className="text-sm">Anna from Berlin has just earned $4,300!</p>,
      because: 'Advice that is true for everyone. Never invented people or profits.',
    },
  ],
  keyboard: [
    [
      'Tab',
      'Moves to Stop these messages at any time, even between two messages. The message then stays visible.',
    ],
    ['Enter or Space', 'Stops the messages.'],
  ],
  announced: [
    'Nothing when a message appears.',
    'A region “Good to know” with the message and the button, when the reader gets there.',
  ],
  content: ['One sentence of at most about 15 words.'],
  layout: [
    '320 px wide, at most the window’s width less 32 px, in a corner at the bottom. Not printed.',
    'It doesn’t appear where it would cover something that can be pressed.',
  ],
  states: {
    'A message': (
      <div className="w-80 max-w-full rounded-card border border-line bg-raised p-4 text-sm shadow-float">
        <p>Sample tip one.</p>
        <Button variant="quiet" size="sm" className="-ms-3 mt-1 text-muted">
          <X aria-hidden className="size-4" /> Stop these messages
        </Button>
      </div>
    ),
    'Between two messages': (
      <span className="text-muted">Nothing is visible. The button can still be reached with Tab.</span>
    ),
  },
  related: ['shell/NoticeStrip', 'primitives/Toast', 'primitives/Callout'],
}
