import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { boat } from './hero-drawings.tsx'

type Props = Omit<ComponentProps<'div'>, 'role' | 'aria-label'> & {
  /** What the picture shows, for screen readers. */
  label: string
}

/** A picture of a screen, made of the library's own components. For screen readers it is one image, and nothing in it can be used. */
export function ProductPicture({ label, className, children, ...rest }: Props) {
  return (
    <div
      data-slot="product-picture"
      role="img"
      aria-label={label}
      className={cn(
        '@container/picture relative overflow-hidden rounded-card border border-line bg-page',
        className,
      )}
      {...rest}
    >
      <div className="absolute inset-x-0 top-0 h-7/10 border-b border-line-strong bg-sunken">
        <svg
          viewBox="62 20 80 101"
          aria-hidden
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          className="absolute start-[6%] -bottom-px w-16 @max-[30rem]/picture:hidden"
        >
          {boat}
        </svg>
      </div>
      <div
        inert
        className="relative flex h-full items-center p-4 @min-[30rem]/picture:ms-auto @min-[30rem]/picture:w-3/4 @min-[30rem]/picture:p-8"
      >
        <div className="w-full min-w-0 rounded-card border border-line bg-surface p-5">{children}</div>
      </div>
    </div>
  )
}
