import { cn } from '../lib/cn.ts'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  /** Read out by a screen reader; leave it out where the words beside it say the same. */
  label?: string
}

/** Something is under way. The words for it stand beside it, or in its label. */
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
