import { Link } from '#ui/primitives/Link.tsx'
import { NavBar } from '#ui/shell/NavBar.tsx'
import meta, { SignedIn } from './NavBar.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'NavBar is the navigation bar: links, groups of links and, on narrow screens, a button for the menu.',
  use: ['Once at the top of every page, with MobileMenu for the same items.'],
  avoid: ['For views of one page, use Tabs.', 'For more than about six entries: put links into groups.'],
  examples: [
    {
      do: (
        <ul className="flex gap-4 text-sm">
          <li>
            <Link variant="quiet" href="#deposit">
              Deposit
            </Link>
          </li>
          <li>
            <Link variant="quiet" href="#withdrawal">
              Withdrawal
            </Link>
          </li>
        </ul>
      ),
      dont: (
        <ul className="flex gap-4 text-sm">
          <li>
            <Link variant="quiet" href="#deposit">
              Add money now
            </Link>
          </li>
          <li>
            <Link variant="quiet" href="#withdrawal">
              More
            </Link>
          </li>
        </ul>
      ),
      because: 'An entry has the name of its page, in one or two words.',
    },
  ],
  keyboard: [
    [
      'Tab',
      'Moves through the logo, the links, the groups, the actions and, on narrow screens, the menu button.',
    ],
    ['Enter', 'On a link: opens its page.'],
    ['Enter or Space', 'On a group: shows or hides its links. On the menu button: opens the menu.'],
    ['Escape', 'Closes an open group, and its button keeps the focus.'],
  ],
  announced: [
    'A banner with a navigation “Main”.',
    'The current page: “current page”. A group: “collapsed” or “expanded”.',
    'The menu button: “Menu, has popup dialog”.',
  ],
  content: ['The hint of an entry in a group is a short phrase without a full stop.'],
  wide: true,
  // Contained, because the bar is fixed once the page is scrolled.
  layout: [
    '60 px high at every width. In 960 px or more the links are in the bar, in less space the menu button takes their place.',
    'At most 1120 px of it are used. Not printed.',
  ],
  states: {
    'Signed out': (
      <div className="contain-layout">
        <NavBar {...meta.args} />
      </div>
    ),
    'Signed in': (
      <div className="contain-layout">
        <NavBar {...meta.args} {...SignedIn.args} />
      </div>
    ),
    'On a phone': (
      <div className="max-w-94 contain-layout">
        <NavBar {...meta.args} {...SignedIn.args} />
      </div>
    ),
  },
  related: ['shell/MobileMenu', 'primitives/NavigationMenu', 'shell/Logo', 'primitives/SkipLink'],
}
