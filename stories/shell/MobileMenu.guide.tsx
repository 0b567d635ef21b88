import { Menu } from 'lucide-react'
import { visitorItems } from './sample.ts'
import { Button } from '#ui/primitives/Button.tsx'
import { IconButton } from '#ui/primitives/IconButton.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'MobileMenu is the menu with the links of the navigation bar, for narrow screens.',
  use: [
    'Together with NavBar, with the same items.',
    'Put what customers need most often into `actions`, above the links.',
  ],
  avoid: ['On wide screens: NavBar closes it there.', 'For actions on a row or a page, use Button.'],
  examples: [
    {
      do: (
        <div className="grid grid-cols-2 gap-3">
          <Button>Deposit</Button>
          <Button variant="secondary">Withdrawal</Button>
        </div>
      ),
      dont: (
        <div className="grid gap-3">
          <Button>Deposit</Button>
          <Button>Withdrawal</Button>
          <Button>Logout</Button>
        </div>
      ),
      because: 'One main action. Logout belongs below the links, where nobody presses it by mistake.',
    },
  ],
  keyboard: [
    [
      'Tab, Shift + Tab',
      'Moves through the close button, the actions, the links and the footer, and stays inside.',
    ],
    ['Enter', 'On a link: opens its page and closes the menu. The link to the current page only closes it.'],
    ['Escape', 'Closes it, and the menu button has the focus again.'],
  ],
  announced: [
    '“Dialog, Menu”, then a navigation “Menu” with lists. A group has its name.',
    'The current page: “current page”. The visible “this page” isn’t announced.',
    'After a link, the focus isn’t moved back: the new page takes it.',
  ],
  content: ['Entries have the same words as in NavBar.'],
  layout: [
    'A drawer of 352 px, at most the window’s width less 32 px. It scrolls.',
    'The two actions at its top have the same width.',
  ],
  states: {
    'Closed, its button': <IconButton icon={<Menu />} label="Menu" />,
    'Actions above the links': (
      <div className="grid max-w-80 grid-cols-2 gap-3">
        <Button>Deposit</Button>
        <Button variant="secondary">Withdrawal</Button>
      </div>
    ),
    'The links': (
      <ul className="grid gap-2 text-lg">
        {visitorItems.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    ),
  },
  related: ['shell/NavBar', 'primitives/Drawer'],
}
