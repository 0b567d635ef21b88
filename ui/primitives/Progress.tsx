import * as Radix from '@radix-ui/react-progress'
import { cn } from '../lib/cn.ts'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof Radix.Root>, 'asChild' | 'value' | 'children' | 'aria-label'> & {
  label: string
  /** `null`: under way, nobody knows how far. */
  value: number | null
  /** The value in words, where the percentage would mislead: 'Step 2 of 3'. */
  valueText?: string
}

/** How far something has come, in percent; without a value it is under way for nobody knows how long. */
export function Progress({ label, value, max = 100, valueText, className, ...rest }: Props) {
  const share = value === null ? null : Math.min(Math.max(value / max, 0), 1)
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
        className={cn(
          'h-full rounded-full bg-accent transition-[width] forced-colors:bg-[Highlight]',
          share === null && 'w-1/3 animate-pulse',
        )}
        style={share === null ? undefined : { width: `${share * 100}%` }}
      />
    </Radix.Root>
  )
}
