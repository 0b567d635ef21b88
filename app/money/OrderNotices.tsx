import { UnsettledOrders } from '#ui/withdrawal/UnsettledOrders.tsx'
import { paths } from '../paths.ts'
import { viewOf } from './order-view.ts'
import { useListedOrders, withdrawalOrders } from './withdrawal-orders.ts'

type Props = {
  /** The page is the withdrawal history, so nothing leads there. */
  onHistory?: boolean
  className?: string
}

/** The customer's withdrawals of which there is something to say, with the means to acknowledge it (WDR-8). */
export function OrderNotices({ onHistory = false, className }: Props) {
  const orders = useListedOrders()
  return (
    <UnsettledOrders
      orders={orders.map(viewOf)}
      historyHref={onHistory ? undefined : paths.withdrawalHistory}
      supportHref={paths.helpCenter}
      onDismiss={withdrawalOrders.dismiss}
      className={className}
    />
  )
}
