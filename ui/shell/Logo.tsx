import { cn } from '../lib/cn.ts'
import { SailMark } from './SailMark.tsx'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'children'> & {
  /** The name of the brand. */
  name: string
  /** The home page, or the dashboard of a signed-in customer. */
  href: string
}

/** The logo and the name of the brand, as a link to the home page (NAV-3). */
export function Logo({ name, className, ...rest }: Props) {
  return (
    <a
      data-slot="logo"
      className={cn(
        'inline-flex min-h-11 items-center gap-2 rounded-control text-lg font-semibold tracking-tight text-ink no-underline',
        className,
      )}
      {...rest}
    >
      <SailMark className="size-[28px]" />
      {/* In a bar with very large text, the buttons need this space. */}
      <span className="@max-[13rem]/bar:sr-only">{name}</span>
    </a>
  )
}
