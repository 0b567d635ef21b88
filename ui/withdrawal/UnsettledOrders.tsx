import type { Decimal } from '#contract/money.ts'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { DateTime } from '../money/DateTime.tsx'
import { Money } from '../money/Money.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { Link } from '../primitives/Link.tsx'
import { payeeLabel, type Payee } from './order-label.ts'

export type UnsettledOrder = {
  key: string
  amount: Decimal
  payee: Payee
  /** When it was first sent, in milliseconds since 1970. */
  sentAt: number
}

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  orders: readonly UnsettledOrder[]
  /** Left out on the history itself. */
  historyHref?: string
  supportHref: string
}

/** Withdrawals that were sent and whose outcome is unknown. Each stays until it appears in the history (WDR-8). */
export function UnsettledOrders({ orders, historyHref, supportHref, className, ...rest }: Props) {
  if (orders.length === 0) return null
  return (
    <div
      data-slot="unsettled-orders"
      className={cn('grid grid-cols-1 gap-3 wrap-anywhere', className)}
      {...rest}
    >
      {orders.map(({ key, amount, payee, sentAt }) => (
        <Callout
          key={key}
          tone="warning"
          title={
            <>
              Sent, answer unknown: <Money amount={amount} /> to {payeeLabel(payee)}
            </>
          }
        >
          Sent <DateTime iso={new Date(sentAt).toISOString()} />. It may have been carried out.{' '}
          {historyHref === undefined ? (
            'If it is not in the list below, reload the list before you send it again.'
          ) : (
            <>
              Check your <Link href={historyHref}>Withdrawal history</Link> before you send it again.
            </>
          )}{' '}
          If it does not appear, ask <Link href={supportHref}>support</Link>.
        </Callout>
      ))}
    </div>
  )
}
