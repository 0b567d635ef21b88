import { cn } from '../lib/cn.ts'
import type { ComponentProps } from 'react'

/** Words for screen readers that the eye doesn't need. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span data-slot="visually-hidden" className={cn('sr-only', className)} {...rest} />
}
