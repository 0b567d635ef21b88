import { Lock } from 'lucide-react'
import type { DateOptions } from '../money/format.ts'
import { Callout } from '../primitives/Callout.tsx'
import { LoadError } from '../primitives/LoadError.tsx'
import { Skeleton, SkeletonGroup } from '../primitives/Skeleton.tsx'
import { Moment } from './moment.tsx'

export type CurrentLock = {
  /** When the lock ends, in ISO 8601. `null` if there is none, `undefined` if that could not be read. */
  lockedUntil: string | null | undefined
  /** Why else withdrawals are held, and until when. `null` if that could not be read. */
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
  // It may have been made longer since, for example in another tab.
  const just =
    Date.parse(current?.lockedUntil ?? '') > Date.parse(justLockedUntil ?? '') ? undefined : justLockedUntil
  return (
    <div className="grid gap-4">
      {error !== undefined && (
        <LoadError
          tone={current ? 'warning' : 'danger'}
          title={current ? 'The lock could not be read again' : 'The current lock could not be loaded'}
          onRetry={onRetry}
          retrying={retrying}
        >
          {error}
        </LoadError>
      )}
      {just !== undefined && (
        <Callout tone="success" live="polite" title="Withdrawals are locked">
          Nobody can withdraw until <Moment iso={just} dates={dates} />.
        </Callout>
      )}
      {!current && error === undefined && (
        <SkeletonGroup label="Loading the withdrawal lock">
          <Skeleton className="h-6 max-w-80" />
        </SkeletonGroup>
      )}
      {current && just === undefined && (
        <p className="flex items-start gap-3">
          {current.lockedUntil != null && <Lock aria-hidden className="mt-0.75 size-5 shrink-0 text-muted" />}
          <span>
            {current.lockedUntil === undefined ? (
              'We could not read whether withdrawals are locked.'
            ) : current.lockedUntil === null ? (
              'Not locked at the moment.'
            ) : (
              <strong className="font-medium">
                Withdrawals are locked until <Moment iso={current.lockedUntil} dates={dates} />.
              </strong>
            )}
          </span>
        </p>
      )}
      {current?.holds === null && (
        <p className="text-sm text-muted">
          We could not read whether withdrawals are held for another reason.
        </p>
      )}
      {current?.holds && current.holds.length > 0 && (
        <ul aria-label="Withdrawals are also held" className="ruled">
          {current.holds.map(({ why, until }) => (
            <li key={why + until} className="py-3 wrap-anywhere">
              <strong className="font-medium">
                Withdrawals are held until <Moment iso={until} dates={dates} />:
              </strong>{' '}
              <bdi>{why}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
