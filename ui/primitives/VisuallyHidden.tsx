import { cn } from '../lib/cn.ts'
import type { ComponentProps } from 'react'

/** Text that only screen readers read. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span data-slot="visually-hidden" className={cn('sr-only', className)} {...rest} />
}
