import {
  NavigationMenu,
  NavigationMenuEntry,
  NavigationMenuGroup,
  NavigationMenuLink,
} from '#ui/primitives/NavigationMenu.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A navigation menu is a bar of links and groups of links.',
  use: ['Once per page, for its main pages.', 'Use a group for pages that belong together, at most seven.'],
  avoid: [
    'On a phone, use Drawer with a list of links.',
    'For views of one page, use Tabs.',
    'For actions, use Button.',
  ],
  examples: [
    {
      do: (
        <NavigationMenu label="Main sample">
          <NavigationMenuLink href="#plans" current>
            Plans
          </NavigationMenuLink>
          <NavigationMenuLink href="#about">About</NavigationMenuLink>
        </NavigationMenu>
      ),
      dont: (
        <NavigationMenu label="Second sample">
          <NavigationMenuLink href="#plans">Plans</NavigationMenuLink>
          <NavigationMenuLink href="#about">About</NavigationMenuLink>
        </NavigationMenu>
      ),
      because: 'Mark the current page with `current`, so that customers know where they are.',
    },
    {
      do: (
        <NavigationMenu label="Third sample">
          <NavigationMenuGroup label="Trading">
            <NavigationMenuEntry href="#forex" hint="Major currency pairs">
              Forex
            </NavigationMenuEntry>
          </NavigationMenuGroup>
        </NavigationMenu>
      ),
      dont: (
        <NavigationMenu label="Fourth sample">
          <NavigationMenuGroup label="More">
            <NavigationMenuEntry href="#forex">Forex</NavigationMenuEntry>
          </NavigationMenuGroup>
        </NavigationMenu>
      ),
      because: 'A group is named by what its pages have in common.',
    },
  ],
  anatomy: [
    ['NavigationMenu', 'The bar, a landmark.'],
    ['NavigationMenuLink', 'A link in the bar.'],
    ['NavigationMenuGroup', 'A button in the bar that opens a panel.'],
    ['NavigationMenuEntry', 'A link in the panel, with an optional line of text.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the next link or group, and through an open panel.'],
    ['Enter', 'Follows a link.'],
    ['Enter or Space', 'Opens or closes a group.'],
    ['Escape', 'Closes the panel and returns to its button.'],
  ],
  announced: [
    'The landmark with its label: “Main, navigation”.',
    'A group: its name, “collapsed” or “expanded”, button.',
    'The current page: “current page”.',
  ],
  content: [
    'Use one or two words per link, the same as in the title of the page.',
    'A `hint` says in one line what the page is about.',
  ],
  layout: [
    'Entries wrap onto a second line if they don’t fit. NavBar shows the button of MobileMenu instead.',
    'On a phone, an open group is at most as wide as the bar. From 640 px of window it is 288 px wide, below its button.',
  ],
  states: {
    Links: (
      <NavigationMenu label="Links">
        <NavigationMenuLink href="#plans">Plans</NavigationMenuLink>
      </NavigationMenu>
    ),
    'Current page': (
      <NavigationMenu label="Current">
        <NavigationMenuLink href="#plans" current>
          Plans
        </NavigationMenuLink>
      </NavigationMenu>
    ),
    Group: (
      <NavigationMenu label="Group">
        <NavigationMenuGroup label="Trading">
          <NavigationMenuEntry href="#forex">Forex</NavigationMenuEntry>
        </NavigationMenuGroup>
      </NavigationMenu>
    ),
    'Group with the current page': (
      <NavigationMenu label="Current group">
        <NavigationMenuGroup label="Trading" current>
          <NavigationMenuEntry href="#forex" current>
            Forex
          </NavigationMenuEntry>
        </NavigationMenuGroup>
      </NavigationMenu>
    ),
  },
  pressable: (
    <NavigationMenu label="Pressed">
      <NavigationMenuLink href="#plans">Plans</NavigationMenuLink>
    </NavigationMenu>
  ),
  related: ['primitives/Link', 'primitives/Drawer', 'primitives/Tabs', 'primitives/SkipLink'],
}
