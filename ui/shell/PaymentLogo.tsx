import { cn } from '../lib/cn.ts'
import type { ComponentProps } from 'react'

// SVG paths of the logos, simplified from Simple Icons, CC0 (https://simpleicons.org). The card is our own drawing.
const parts = {
  card: {
    name: 'Card',
    path: 'M3 4h18a2 2 0 0 1 2 2v2.5H1V6a2 2 0 0 1 2-2m-2 7h22v7a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2zm3 4v2h6v-2z',
  },
  paypal: {
    name: 'PayPal',
    path: 'M15.6 4.7H9L6.6 19.3H1.8L4.8 0h8c3.8 0 6.4 2.3 6.5 5.5a7 7 0 0 0-3.7-.8m6.6 5.5a7 7 0 0 1-7 6.9h-2.5L11.6 24H6.7l1.9-11.5h3.6c4.2 0 7.3-3.7 7.1-7a5 5 0 0 1 2.9 4.7M9.7 5.5H16q1.5 0 2.3.6a6 6 0 0 1-6.4 5.5H8.7Z',
  },
  bitcoin: {
    name: 'Bitcoin',
    path: 'M12 0a12 12 0 1 0 0 24 12 12 0 0 0 0-24m5.3 10.3c.2-1.6-1-2.5-2.7-3l.6-2.2-1.3-.3-.6 2-1-.2.5-2-1.3-.4-.5 2.1-.9-.2-1.8-.4L7.9 7l1 .2q.7.3.6.8L8 14q0 .2-.6.2l-1-.2-.6 1.5 1.7.4 1 .3-.6 2.2 1.3.3.6-2.2 1 .3-.5 2.1 1.3.4.6-2.2c2.2.4 3.9.2 4.6-1.8q.8-2.4-1.2-3.2 1.3-.2 1.7-2m-3 4.2c-.4 1.7-3.2.8-4 .5l.6-2.9c1 .3 3.8.7 3.4 2.4m.4-4.2c-.4 1.5-2.7.7-3.4.5l.6-2.6c.8.2 3.2.5 2.8 2',
  },
  ethereum: {
    name: 'Ethereum',
    path: 'm12 18-7.4-4.4L11.9 24l7.4-10.4zm0-18L4.8 12.2l7.4 4.4 7.3-4.4z',
  },
  usdt: {
    name: 'USDT',
    path: 'M18.8 10.5c0 .6-2.3 1.2-5.3 1.3h-3c-3-.1-5.3-.7-5.3-1.3s2.3-1.1 5.3-1.3v2h3v-2c3 .2 5.3.7 5.3 1.3m5.1.6L12.1 22.4H12L0 11v-.2l4.3-9.2.2-.1h15L24 11zm-4.4-.4c0-.8-2.6-1.5-6-1.7V7.2h4.2V4.4H6.3v2.8h4.2V9c-3.4.2-6 .9-6 1.7s2.6 1.4 6 1.6v5.9h3v-5.9c3.4-.2 6-.8 6-1.6',
  },
} as const

export type PaymentMethod = keyof typeof parts
export const paymentLogos = Object.keys(parts) as PaymentMethod[]

type Props = Omit<ComponentProps<'span'>, 'children'> & { method: PaymentMethod }

/** The logo and the name of a payment method (FTR-2). */
export function PaymentLogo({ method, className, ...rest }: Props) {
  const { name, path } = parts[method]
  return (
    <span
      data-slot="payment-logo"
      className={cn('inline-flex items-center gap-2 text-sm font-medium', className)}
      {...rest}
    >
      <svg viewBox="0 0 24 24" aria-hidden className="size-5 shrink-0 fill-current">
        <path fillRule="evenodd" d={path} />
      </svg>
      {name}
    </span>
  )
}
