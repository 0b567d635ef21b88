import { cn } from '../lib/cn.ts'
import type { ComponentProps, ReactNode } from 'react'

type Props = ComponentProps<'div'> & {
  /** Decorative. The text must say the same. */
  icon: ReactNode
  /** A link or a small button at the end of the line. */
  action?: ReactNode
}

/** A line across the page about the state of the app, announced when it appears. */
export function NoticeStrip({ icon, action, className, children, ...rest }: Props) {
  return (
    <div
      data-slot="notice-strip"
      // <output> is meant for the result of a form.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="status"
      className={cn('border-t border-line bg-raised text-sm text-ink', className)}
      {...rest}
    >
      <div className="mx-auto flex max-w-content flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 sm:px-5 [&_svg]:size-4.5 [&_svg]:shrink-0">
        <span aria-hidden>{icon}</span>
        <p className="min-w-0 flex-1">{children}</p>
        {action}
      </div>
    </div>
  )
}
