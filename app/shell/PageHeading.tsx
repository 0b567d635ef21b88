import { cn } from '#ui/lib/cn.ts'
import type { ComponentProps } from 'react'

/** The page's main heading. A route change moves the focus here (GLB-1). */
export function PageHeading({ className, children, ...rest }: ComponentProps<'h1'>) {
  return (
    <h1 tabIndex={-1} data-page-heading="" className={cn('text-3xl sm:text-4xl', className)} {...rest}>
      {children}
    </h1>
  )
}
