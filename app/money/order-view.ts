import { toCents, toDecimal, type Decimal } from '#contract/money.ts'
import type { WithdrawalBody } from '#contract/orders.ts'
import type { UnsettledOrder } from '#ui/withdrawal/unsettled-notices.tsx'
import type { ListedOrder } from './listed-orders.ts'
import { stateOf, type Order } from './withdrawal-store.ts'

/** What the history's row of an order shows, for the library's components. */
export const listedRow = ({ rowDate, fee, chargedFee }: Pick<Order, 'rowDate' | 'fee' | 'chargedFee'>) => ({
  listedAt: rowDate,
  fees:
    fee && chargedFee && toCents(fee) !== toCents(chargedFee)
      ? { confirmed: fee, charged: chargedFee }
      : undefined,
})

/** Converts a stored order into the props that the library's components take. */
export function viewOf(sent: Order | ListedOrder): UnsettledOrder {
  const { key, body, firstTry } = sent
  const order = JSON.parse(body) as WithdrawalBody
  const amount = toDecimal(order.amount) ?? ('0' as Decimal)
  const view = { key, amount, payee: order, sentAt: firstTry, ...listedRow(sent) }
  if (!('state' in sent)) return { ...view, state: stateOf(sent) }
  return { ...view, state: sent.state, why: sent.why, requestId: sent.requestId }
}
