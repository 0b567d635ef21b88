import { ChevronDown, EllipsisVertical } from 'lucide-react'
import { Button } from '#ui/primitives/Button.tsx'
import { DropdownMenu, DropdownMenuItem } from '#ui/primitives/DropdownMenu.tsx'
import { IconButton } from '#ui/primitives/IconButton.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A dropdown menu is a button that opens a list of actions.',
  use: [
    'For three or more actions that are needed now and then, such as those of a row.',
    'Use groups with labels for more than seven items.',
  ],
  avoid: [
    'For one or two actions, show buttons.',
    'To choose a value in a form, use NativeSelect.',
    'For the pages of the app, use NavigationMenu.',
  ],
  examples: [
    {
      do: (
        <Button variant="secondary">
          Download <ChevronDown aria-hidden className="size-4" />
        </Button>
      ),
      dont: <Button variant="secondary">Download</Button>,
      because: 'An arrow says that the button opens a menu instead of starting the download.',
    },
    {
      do: <IconButton icon={<EllipsisVertical />} label="Actions for SAMPLE-0001" />,
      dont: <IconButton icon={<EllipsisVertical />} label="Menu" />,
      because: 'In a list, the name says which row the actions are for.',
    },
  ],
  anatomy: [
    ['DropdownMenu', 'The button (`trigger`) and its menu.'],
    ['DropdownMenuItem', 'An action.'],
    ['DropdownMenuCheckboxItem', 'An item that is on or off.'],
    ['DropdownMenuGroup', 'Items with a heading.'],
    ['DropdownMenuLabel', 'A heading without a group.'],
    ['DropdownMenuSeparator', 'A line between items.'],
  ],
  keyboard: [
    ['Enter, Space or Arrow down', 'Opens the menu and moves to its first item.'],
    ['Arrow down, Arrow up', 'Moves to the next or previous item.'],
    ['Home, End', 'Moves to the first or last item.'],
    ['A letter', 'Moves to the next item that starts with it.'],
    ['Enter or Space', 'Chooses the item.'],
    ['Escape', 'Closes the menu and returns to the button.'],
  ],
  announced: [
    'The button: its name, “menu button, collapsed”.',
    'Each item: its name and “menu item”. A checkbox item also says whether it is on.',
  ],
  content: [
    'Start each item with a verb.',
    'Put the most frequent action first, and a destructive one last with `tone="danger"`.',
  ],
  layout: [
    'The menu is as wide as its longest item, at least 192 px, and never wider than the window. Items wrap.',
    'It opens below the button, or above it if there is more space, and scrolls if it is too high.',
  ],
  states: {
    'The button': (
      <DropdownMenu
        trigger={
          <Button variant="secondary">
            Download <ChevronDown aria-hidden className="size-4" />
          </Button>
        }
      >
        <DropdownMenuItem>As CSV</DropdownMenuItem>
      </DropdownMenu>
    ),
    'Only an icon': (
      <DropdownMenu trigger={<IconButton icon={<EllipsisVertical />} label="Actions" />}>
        <DropdownMenuItem>Copy reference</DropdownMenuItem>
      </DropdownMenu>
    ),
  },
  pressable: (
    <DropdownMenu
      trigger={
        <Button variant="secondary">
          Download <ChevronDown aria-hidden className="size-4" />
        </Button>
      }
    >
      <DropdownMenuItem>As CSV</DropdownMenuItem>
    </DropdownMenu>
  ),
  related: ['primitives/Button', 'primitives/NavigationMenu', 'primitives/NativeSelect'],
}
