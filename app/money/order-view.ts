import { toDecimal, type Decimal } from '#contract/money.ts'
import type { WithdrawalBody } from '#contract/transactions.ts'
import type { UnsettledOrder } from '#ui/withdrawal/UnsettledOrders.tsx'
import type { Order } from './stored-orders.ts'

/** A stored order as the library shows it. */
export function viewOf({ key, body, firstTry }: Order): UnsettledOrder {
  const order = JSON.parse(body) as WithdrawalBody
  return { key, amount: toDecimal(order.amount) ?? ('0' as Decimal), payee: order, sentAt: firstTry }
}
