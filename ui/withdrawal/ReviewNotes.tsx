import type { ReactNode } from 'react'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { formatMoment } from '../money/format.ts'
import { PauseText } from '../form/PauseText.tsx'
import { RequestId } from '../form/RequestId.tsx'
import { SentBefore } from '../money/SentBefore.tsx'
import { When } from '../money/When.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { Link } from '../primitives/Link.tsx'
import { StatusBadge } from '../wallet/StatusBadge.tsx'
import { ListedText } from './ListedText.tsx'
import * as m from './messages.ts'
import type { ReviewState } from './review-state.ts'

type Props = {
  /** How far the withdrawal is, with what is known of the last try and of earlier orders. */
  state: ReviewState
  /** The seconds left of a pause that the server requested, or `null`. */
  left: number | null
  /** The link to the withdrawal history. */
  historyHref: string
  /** Why it was refused, instead of the server’s sentence. */
  refusal?: ReactNode
  /** Whether the destination is a wallet (“this address”) or a bank account (“this account”). */
  isWallet: boolean
}

/** The notes in the review: the outcome of the last try, and earlier orders that look the same. */
export function ReviewNotes({ state, left, historyHref, refusal, isWallet }: Props) {
  const t = useTranslate()
  const history = <Link href={historyHref}>{t(m.withdrawalHistory)}</Link>
  if (state.is === 'refused' || state.is === 'unknown')
    return <Outcome {...{ state, left, historyHref, refusal }} />
  if (state.is === 'arrived')
    return (
      <Callout
        tone={state.fees ? 'warning' : 'success'}
        live="polite"
        title={t(m.historyShowsIt)}
        className="mt-4"
      >
        <ListedText at={state.listedAt} fees={state.fees} /> {history}
      </Callout>
    )
  if (state.is === 'elsewhere')
    return (
      <Callout
        tone={state.row ? 'success' : 'warning'}
        live="polite"
        title={t(m.sentInOtherTab)}
        className="mt-4"
      >
        {state.row ? <ShownRow {...state.row} /> : t(m.notFromThisTab)} {history}
      </Callout>
    )
  if (state.is !== 'asking') return null
  if (state.earlier)
    return (
      <Callout tone="warning" live="polite" title={t(m.answerUnknown)} className="mt-4">
        {t(m.sentSameOrder, {
          when: <When at={state.earlier.sentAt} />,
          ifRepeated: t(ifRepeated[state.earlier.repeat]),
        })}{' '}
        {history}
      </Callout>
    )
  if (!state.same) return null
  return (
    <SentBefore
      kind="withdrawal"
      what={isWallet ? t(m.sameToAddress) : t(m.sameToAccount)}
      sentAt={state.same.sentAt}
      unclear={state.same.unclear ? t(m.outcomeUnclear) : undefined}
      times={state.same.times}
      className="mt-4"
    >
      {history}
    </SentBefore>
  )
}

type Failed = Extract<ReviewState, { is: 'refused' | 'unknown' }>

const ifRepeated = { 'counts-once': m.countsOnce, 'may-count-twice': m.mayCountTwice }

/** What the history shows about an order that another tab has sent. */
function ShownRow({ reference, status }: { reference: string | null; status: string | null }) {
  const t = useTranslate()
  const badge = <StatusBadge look="plain" status={status} />
  if (!reference) return t(m.shownWithStatus, { status: badge })
  return t(m.shownWithReference, { reference: <bdi>{reference}</bdi>, status: badge })
}

function Outcome({
  state,
  left,
  historyHref,
  refusal,
}: {
  /** How far the withdrawal is, with what is known of the last try and of earlier orders. */
  state: Failed
  left: number | null
  /** The link to the withdrawal history. */
  historyHref: string
  /** Why it was refused, instead of the server’s sentence. */
  refusal: ReactNode
}) {
  const t = useTranslate()
  const locale = useLocale()
  const why = <PauseText sentence={state.why} retryAfter={state.retryAfter} left={left} />
  if (state.is === 'refused')
    return (
      <Callout tone="danger" live="assertive" title={t(m.nothingSent)} className="mt-4">
        {refusal ?? (
          <>
            {why}
            {state.until !== undefined && (
              <>
                {' '}
                {t(m.untilInYourTime, {
                  time: <time dateTime={state.until}>{formatMoment(state.until, locale)}</time>,
                })}
              </>
            )}
          </>
        )}
        <RequestId of={state.requestId} />
      </Callout>
    )
  const known = { why, ifRepeated: t(ifRepeated[state.earlier.repeat]) }
  return (
    <Callout tone="warning" live="assertive" title={t(m.answerUnknown)} className="mt-4">
      {state.refused ? t(m.earlierMayBeCarriedOut, known) : t(m.mayBeCarriedOut, known)}{' '}
      <Link href={historyHref}>{t(m.withdrawalHistory)}</Link>
      <RequestId of={state.requestId} />
    </Callout>
  )
}
