import { Lock } from 'lucide-react'
import { useTranslate } from '../lib/locale-context.ts'
import type { DateOptions } from '../money/format.ts'
import { Callout } from '../primitives/Callout.tsx'
import { LoadError } from '../primitives/LoadError.tsx'
import { Skeleton, SkeletonGroup } from '../primitives/Skeleton.tsx'
import * as m from './messages.ts'
import { Moment } from './moment.tsx'

export type CurrentLock = {
  /** When the lock ends, in ISO 8601. `null` if there is none, `undefined` if that could not be read. */
  lockedUntil: string | null | undefined
  /** The other holds on withdrawals: why, and until when. `null` if that could not be read. */
  holds: readonly { why: string; until: string }[] | null
}

type Props = {
  current: CurrentLock | undefined
  error?: string | undefined
  onRetry: () => void
  retrying?: boolean | undefined
  justLockedUntil?: string | undefined
  dates?: DateOptions | undefined
}

/** Whether and until when withdrawals are locked or held. */
export function LockState({ current, error, onRetry, retrying, justLockedUntil, dates }: Props) {
  const t = useTranslate()
  // It may have been extended since, for example in another tab.
  const just =
    Date.parse(current?.lockedUntil ?? '') > Date.parse(justLockedUntil ?? '') ? undefined : justLockedUntil
  return (
    <div className="grid gap-4">
      {error !== undefined && (
        <LoadError
          tone={current ? 'warning' : 'danger'}
          title={current ? t(m.lockNotRefreshed) : t(m.lockNotLoaded)}
          onRetry={onRetry}
          retrying={retrying}
        >
          {error}
        </LoadError>
      )}
      {just !== undefined && (
        <Callout tone="success" live="polite" title={t(m.withdrawalsLocked)}>
          {t(m.nobodyUntil, { time: <Moment iso={just} dates={dates} /> })}
        </Callout>
      )}
      {!current && error === undefined && (
        <SkeletonGroup label={t(m.loadingLock)}>
          <Skeleton className="h-6.5 max-w-80" />
        </SkeletonGroup>
      )}
      {current && just === undefined && (
        <p className="flex items-start gap-3">
          {current.lockedUntil != null && <Lock aria-hidden className="mt-0.75 size-5 shrink-0 text-muted" />}
          <span>
            {current.lockedUntil === undefined ? (
              t(m.lockUnreadable)
            ) : current.lockedUntil === null ? (
              t(m.notLocked)
            ) : (
              <strong className="font-medium">
                {t(m.lockedUntil, { time: <Moment iso={current.lockedUntil} dates={dates} /> })}
              </strong>
            )}
          </span>
        </p>
      )}
      {current?.holds === null && <p className="text-sm text-muted">{t(m.holdsUnreadable)}</p>}
      {current?.holds && current.holds.length > 0 && (
        <ul aria-label={t(m.alsoHeld)} className="ruled">
          {current.holds.map(({ why, until }) => (
            <li key={why + until} className="py-3 wrap-anywhere">
              <strong className="font-medium">
                {t(m.heldUntilBecause, { time: <Moment iso={until} dates={dates} /> })}
              </strong>{' '}
              <bdi>{why}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
