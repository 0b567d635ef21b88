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
 * - `loading`: still being loaded. A placeholder has the size of its text and link, and shows neither.
 */
type CheckState = 'good' | 'open' | 'fact' | 'unknown' | 'loading'

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
  /** What is known so far, and what is still being loaded. */
  checks: readonly SecurityCheck[]
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
export function SecurityCheckList({ checks, error, onRetry, retrying, dates, className, ...rest }: Props) {
  const t = useTranslate()
  const loading = checks.filter(({ state }) => state === 'loading').length
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
        <div>
          <ul
            aria-label={t(m.howProtected)}
            aria-hidden={loading === checks.length || undefined}
            className="ruled"
          >
            {checks.map((check) =>
              check.state === 'loading' ? (
                <Placeholder key={check.id} {...check} />
              ) : (
                <Check key={check.id} check={check} state={check.state} dates={dates} />
              ),
            )}
          </ul>
          {loading > 0 && <SkeletonGroup label={t(m.loadingProtection)} />}
        </div>
      )}
    </div>
  )
}

const looks: Record<Exclude<CheckState, 'loading'>, { icon: LucideIcon; ink: string }> = {
  good: { icon: CircleCheck, ink: 'text-gain' },
  open: { icon: CircleAlert, ink: 'text-pending' },
  fact: { icon: Info, ink: 'text-muted' },
  unknown: { icon: CircleHelp, ink: 'text-muted' },
}

const row = 'flex gap-3 py-3.5'
const besideIcon = 'flex min-w-0 grow flex-wrap items-center justify-between gap-x-6 gap-y-1'
const iconPlace = 'mt-0.75 size-5 shrink-0'
/** As large as the text in `data-like`, which is neither shown nor read aloud. */
const sizedLikeText = 'h-auto min-w-0 wrap-anywhere before:invisible before:[content:attr(data-like)]'

function Placeholder({ text, action }: SecurityCheck) {
  return (
    <li aria-hidden data-state="loading" className={row}>
      <Skeleton className={iconPlace} />
      <div className={besideIcon}>
        <Skeleton data-like={text} className={sizedLikeText} />
        {action && (
          <Skeleton data-like={action.label} className={cn(sizedLikeText, 'pe-5 text-sm font-medium')} />
        )}
      </div>
    </li>
  )
}

function Check({
  check: { text, until, action },
  state,
  dates,
}: {
  check: SecurityCheck
  state: keyof typeof looks
  dates: DateOptions | undefined
}) {
  const t = useTranslate()
  const { icon: Icon, ink } = looks[state]
  return (
    <li data-state={state} className={row}>
      <Icon aria-hidden className={cn(iconPlace, ink)} />
      <div className={besideIcon}>
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
            className="inline-flex items-center gap-1 text-sm font-medium text-link pointer-coarse:-my-3 pointer-coarse:min-h-11"
          >
            {action.label}
            <ChevronRight aria-hidden className="size-4 rtl:rotate-180" />
          </Link>
        )}
      </div>
    </li>
  )
}
