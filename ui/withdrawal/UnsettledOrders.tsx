import { useRef, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { unsettledNotices, type NoticePlaces, type UnsettledOrder } from './unsettled-notices.tsx'

type Props = Omit<ComponentProps<'div'>, 'children'> &
  NoticePlaces & {
    /** In the order in which they are shown. Without any, nothing is rendered. */
    orders: readonly UnsettledOrder[]
    /** Called when the customer removes a notice. */
    onDismiss: (key: string) => void
  }

/**
 * Notices about withdrawals that were confirmed and whose outcome the customer doesn't know yet (WDR-8). When one is removed, the focus
 * moves to the next. When the last is removed, the caller has to move it.
 */
export function UnsettledOrders({ orders, onDismiss, className, historyHref, supportHref, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null)
  if (orders.length === 0) return null
  const dismiss = (key: string, at: number) => {
    const notices = box.current?.querySelectorAll<HTMLElement>(':scope > [data-slot="callout"]')
    ;(notices?.[at + 1] ?? notices?.[at - 1])?.focus()
    onDismiss(key)
  }
  return (
    <div
      ref={box}
      data-slot="unsettled-orders"
      className={cn('grid grid-cols-1 gap-3 wrap-anywhere', className)}
      {...rest}
    >
      {orders.map((order, at) => {
        const Notice = unsettledNotices[order.state]
        return (
          <Notice
            key={order.key}
            {...{ order, historyHref, supportHref }}
            onDone={() => dismiss(order.key, at)}
          />
        )
      })}
    </div>
  )
}
