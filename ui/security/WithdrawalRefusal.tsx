import type { ComponentProps } from 'react'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { formatMoment, MISSING, type DateOptions } from '../money/format.ts'
import { Link } from '../primitives/Link.tsx'
import * as m from './messages.ts'

/** Why a withdrawal was refused, as the server names it. */
export const refusalCodes = ['locked', 'held', 'not_saved'] as const
export type RefusalReason = (typeof refusalCodes)[number]

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The reason, as the server names it. */
  reason: RefusalReason
  /** When it ends, in ISO 8601. Missing if the server didn’t say. */
  until?: string | undefined
  /** The server’s own sentences. Sentences that name a time are left out if `until` is known, because that time isn’t local. */
  serverMessage: string
  /** The name of the saved address that can’t be used yet, if that is the reason. */
  waiting?: string | undefined
  /** The withdrawal was to a bank account. */
  isBank?: boolean
  /** The link to the security page. */
  securityHref: string
  /** Language and time zone of the dates. By default the customer’s. */
  dates?: DateOptions
}

/** Why a withdrawal was refused, when the refusal ends in local time, and what to do (CAP-3). */
export function WithdrawalRefusal({
  reason,
  until,
  serverMessage,
  waiting,
  isBank = false,
  securityHref,
  dates,
  ...rest
}: Props) {
  const t = useTranslate()
  const text = formatMoment(until, { ...useLocale(), ...dates })
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
          {isBank ? t(m.bankNotPaid) : t(m.addressNotSaved)}{' '}
          {end && <>{t(m.othersPaidFrom, { time: end })} </>}
        </>
      ) : end === null ? (
        `${serverMessage} `
      ) : (
        <>
          {withoutTimes(serverMessage)}{' '}
          {reason === 'locked'
            ? t(m.lockedUntil, { time: end })
            : waiting === undefined
              ? t(m.heldUntil, { time: end })
              : t(m.savedUsableFrom, { name: <bdi>{waiting}</bdi>, time: end })}{' '}
        </>
      )}
      {`${t(m.typedIsKept)} `}
      <Link href={securityHref}>{t(links[reason])}</Link>
    </div>
  )
}

const links: Record<RefusalReason, () => string> = {
  locked: m.seeLock,
  held: m.seeSecurity,
  not_saved: m.saveOrPayOthers,
}

/** A sentence that adds nothing to the one with the time. */
const repeated =
  /^((this|your|all)? ?withdrawals? (is|are) )?(currently |now )?(locked|held|on hold)( now| at the moment)?[.!]*$/i
const timed = /\bUTC\b|\bGMT\b|\d{1,2}:\d{2}|\d{4}-\d{2}-\d{2}/

/** The server's sentences, without those that name a time or repeat the title or our own sentence. */
const withoutTimes = (serverMessage: string) =>
  (serverMessage.match(/[^.!?]+(?:[.!?]+|$)/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        sentence !== '' &&
        !timed.test(sentence) &&
        !repeated.test(sentence) &&
        !sentence.startsWith('Nothing was withdrawn'),
    )
    .join(' ')
