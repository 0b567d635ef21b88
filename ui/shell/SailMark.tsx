import { cn } from '../lib/cn.ts'
import type { ComponentProps } from 'react'

/** The sail of the logo. Decorative: put the name of the brand beside it. */
export function SailMark({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      data-slot="sail-mark"
      viewBox="0 0 32 32"
      aria-hidden
      className={cn('size-8 shrink-0', className)}
      {...rest}
    >
      <path className="fill-accent forced-colors:fill-[CanvasText]" d="M17 3v18h10C26 13 22.5 7 17 3z" />
      <path className="fill-ink" d="M14.5 7v14H6c.8-5.5 3.8-10.5 8.5-14zM3 24.5h26V27H3z" />
    </svg>
  )
}
