import type { ReactNode } from 'react'
import { formatMoment } from '../money/format.ts'
import { PauseText } from '../form/PauseText.tsx'
import { RequestId } from '../form/RequestId.tsx'
import { SentBefore } from '../money/SentBefore.tsx'
import { When } from '../money/When.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { Link } from '../primitives/Link.tsx'
import { StatusBadge } from '../wallet/StatusBadge.tsx'
import { LISTED, ListedText } from './ListedText.tsx'
import type { EarlierOrder, ReviewState } from './review-state.ts'

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
  const history = <Link href={historyHref}>Withdrawal history</Link>
  if (state.is === 'refused' || state.is === 'unknown')
    return <Outcome {...{ state, left, historyHref, refusal }} />
  if (state.is === 'arrived')
    return (
      <Callout tone="success" live="polite" title={LISTED} className="mt-4">
        <ListedText at={state.listedAt} /> {history}
      </Callout>
    )
  if (state.is === 'elsewhere')
    return (
      <Callout
        tone={state.row ? 'success' : 'warning'}
        live="polite"
        title="You sent this in another tab"
        className="mt-4"
      >
        {state.row ? (
          <>
            The history shows it
            {state.row.reference && (
              <>
                {' '}
                as <bdi>{state.row.reference}</bdi>
              </>
            )}
            : <StatusBadge look="plain" status={state.row.status} />
          </>
        ) : (
          'Nothing was sent from this tab. The other tab shows the outcome, and the history shows the withdrawal if it was carried out.'
        )}{' '}
        {history}
      </Callout>
    )
  if (state.is !== 'asking') return null
  if (state.earlier)
    return (
      <Callout tone="warning" live="polite" title={UNKNOWN} className="mt-4">
        You sent this same order <When at={state.earlier.sentAt} />. {ifRepeated(state.earlier)} {history}
      </Callout>
    )
  if (!state.same) return null
  return (
    <SentBefore
      kind="withdrawal"
      what={`You sent the same amount to this ${isWallet ? 'address' : 'account'}`}
      sentAt={state.same.sentAt}
      unclear={state.same.unclear ? 'We could not find out whether it was carried out.' : undefined}
      times={state.same.times}
      className="mt-4"
    >
      {history}
    </SentBefore>
  )
}

type Failed = Extract<ReviewState, { is: 'refused' | 'unknown' }>

const UNKNOWN = 'Sent, answer unknown: check the history before you repeat'

const ifRepeated = ({ repeat }: EarlierOrder) =>
  repeat === 'counts-once'
    ? 'The platform states that it carries out the same order only once.'
    : 'If the first one arrived and you send it again, it may count twice.'

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
  const why = <PauseText sentence={state.why} retryAfter={state.retryAfter} left={left} />
  if (state.is === 'refused')
    return (
      <Callout tone="danger" live="assertive" title="Nothing was sent." className="mt-4">
        {refusal ?? (
          <>
            {why}
            {state.until !== undefined && (
              <>
                {' '}
                In your time, that is until <time dateTime={state.until}>{formatMoment(state.until)}</time>.
              </>
            )}
          </>
        )}
        <RequestId of={state.requestId} />
      </Callout>
    )
  return (
    <Callout tone="warning" live="assertive" title={UNKNOWN} className="mt-4">
      {why} {state.refused ? 'An earlier try' : 'It'} may have been carried out. {ifRepeated(state.earlier)}{' '}
      <Link href={historyHref}>Withdrawal history</Link>
      <RequestId of={state.requestId} />
    </Callout>
  )
}
