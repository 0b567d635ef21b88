import type { Decimal } from '#contract/money.ts'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { DateTime } from '../money/DateTime.tsx'
import { Money } from '../money/Money.tsx'
import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { Link } from '../primitives/Link.tsx'
import { LISTED, ListedText } from './ListedText.tsx'
import { payeeLabel, type Payee } from './order-label.ts'

export type UnsettledOrder = {
  key: string
  amount: Decimal
  payee: Payee
  /** When it was first sent, in milliseconds since 1970. For `unsent`: when it was confirmed. */
  sentAt: number
  /**
   * `arrived`: the history shows a new row like it. `expired`: the app can no longer find out whether it was carried out. `unsent`: the
   * page was closed, or the session ended, before its request began.
   */
  state: 'unknown' | 'arrived' | 'expired' | 'unsent'
  /** For `arrived`: the date of that row, in ISO 8601. */
  listedAt?: string | undefined
}

type Places = {
  /** The link to the withdrawal history. Leave it out on that page. */
  historyHref?: string
  supportHref: string
}

type Props = Omit<ComponentProps<'div'>, 'children'> &
  Places & {
    orders: readonly UnsettledOrder[]
    /** Called when the customer removes a notice. */
    onDismiss: (key: string) => void
  }

/** Notices about withdrawals that were confirmed and whose outcome the customer doesn't know yet (WDR-8). */
export function UnsettledOrders({ orders, onDismiss, className, historyHref, supportHref, ...rest }: Props) {
  if (orders.length === 0) return null
  return (
    <div
      data-slot="unsettled-orders"
      className={cn('grid grid-cols-1 gap-3 wrap-anywhere', className)}
      {...rest}
    >
      {orders.map((order) => {
        const Notice = notices[order.state]
        return (
          <Notice
            key={order.key}
            {...{ order, historyHref, supportHref }}
            onDone={() => onDismiss(order.key)}
          />
        )
      })}
    </div>
  )
}

type NoticeProps = Places & { order: UnsettledOrder; onDone: () => void }

const Named = ({ of: { amount, payee } }: { of: UnsettledOrder }) => (
  <>
    <Money amount={amount} /> to {payeeLabel(payee)}
  </>
)
const Sent = ({ of: { sentAt } }: { of: UnsettledOrder }) => (
  <>
    Sent <DateTime iso={new Date(sentAt).toISOString()} />.
  </>
)

/** A button of a notice. All notices have the same buttons, so the accessible name includes the order. */
function NoticeButton({
  order,
  children,
  onClick,
}: {
  order: UnsettledOrder
  children: ReactNode
  onClick: () => void
}) {
  return (
    <Button variant="secondary" size="sm" onClick={onClick}>
      {children}
      <span className="sr-only">
        , <Named of={order} />
      </span>
    </Button>
  )
}

function UnknownNotice({ order, historyHref, supportHref, onDone }: NoticeProps) {
  const [asks, setAsks] = useState(false)
  return (
    <Callout
      tone="warning"
      title={
        <>
          Sent, answer unknown: <Named of={order} />
        </>
      }
      action={
        asks ? (
          <>
            <p className="w-full font-medium">
              Remove this notice? If the withdrawal was carried out and you send it again, it counts twice.
            </p>
            <NoticeButton order={order} onClick={onDone}>
              Remove it
            </NoticeButton>
            <NoticeButton order={order} onClick={() => setAsks(false)}>
              Keep it
            </NoticeButton>
          </>
        ) : (
          <NoticeButton order={order} onClick={() => setAsks(true)}>
            I have checked the history
          </NoticeButton>
        )
      }
    >
      <Sent of={order} /> It may have been carried out.{' '}
      {historyHref === undefined ? (
        'If it is not in the list below, reload the list before you send it again.'
      ) : (
        <>
          Check your <Link href={historyHref}>Withdrawal history</Link> before you send it again.
        </>
      )}{' '}
      If it does not appear, ask <Link href={supportHref}>support</Link>.
    </Callout>
  )
}

function ArrivedNotice({ order, historyHref, onDone }: NoticeProps) {
  return (
    <Callout
      tone="success"
      title={
        <>
          {LISTED}: <Named of={order} />
        </>
      }
      action={
        <NoticeButton order={order} onClick={onDone}>
          Close
        </NoticeButton>
      }
    >
      <Sent of={order} /> <ListedText at={order.listedAt} />{' '}
      {historyHref === undefined ? (
        'It is in the list below.'
      ) : (
        <>
          See it in your <Link href={historyHref}>Withdrawal history</Link>.
        </>
      )}
    </Callout>
  )
}

function ExpiredNotice({ order, historyHref, supportHref, onDone }: NoticeProps) {
  return (
    <Callout
      tone="warning"
      title={
        <>
          Outcome never learned: <Named of={order} />
        </>
      }
      action={
        <NoticeButton order={order} onClick={onDone}>
          Remove this notice
        </NoticeButton>
      }
    >
      <Sent of={order} /> We never learned whether this withdrawal was carried out. Check the{' '}
      {historyHref === undefined ? 'list below' : <Link href={historyHref}>Withdrawal history</Link>}, or ask{' '}
      <Link href={supportHref}>support</Link>.
    </Callout>
  )
}

function UnsentNotice({ order, onDone }: NoticeProps) {
  return (
    <Callout
      tone="warning"
      title={
        <>
          Not sent: <Named of={order} />
        </>
      }
      action={
        <NoticeButton order={order} onClick={onDone}>
          Close
        </NoticeButton>
      }
    >
      You confirmed it <DateTime iso={new Date(order.sentAt).toISOString()} />. The page was closed or your
      session ended before it was sent, so nothing was withdrawn. Order it again if you still want it.
    </Callout>
  )
}

const notices = {
  unknown: UnknownNotice,
  arrived: ArrivedNotice,
  expired: ExpiredNotice,
  unsent: UnsentNotice,
}
