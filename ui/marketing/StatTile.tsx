import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The figure as it is shown. */
  value: string
  /** What it counts, in lower case. */
  text: string
  /** Decorative, after the figure. */
  icon?: ReactNode
} & (
    | {
        /** Who published the figure. */
        source?: undefined
        /** The day of the figure, such as `2026-01-31`. */
        asOf?: undefined
      }
    /** A figure of the operator needs both. `asOf` is a day such as `2026-01-31`. */
    | {
        /** Who published the figure. */
        source: string
        /** The day of the figure, such as `2026-01-31`. */
        asOf: string
      }
  )

/** A figure with a description and its source (FAIR-3). */
export function StatTile({ value, text, icon, source, asOf, className, ...rest }: Props) {
  const t = useTranslate()
  return (
    <div data-slot="stat-tile" className={cn('h-full border-s border-line-strong ps-4', className)} {...rest}>
      <p className="flex items-center gap-2.5 text-3xl font-semibold tracking-tight tabular-nums sm:text-4xl">
        {value}
        {icon !== undefined && (
          <span aria-hidden className="text-link [&_svg]:size-5">
            {icon}
          </span>
        )}
      </p>
      <p className="mt-1 text-sm text-muted">{text}</p>
      {source !== undefined && (
        <p className="mt-1 text-sm text-muted">
          {t(m.sourceAsOf, { source, day: <time dateTime={asOf}>{asOf}</time> })}
        </p>
      )}
    </div>
  )
}
