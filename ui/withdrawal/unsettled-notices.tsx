import type { Decimal } from '#contract/money.ts'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { RequestId } from '../form/RequestId.tsx'
import { useTranslate } from '../lib/locale-context.ts'
import { DateTime } from '../money/DateTime.tsx'
import { Money } from '../money/Money.tsx'
import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { Link } from '../primitives/Link.tsx'
import * as words from '../primitives/messages.ts'
import { ListedText } from './ListedText.tsx'
import * as m from './messages.ts'
import { payeeLabel, type Payee } from './order-label.ts'
import type { ListedRow } from './review-state.ts'

/** An order to report. The fields of {@link ListedRow} are for `arrived`. */
export type UnsettledOrder = ListedRow & {
  key: string
  amount: Decimal
  payee: Payee
  /** When it was first sent, in milliseconds since 1970. For `unsent`: when it was confirmed. */
  sentAt: number
  /**
   * `arrived`: the history shows a new matching row. `expired`: the app can no longer find out whether it was carried out. `unsent`:
   * the page was closed, or the session ended, before its request began. `refused`: the customer may not have seen the refusal, because
   * they had signed out or left the page.
   */
  state: 'unknown' | 'arrived' | 'expired' | 'unsent' | 'refused'
  /** For `refused`: the server's reason, in sentences. */
  why?: string | undefined
  /** For `refused`: the `X-Request-Id` of the response, for support. */
  requestId?: string | undefined
}

export type NoticePlaces = {
  /** The link to the withdrawal history. Leave it out on that page. */
  historyHref?: string
  supportHref: string
}

type NoticeProps = NoticePlaces & { order: UnsettledOrder; onDone: () => void }

function Named({ of: { amount, payee } }: { of: UnsettledOrder }) {
  const t = useTranslate()
  return t(m.orderTo, { amount: <Money amount={amount} />, payee: payeeLabel(payee, t) })
}
function Sent({ of: { sentAt } }: { of: UnsettledOrder }) {
  const t = useTranslate()
  return t(m.sentOn, { date: <DateTime iso={new Date(sentAt).toISOString()} /> })
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** A button of a notice. All notices have the same buttons, so the accessible name includes the order. */
function NoticeButton({
  order,
  children,
  ...rest
}: Pick<ComponentProps<'button'>, 'ref' | 'onClick'> & { order: UnsettledOrder; children: ReactNode }) {
  const t = useTranslate()
  return (
    <Button variant="secondary" size="sm" {...rest}>
      {children}
      <span className="sr-only">{t(m.buttonOf, { order: <Named of={order} /> })}</span>
    </Button>
  )
}

type OneButton = Pick<NoticeProps, 'order' | 'onDone'> & ComponentProps<typeof Callout>

/** A notice with one button, 'Close' by default, which removes it. */
function Notice({ order, onDone, action, ...rest }: OneButton) {
  const t = useTranslate()
  const button = (
    <NoticeButton order={order} onClick={onDone}>
      {action ?? t(words.close)}
    </NoticeButton>
  )
  return <Callout tabIndex={-1} action={button} {...rest} />
}

function UnknownNotice({ order, historyHref, supportHref, onDone }: NoticeProps) {
  const t = useTranslate()
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
      title={t(m.unknownTitle, { order: <Named of={order} /> })}
      action={
        asks ? (
          <>
            <p ref={takeFocus} tabIndex={-1} className="w-full font-medium outline-none">
              {t(m.removeNoticeQuestion)}
            </p>
            <NoticeButton order={order} onClick={onDone}>
              {t(m.removeIt)}
            </NoticeButton>
            <NoticeButton order={order} onClick={() => ask(false)}>
              {t(m.keepIt)}
            </NoticeButton>
          </>
        ) : (
          // The pressed button disappears, so what replaces it takes the focus.
          <NoticeButton order={order} ref={asked ? takeFocus : undefined} onClick={() => ask(true)}>
            {t(m.historyChecked)}
          </NoticeButton>
        )
      }
    >
      {t(m.sentUnknown, { sent: <Sent of={order} /> })}{' '}
      {historyHref === undefined
        ? t(m.reloadListFirst)
        : t(m.seeHistory, { history: <Link href={historyHref}>{t(m.withdrawalHistory)}</Link> })}{' '}
      {t(m.contactIfMissing, { support: <Link href={supportHref}>{t(m.support)}</Link> })}
    </Callout>
  )
}

function ArrivedNotice({ order, historyHref, onDone }: NoticeProps) {
  const t = useTranslate()
  return (
    <Notice
      {...{ order, onDone }}
      tone={order.fees ? 'warning' : 'success'}
      title={t(m.arrivedTitle, { order: <Named of={order} /> })}
    >
      <Sent of={order} /> <ListedText at={order.listedAt} fees={order.fees} />{' '}
      {historyHref === undefined
        ? t(m.inListBelow)
        : t(m.seeInHistory, { history: <Link href={historyHref}>{t(m.withdrawalHistory)}</Link> })}
    </Notice>
  )
}

function ExpiredNotice({ order, historyHref, supportHref, onDone }: NoticeProps) {
  const t = useTranslate()
  return (
    <Notice
      {...{ order, onDone }}
      tone="warning"
      title={t(m.expiredTitle, { order: <Named of={order} /> })}
      action={t(m.removeNotice)}
    >
      {t(m.checkHistory, {
        sent: <Sent of={order} />,
        history: historyHref === undefined ? null : <Link href={historyHref}>{t(m.withdrawalHistory)}</Link>,
        support: <Link href={supportHref}>{t(m.support)}</Link>,
      })}
    </Notice>
  )
}

function UnsentNotice({ order, onDone }: NoticeProps) {
  const t = useTranslate()
  return (
    <Notice {...{ order, onDone }} tone="warning" title={t(m.unsentTitle, { order: <Named of={order} /> })}>
      {t(m.endedBeforeSent, { date: <DateTime iso={new Date(order.sentAt).toISOString()} /> })}
    </Notice>
  )
}

function RefusedNotice({ order, supportHref, onDone }: NoticeProps) {
  const t = useTranslate()
  return (
    <Notice {...{ order, onDone }} tone="danger" title={t(m.refusedTitle, { order: <Named of={order} /> })}>
      {t(m.refusedLater, {
        sent: <Sent of={order} />,
        why: <bdi>{order.why}</bdi>,
        support: <Link href={supportHref}>{t(m.support)}</Link>,
      })}
      <RequestId of={order.requestId} />
    </Notice>
  )
}

/** The notice of each state. */
export const unsettledNotices = {
  unknown: UnknownNotice,
  arrived: ArrivedNotice,
  expired: ExpiredNotice,
  unsent: UnsentNotice,
  refused: RefusedNotice,
}
