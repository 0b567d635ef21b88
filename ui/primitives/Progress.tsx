import * as Radix from '@radix-ui/react-progress'
import { cn } from '../lib/cn.ts'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof Radix.Root>, 'asChild' | 'value' | 'children' | 'aria-label'> & {
  /** The accessible name: what is in progress. */
  label: string
  /** `null` if the progress is unknown. */
  value: number | null
  /** A text for screen readers if a percentage would be misleading, such as '2 of 3 photos'. */
  valueText?: string
}

/** A progress bar from 0 to `max`. Without a value, it shows that work is running. */
export function Progress({ label, value, max = 100, valueText, className, ...rest }: Props) {
  const share = value === null ? null : Math.min(Math.max(value / max, 0), 1)
  const width = share === null ? undefined : `${share * 100}%`
  return (
    <Radix.Root
      data-slot="progress"
      aria-label={label}
      aria-valuetext={valueText}
      value={share === null ? null : share * max}
      max={max}
      className={cn('h-2 w-full overflow-hidden rounded-full bg-line forced-colors:border', className)}
      {...rest}
    >
      <Radix.Indicator
        // A strict content security policy ignores the style attribute in HTML from a server, and hydration doesn't set it again.
        ref={(bar) => {
          if (bar && width) bar.style.width = width
        }}
        className={cn(
          'h-full rounded-full bg-accent transition-[width] forced-colors:bg-[Highlight]',
          width ? 'w-0' : 'w-1/3 animate-pulse',
        )}
        style={{ width }}
      />
    </Radix.Root>
  )
}
