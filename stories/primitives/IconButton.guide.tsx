import { Copy, Download } from 'lucide-react'
import { Button } from '#ui/primitives/Button.tsx'
import { IconButton } from '#ui/primitives/IconButton.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'An icon button starts an action that its icon makes clear, and has a name that screen readers announce.',
  use: [
    'For small, well-known actions that repeat: close, copy, show, more.',
    'Where a label doesn’t fit, such as in the row of a table or inside a field.',
  ],
  avoid: [
    'For the main action of a view, use Button with words.',
    'If two people read the icon differently, use Button with the icon and a word.',
    'To go to another page, use Link.',
  ],
  examples: [
    {
      do: <IconButton icon={<Copy />} label="Copy address" />,
      dont: <IconButton icon={<Copy />} label="Icon" />,
      because: 'The label names the action and its object. It is also the tooltip.',
    },
    {
      do: (
        <Button variant="secondary">
          <Download aria-hidden className="size-4" /> Download statement
        </Button>
      ),
      dont: <IconButton icon={<Download />} label="Download statement" />,
      because: 'An important action needs words: an icon alone is easy to miss.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter or Space', 'Presses it.'],
  ],
  announced: [
    'The label and the role: “Copy address, button”.',
    'The icon isn’t announced.',
    'A disabled button: “unavailable”, then the reason.',
  ],
  content: [
    'Write the label like that of a button: a verb and the object, “Close menu”.',
    'In a list, name the row: “Copy address of Bitcoin”.',
  ],
  layout: [
    'A square of 36 or 44 px that grows with the text size up to 56 px. On touch screens, `sm` has 44 px too.',
    'It never shrinks, so that the text beside it wraps instead.',
  ],
  states: {
    Default: <IconButton icon={<Copy />} label="Copy address" />,
    Small: <IconButton size="sm" icon={<Copy />} label="Copy address" />,
    Secondary: <IconButton variant="secondary" icon={<Copy />} label="Copy address" />,
    Loading: <IconButton loading icon={<Copy />} label="Copy address" />,
    'Disabled, with a reason': (
      <IconButton disabledReason="There is no address yet" icon={<Copy />} label="Copy address" />
    ),
  },
  pressable: <IconButton icon={<Copy />} label="Copy address" />,
  related: ['primitives/Button', 'shell/ThemeToggle'],
}
