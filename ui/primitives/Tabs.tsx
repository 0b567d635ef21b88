import * as Radix from '@radix-ui/react-tabs'
import { cn } from '../lib/cn.ts'
import { useDirection } from '../lib/use-direction.ts'
import type { ComponentProps } from 'react'

/** Alternative views, one of which is visible. The arrow keys move between the tabs. */
export function Tabs({ className, ...rest }: Omit<ComponentProps<typeof Radix.Root>, 'asChild' | 'dir'>) {
  return <Radix.Root data-slot="tabs" dir={useDirection()} className={className} {...rest} />
}

/** The row of tabs. Needs `aria-label` or `aria-labelledby`. */
export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return <Radix.List className={cn('flex flex-wrap gap-x-1 border-b border-line', className)} {...rest} />
}

/** A tab. Its `value` is that of its panel. */
export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        '-mb-px min-h-11 rounded-t-control border-b-2 border-transparent px-3.5 font-medium text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 disabled:opacity-55 data-[state=active]:border-accent data-[state=active]:text-ink forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]',
        className,
      )}
      {...rest}
    />
  )
}

/** The view of a tab, which is shown while the tab is selected. */
export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('pt-5', className)} {...rest} />
}
