import type { ComponentProps } from 'react'
import { formatMoment, MISSING, type DateOptions } from '../money/format.ts'
import { Link } from '../primitives/Link.tsx'

/** Why a withdrawal was refused, as the server names it. */
export const refusalCodes = ['locked', 'held', 'not_saved'] as const
export type RefusalReason = (typeof refusalCodes)[number]

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The reason, as the server names it. */
  reason: RefusalReason
  /** When it ends, in ISO 8601. Missing if the server didn’t say. */
  until?: string | undefined
  /** The server’s own sentences. Those with a time are left out if `until` is known, because they aren’t in local time. */
  said: string
  /** The name of the saved address that can’t be used yet, if that is the reason. */
  waiting?: string | undefined
  /** The withdrawal was to a bank account. */
  isBank?: boolean
  /** The link to the security page. */
  securityHref: string
  /** Language and time zone of the dates. By default the customer’s. */
  dates?: DateOptions
}

/** Why a withdrawal was refused, until when in local time, and what to do (CAP-3). */
export function WithdrawalRefusal({
  reason,
  until,
  said,
  waiting,
  isBank = false,
  securityHref,
  dates,
  ...rest
}: Props) {
  const text = formatMoment(until, dates)
  const end =
    until === undefined || text === MISSING ? null : (
      <time dateTime={until} className="font-medium">
        {text}
      </time>
    )
  return (
    <div data-slot="withdrawal-refusal" data-reason={reason} {...rest}>
      {reason === 'not_saved' ? (
        <>
          You pay only to saved addresses,{' '}
          {isBank ? 'so this bank transfer is refused.' : 'and this is not one of them.'}{' '}
          {end && <>Others can be paid from {end}. </>}
        </>
      ) : end === null ? (
        `${said} `
      ) : (
        <>
          {withoutTimes(said)}{' '}
          {reason === 'locked' ? (
            <>Withdrawals are locked until {end}. </>
          ) : waiting === undefined ? (
            <>This withdrawal is held until {end}. </>
          ) : (
            <>
              Your saved address “<bdi>{waiting}</bdi>” can be used from {end}.{' '}
            </>
          )}
        </>
      )}
      What you typed is kept in the form. <Link href={securityHref}>{links[reason]}</Link>
    </div>
  )
}

const links: Record<RefusalReason, string> = {
  locked: 'See the lock on the security page',
  held: 'See the security page',
  not_saved: 'Save an address, or pay others too',
}

const timed = /\bUTC\b|\bGMT\b|\d{1,2}:\d{2}|\d{4}-\d{2}-\d{2}/

/** What the server said, without sentences that name a time, and without what the title says already. */
const withoutTimes = (said: string) =>
  (said.match(/[^.!?]+(?:[.!?]+|$)/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) => sentence !== '' && !timed.test(sentence) && !sentence.startsWith('Nothing was withdrawn'),
    )
    .join(' ')
