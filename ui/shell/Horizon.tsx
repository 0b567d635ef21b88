import { cn } from '../lib/cn.ts'
import { SailMark } from './SailMark.tsx'
import type { ComponentProps } from 'react'

/** A decorative horizon with a sailing boat, which recurs on several pages. */
export function Horizon({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div data-slot="horizon" aria-hidden className={cn('relative h-8', className)} {...rest}>
      <svg
        className="absolute inset-x-0 bottom-0 h-3 w-full bg-sunken stroke-line forced-colors:stroke-[CanvasText]"
        viewBox="0 0 1200 12"
        preserveAspectRatio="none"
        fill="none"
      >
        <path d="M0 1h1200" vectorEffect="non-scaling-stroke" className="stroke-line-strong" />
        <path
          d="M60 6.5h150M330 6.5h60M700 6.5h240M1010 6.5h90M170 11h60M520 11h200M860 11h70"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <SailMark viewBox="0 0 32 22" className="absolute end-[14%] bottom-2.75 h-5 w-7" />
    </div>
  )
}
