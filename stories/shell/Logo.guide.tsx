import { Logo } from '#ui/shell/Logo.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'Logo is the mark and the name of the brand, as a link to the home page.',
  use: [
    'Once in the navigation bar and once in the footer.',
    'For a signed-in customer, link to the dashboard.',
  ],
  avoid: ['Where nothing should be pressed, use SailMark with the name.', 'As a heading of the page.'],
  examples: [
    {
      do: <Logo name="Plainsail" href="#home" />,
      dont: <Logo name="Home" href="#home" />,
      because: 'The name is the brand. Customers know that it leads home.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Opens the home page.'],
  ],
  announced: ['The name of the brand and “link”. The mark isn’t announced.'],
  content: ['In a bar with very large text only the mark is visible. Screen readers still read the name.'],
  layout: [
    'The mark has 28 px. In a bar of less than 208 px, for example with large text on a phone, the name is only read by screen readers.',
  ],
  states: {
    Default: <Logo name="Plainsail" href="#home" />,
    'A long name': <Logo name="The Sample Brokerage of Sampletown" href="#home" />,
  },
  pressable: <Logo name="Plainsail" href="#home" />,
  related: ['shell/SailMark', 'shell/NavBar', 'shell/Footer'],
}
