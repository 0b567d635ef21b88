import { cn } from '../lib/cn.ts'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  /** The announcement for screen readers. Leave it out if a text beside the spinner says the same. */
  label?: string
}

/** Shows that work is running. Add a text beside it, or a label. */
export function Spinner({ label, className, ...rest }: Props) {
  return (
    <span
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-slot="spinner"
      className={cn(
        'inline-block size-[1.1em] shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-none forced-colors:border-r-[Canvas]',
        className,
      )}
      {...rest}
    />
  )
}
