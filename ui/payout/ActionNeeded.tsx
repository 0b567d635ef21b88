import { CircleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { formatCount } from '../money/format.ts'
import { Link } from '../primitives/Link.tsx'
import * as m from './messages.ts'

export type WaitingPayout = {
  /** The reference, or `null` if it could not be read. */
  reference: string | null
  /** The link to its details. */
  href: string
}

type Props = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The withdrawals that wait for the customer. Without any, nothing is rendered. */
  payouts: readonly WaitingPayout[]
  /** The number of further withdrawals that aren't in `payouts`. */
  more?: number
  /** The link to all withdrawals, shown with `more`. */
  allHref?: string
}

/** A line for each withdrawal that waits for the customer, for the top of a page (CAP-2). */
export function ActionNeeded({ payouts, more = 0, allHref, className, ...rest }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  if (payouts.length === 0) return null
  return (
    <ul
      data-slot="action-needed"
      aria-label={t(m.waitingForYou)}
      className={cn('grid gap-2', className)}
      {...rest}
    >
      {payouts.map(({ reference, href }) => (
        <li key={href} className="flex items-start gap-2 border-s-2 border-pending ps-3">
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0 text-pending" />
          <p className="min-w-0 wrap-anywhere">
            {t(m.needsSomething, { reference: reference === null ? null : <bdi>{reference}</bdi> })}{' '}
            <Link href={href}>
              {t(m.seeWhat)}
              <span className="sr-only"> {t(m.itNeeds, { reference })}</span>
            </Link>
          </p>
        </li>
      ))}
      {more > 0 && (
        <li className="border-s-2 border-pending ps-9">
          {t(m.moreNeedSomething, { count: more, shown: formatCount(more, locale) })}{' '}
          {allHref !== undefined && <Link href={allHref}>{t(m.seeAll)}</Link>}
        </li>
      )}
    </ul>
  )
}
