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
  const dismiss = (key: string) => {
    // With the last notice its button disappears, so the focus moves to the page's heading.
    if (orders.length === 1)
      document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true })
    withdrawalOrders.dismiss(key)
  }
  return (
    <UnsettledOrders
      orders={orders.map(viewOf)}
      historyHref={onHistory ? undefined : paths.withdrawalHistory}
      supportHref={paths.helpCenter}
      onDismiss={dismiss}
      className={className}
    />
  )
}
