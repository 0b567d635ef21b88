import type { Decimal } from '#contract/money.ts'
import { useState, type ComponentProps, type ReactNode } from 'react'
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

export type NoticePlaces = {
  /** The link to the withdrawal history. Leave it out on that page. */
  historyHref?: string
  supportHref: string
}

type NoticeProps = NoticePlaces & { order: UnsettledOrder; onDone: () => void }

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

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** A button of a notice. All notices have the same buttons, so the accessible name includes the order. */
function NoticeButton({
  order,
  children,
  ...rest
}: Pick<ComponentProps<'button'>, 'ref' | 'onClick'> & { order: UnsettledOrder; children: ReactNode }) {
  return (
    <Button variant="secondary" size="sm" {...rest}>
      {children}
      <span className="sr-only">
        , <Named of={order} />
      </span>
    </Button>
  )
}

function UnknownNotice({ order, historyHref, supportHref, onDone }: NoticeProps) {
  const [asks, setAsks] = useState(false)
  const [asked, setAsked] = useState(false)
  const ask = (now: boolean) => {
    setAsks(now)
    setAsked(true)
  }
  return (
    <Callout
      tabIndex={-1}
      tone="warning"
      title={
        <>
          Sent, answer unknown: <Named of={order} />. Check the history before you repeat it.
        </>
      }
      action={
        asks ? (
          <>
            <p ref={takeFocus} tabIndex={-1} className="w-full font-medium outline-none">
              Remove this notice? If the withdrawal was carried out and you send it again, it counts twice.
            </p>
            <NoticeButton order={order} onClick={onDone}>
              Remove it
            </NoticeButton>
            <NoticeButton order={order} onClick={() => ask(false)}>
              Keep it
            </NoticeButton>
          </>
        ) : (
          // The button that was pressed disappears, so what replaces it takes the focus.
          <NoticeButton order={order} ref={asked ? takeFocus : undefined} onClick={() => ask(true)}>
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
          See the <Link href={historyHref}>Withdrawal history</Link>.
        </>
      )}{' '}
      If it does not appear there, contact <Link href={supportHref}>support</Link>.
    </Callout>
  )
}

function ArrivedNotice({ order, historyHref, onDone }: NoticeProps) {
  return (
    <Callout
      tabIndex={-1}
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
      tabIndex={-1}
      tone="warning"
      title={
        <>
          Answer never received: <Named of={order} />
        </>
      }
      action={
        <NoticeButton order={order} onClick={onDone}>
          Remove this notice
        </NoticeButton>
      }
    >
      <Sent of={order} /> We could not find out whether this withdrawal was carried out. Check the{' '}
      {historyHref === undefined ? 'list below' : <Link href={historyHref}>Withdrawal history</Link>}, or
      contact <Link href={supportHref}>support</Link>.
    </Callout>
  )
}

function UnsentNotice({ order, onDone }: NoticeProps) {
  return (
    <Callout
      tabIndex={-1}
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
      session ended before it was sent, so nothing was withdrawn. Enter it again if you still want it.
    </Callout>
  )
}

/** The notice of each state. */
export const unsettledNotices = {
  unknown: UnknownNotice,
  arrived: ArrivedNotice,
  expired: ExpiredNotice,
  unsent: UnsentNotice,
}
