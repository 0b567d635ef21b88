import { X } from 'lucide-react'
import { Button } from '#ui/primitives/Button.tsx'
import { Description, DescriptionList } from '#ui/primitives/DescriptionList.tsx'
import { IconButton } from '#ui/primitives/IconButton.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A drawer is a dialog at the side of the window.',
  use: ['For the details of a row, while the list stays visible.', 'For the menu on a phone.'],
  avoid: [
    'For a short form in the middle of a task, use Dialog.',
    'For content that everyone needs, put it into the page.',
  ],
  examples: [
    {
      do: (
        <div>
          <p className="text-xl font-semibold">Withdrawal of Mar 3</p>
          <DescriptionList layout="stacked" className="mt-3">
            <Description term="Status">Pending</Description>
          </DescriptionList>
        </div>
      ),
      dont: (
        <div>
          <p className="text-xl font-semibold">Details</p>
          <p>Pending</p>
        </div>
      ),
      because: 'The title says which thing the drawer is about.',
    },
    {
      do: <IconButton icon={<X />} label="Close menu" />,
      dont: <IconButton icon={<X />} label="X" />,
      because: 'Set `closeLabel` if “Close” alone doesn’t say enough.',
    },
  ],
  anatomy: [
    ['Title', 'Required. It names the drawer.'],
    ['Close button', 'Always there, at the top.'],
    ['Content', 'Scrolls.'],
    ['Footer', 'Optional: actions that stay in view.'],
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves between the controls of the drawer, and stays inside.'],
    ['Escape', 'Closes it, unless `closedBy` is `none`.'],
  ],
  announced: [
    '“Dialog”, the title and the description, when it opens.',
    'The page behind it is hidden until it closes. Then the focus returns to where it was.',
    'The close button has the focus first, unless `onOpenAutoFocus` moves it.',
  ],
  content: [
    'Use a short title that names the thing or the menu.',
    'Put actions into `footer`, with the main one last.',
  ],
  layout: [
    '352 px wide unless `className` sets another width, and as high as the window. 32 px of the page stay visible on a phone.',
    'The content scrolls. The footer stays in view, except in a window lower than 480 px.',
    '`side="end"` is the right in English and the left in Arabic.',
  ],
  states: {
    'The buttons': (
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary">Close</Button>
      </div>
    ),
    'The close button': <IconButton icon={<X />} label="Close" />,
  },
  pressable: <IconButton icon={<X />} label="Close" />,
  related: ['primitives/Dialog', 'primitives/NavigationMenu', 'primitives/DescriptionList'],
}
