import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { paymentMarks } from '../lib/payment-marks.ts'
import * as m from './messages.ts'
import type { ComponentProps } from 'react'

// SVG paths of the logos, simplified from Simple Icons, CC0 (https://simpleicons.org). The card is our own drawing.
const parts = {
  card: {
    name: m.card,
    path: 'M3 4h18a2 2 0 0 1 2 2v2.5H1V6a2 2 0 0 1 2-2m-2 7h22v7a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2zm3 4v2h6v-2z',
  },
  paypal: {
    name: 'PayPal',
    path: 'M15.6 4.7H9L6.6 19.3H1.8L4.8 0h8c3.8 0 6.4 2.3 6.5 5.5a7 7 0 0 0-3.7-.8m6.6 5.5a7 7 0 0 1-7 6.9h-2.5L11.6 24H6.7l1.9-11.5h3.6c4.2 0 7.3-3.7 7.1-7a5 5 0 0 1 2.9 4.7M9.7 5.5H16q1.5 0 2.3.6a6 6 0 0 1-6.4 5.5H8.7Z',
  },
  bitcoin: {
    name: 'Bitcoin',
    path: `M12 0a12 12 0 1 0 0 24 12 12 0 0 0 0-24${paymentMarks.bitcoin}`,
  },
  ethereum: {
    name: 'Ethereum',
    path: paymentMarks.ethereum,
  },
  usdt: {
    name: 'USDT',
    path: paymentMarks.usdt,
  },
} as const

export type PaymentMethod = keyof typeof parts
export const paymentLogos = Object.keys(parts) as PaymentMethod[]

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  /** Which payment method is shown. */
  method: PaymentMethod
}

/** The logo and the name of a payment method (FTR-2). */
export function PaymentLogo({ method, className, ...rest }: Props) {
  const t = useTranslate()
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
      {typeof name === 'string' ? name : t(name)}
    </span>
  )
}
