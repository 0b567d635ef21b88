import { PaymentLogo, paymentLogos } from '#ui/shell/PaymentLogo.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'PaymentLogo is the logo and the name of a payment method.',
  use: ['In the footer, for the methods that deposits are really taken in.'],
  avoid: [
    'To choose a method, use DepositMethods.',
    'For methods that are planned or that only sound familiar.',
  ],
  examples: [
    {
      do: (
        <div className="flex flex-wrap gap-6">
          <PaymentLogo method="bitcoin" />
          <PaymentLogo method="usdt" />
        </div>
      ),
      dont: (
        <div className="flex flex-wrap gap-6">
          <PaymentLogo method="card" />
          <PaymentLogo method="paypal" />
        </div>
      ),
      because: 'Show only what a customer can pay with. A logo is a promise.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['The name. The logo isn’t announced.'],
  content: ['The names are the brands’ own.'],
  layout: ['As wide as its logo of 20 px and its name. A list of them wraps.'],
  states: Object.fromEntries(
    paymentLogos.map((method) => [method, <PaymentLogo key={method} method={method} />]),
  ),
  related: ['shell/Footer', 'deposit/MethodMark'],
}
