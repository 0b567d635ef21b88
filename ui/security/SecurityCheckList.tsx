import { ChevronRight, CircleAlert, CircleCheck, CircleHelp, Info, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import type { DateOptions } from '../money/format.ts'
import { Link } from '../primitives/Link.tsx'
import { LoadError } from '../primitives/LoadError.tsx'
import { Skeleton, SkeletonGroup } from '../primitives/Skeleton.tsx'
import * as m from './messages.ts'
import { Moment } from './moment.tsx'

/**
 * - `good`: it protects the account.
 * - `open`: it could be safer, and the link leads to the setting.
 * - `fact`: neither.
 * - `unknown`: the server’s response doesn’t say.
 */
type CheckState = 'good' | 'open' | 'fact' | 'unknown'

/** A sentence of the list. */
export type SecurityCheck = {
  /** Its key in the list. */
  id: string
  /** Its meaning for the security of the account. */
  state: CheckState
  /** The sentence, or the part of it before `until`. */
  text: string
  /** A time in ISO 8601 that ends the sentence. */
  until?: string
  /** The link to the setting that changes it. */
  action?: { label: string; href: string }
}

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is known so far. */
  checks: readonly SecurityCheck[]
  /** How many sentences are still being loaded. */
  loading?: number
  /** Why a part could not be checked. */
  error?: string
  /** Called by Try again. */
  onRetry: () => void
  /** A retry is running. */
  retrying?: boolean
  /** Language and time zone of the dates. By default the customer’s. */
  dates?: DateOptions
}

/** How the account is protected, in sentences without a score (CAP-3). */
export function SecurityCheckList({
  checks,
  loading = 0,
  error,
  onRetry,
  retrying,
  dates,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  return (
    <div data-slot="security-check-list" className={cn('grid gap-4', className)} {...rest}>
      {error !== undefined && (
        <LoadError
          tone={checks.length > 0 ? 'warning' : 'danger'}
          title={checks.length > 0 ? t(m.notAllChecked) : t(m.nothingChecked)}
          onRetry={onRetry}
          retrying={retrying}
        >
          {error}
        </LoadError>
      )}
      {checks.length > 0 && (
        <ul aria-label={t(m.howProtected)} className="ruled">
          {checks.map((check) => (
            <Check key={check.id} check={check} dates={dates} />
          ))}
        </ul>
      )}
      {loading > 0 && (
        <SkeletonGroup label={t(m.loadingProtection)}>
          {Array.from({ length: loading }, (_, index) => (
            <Skeleton key={index} className="mb-4 h-10" />
          ))}
        </SkeletonGroup>
      )}
    </div>
  )
}

const looks: Record<SecurityCheck['state'], { icon: LucideIcon; ink: string }> = {
  good: { icon: CircleCheck, ink: 'text-gain' },
  open: { icon: CircleAlert, ink: 'text-pending' },
  fact: { icon: Info, ink: 'text-muted' },
  unknown: { icon: CircleHelp, ink: 'text-muted' },
}

function Check({ check, dates }: { check: SecurityCheck; dates?: DateOptions | undefined }) {
  const t = useTranslate()
  const { state, text, until, action } = check
  const { icon: Icon, ink } = looks[state]
  return (
    <li data-state={state} className="flex gap-3 py-3.5">
      <Icon aria-hidden className={cn('mt-0.75 size-5 shrink-0', ink)} />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          {until === undefined ? (
            <bdi>{text}</bdi>
          ) : (
            t(m.checkUntil, { text: <bdi>{text}</bdi>, time: <Moment iso={until} dates={dates} /> })
          )}
        </p>
        {action && (
          <Link
            href={action.href}
            variant="quiet"
            className="inline-flex items-center gap-1 text-sm font-medium text-link pointer-coarse:min-h-11"
          >
            {action.label}
            <ChevronRight aria-hidden className="size-4 rtl:rotate-180" />
          </Link>
        )}
      </div>
    </li>
  )
}
