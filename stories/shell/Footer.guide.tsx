import { PaymentLogo } from '#ui/shell/PaymentLogo.tsx'
import { Footer } from '#ui/shell/Footer.tsx'
import meta, { NoPaymentMethod } from './Footer.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'Footer is the end of the public pages: links, payment methods, the risk warning and the copyright line.',
  use: ['Once on every public page.'],
  avoid: [
    'For a signed-in customer’s pages, which have their own footer.',
    'For important information that is nowhere else.',
  ],
  examples: [
    {
      do: (
        <ul className="flex gap-6">
          <li>
            <PaymentLogo method="bitcoin" />
          </li>
          <li>
            <PaymentLogo method="ethereum" />
          </li>
        </ul>
      ),
      dont: <p className="text-sm">Regulated · Insured · Award-winning</p>,
      because: 'Only what is true and can be proved. Payment methods are those that deposits are taken in.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the logo, the links, the link of the risk warning and the theme switch.'],
    ['Enter', 'Opens a link.'],
  ],
  announced: [
    'A content information region with a navigation “Footer” and a heading “Deposits are taken in”.',
    'The names of the payment methods. Their logos aren’t announced.',
  ],
  content: ['Links have the names of their pages.', 'The warning is the same as in RiskNotice.'],
  wide: true,
  layout: [
    'Two columns from 768 px of window, one on a phone. Links are in as many columns of 136 px as fit.',
    'The logos of payment methods wrap. Not printed.',
  ],
  states: {
    Default: <Footer {...meta.args} className="mt-0" />,
    'No payment method': <Footer {...meta.args} {...NoPaymentMethod.args} className="mt-0" />,
  },
  related: ['shell/PaymentLogo', 'shell/RiskNotice', 'shell/Logo', 'primitives/ThemeSwitch'],
}
