import { Link } from '#ui/primitives/Link.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A link goes to another page, to a place on this page, or to a file.',
  use: [
    'To go somewhere: a page, a heading, an email address, a file.',
    'Use `quiet` in lists that consist of links, such as a footer.',
    'Use `external` for pages of others. It opens a new tab and says so.',
  ],
  avoid: [
    'To start an action, use Button.',
    'For the one main step of a view, give a Button the link with `asChild`.',
  ],
  examples: [
    {
      do: (
        <p>
          Read the <Link href="#fees">fees for withdrawals</Link>.
        </p>
      ),
      dont: (
        <p>
          For fees, <Link href="#fees">click here</Link>.
        </p>
      ),
      because: 'Screen readers can list all links. Each must make sense on its own.',
    },
    {
      do: (
        <Link href="https://example.com" external>
          Terms of the network
        </Link>
      ),
      dont: (
        <Link href="https://example.com" target="_blank">
          Terms of the network
        </Link>
      ),
      because: 'A new tab without a warning is confusing. `external` shows an icon and tells screen readers.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Follows it.'],
  ],
  announced: [
    'The text and the role: “fees for withdrawals, link”.',
    'With `external`: “(opens in a new tab)” after the text.',
  ],
  content: [
    'Name the target, in the words of its heading.',
    'Don’t use “here”, “more” or a bare address as text.',
    'Leave the full stop of the sentence outside the link.',
  ],
  layout: [
    'It is part of the line and wraps with it.',
    'A long address breaks only if the text around it may: use `wrap-anywhere` there.',
  ],
  states: {
    Inline: (
      <p>
        Read the <Link href="#fees">fees</Link> first.
      </p>
    ),
    Quiet: (
      <Link href="#fees" variant="quiet">
        Fees
      </Link>
    ),
    External: (
      <Link href="https://example.com" external>
        Fees of the network
      </Link>
    ),
  },
  pressable: <Link href="#fees">Fees</Link>,
  related: ['primitives/Button', 'primitives/NavigationMenu', 'primitives/SkipLink'],
}
