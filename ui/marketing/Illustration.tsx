import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { drawings, type DrawingName } from './drawings.tsx'

type Props = Omit<ComponentProps<'svg'>, 'children' | 'name' | 'viewBox'> & {
  /** Without one the sheet stays empty, in its size. */
  name?: DrawingName
  /** Draws the line on which everything stands. Off where a border of the page is that line. */
  horizon?: boolean
}

/** An ornament: what it shows stands in the words beside it. */
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
