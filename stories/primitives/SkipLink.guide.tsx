import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A skip link leads keyboard users past the navigation to the main content.',
  use: ['As the first element of every page.', 'Its target is the `main` element, which needs an id.'],
  avoid: ['For links that everyone uses, use Link.'],
  examples: [
    {
      do: <p>“Skip to the main content”</p>,
      dont: <p>“Skip”</p>,
      because: 'Say where it leads. The link appears without anything around it.',
    },
  ],
  keyboard: [
    ['Tab', 'As the first key on the page: shows the link.'],
    ['Enter', 'Moves to the main content.'],
  ],
  announced: ['“Skip to the main content, link”, as the first thing on the page.'],
  content: ['Keep the default text unless the page has another main part.'],
  layout: [
    'It takes no space. With the focus it is 12 px from the top left corner of the window, above everything else. Right to left, it is at the right.',
  ],
  states: {
    'Without focus': <span className="text-muted">Nothing is visible.</span>,
    'With focus': <span className="text-muted">At the top of the window. See the snapshots below.</span>,
  },
  related: ['primitives/Link', 'primitives/NavigationMenu'],
}
