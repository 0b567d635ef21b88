import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'

type Props = Omit<ComponentProps<'svg'>, 'viewBox'> & {
  /** One of the `drawings`. Without it, the space stays empty. */
  children?: ReactNode
  /** Draws the ground line. Turn it off if a border of the page takes its place. */
  horizon?: boolean
}

/** A decorative drawing, hidden from screen readers. The text beside it must say the same. */
export function Illustration({ children, horizon = true, className, ...rest }: Props) {
  return (
    <svg
      data-slot="illustration"
      viewBox="0 0 200 121"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      className={cn('block h-auto w-full text-ink', className)}
      {...rest}
    >
      {children}
      {horizon && <path d="M0 120.25H200" className="stroke-line-strong" strokeWidth="1" />}
    </svg>
  )
}
