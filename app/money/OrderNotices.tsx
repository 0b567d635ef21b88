import { UnsettledOrders } from '#ui/withdrawal/UnsettledOrders.tsx'
import { paths } from '../paths.ts'
import { viewOf } from './order-view.ts'
import { useListedOrders, withdrawalOrders } from './withdrawal-orders.ts'

type Props = {
  /** The page is the withdrawal history itself, so the notices don't link to it. */
  onHistory?: boolean
  className?: string
}

/** Lists the customer's unsettled withdrawals, each with a button to dismiss it (WDR-8). */
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
