import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { drawings, type DrawingName } from './drawings.tsx'

type Props = Omit<ComponentProps<'svg'>, 'children' | 'name' | 'viewBox'> & {
  /** Without a name, the space stays empty. */
  name?: DrawingName
  /** Draws the ground line. Turn it off if a border of the page takes its place. */
  horizon?: boolean
}

/** A decorative drawing, hidden from screen readers. The text beside it must say the same. */
export function Illustration({ name, horizon = true, className, ...rest }: Props) {
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
      {name && drawings[name]}
      {horizon && <path d="M0 120.25H200" className="stroke-line-strong" strokeWidth="1" />}
    </svg>
  )
}
