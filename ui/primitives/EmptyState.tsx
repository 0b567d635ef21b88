import { cn } from '../lib/cn.ts'
import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'div'>, 'title'> & {
  /** What is missing, in a few words. */
  title: ReactNode
  /** Why, or what will appear here. */
  text?: ReactNode
  /** A button or link for the next step. */
  action?: ReactNode
  /** A drawing above the title, hidden from screen readers. */
  icon?: ReactNode
  /** `start` for a part of a page among others, `center` if nothing else is there. */
  align?: 'center' | 'start'
  /** The heading level of the title, if it is the heading of a part of the page. */
  heading?: 'h2' | 'h3' | 'p'
}

/** Says that there is nothing to show yet, and offers a next step. */
export function EmptyState({
  title,
  text,
  action,
  icon,
  align = 'center',
  heading: Heading = 'p',
  className,
  ...rest
}: Props) {
  const centered = align === 'center'
  return (
    <div
      data-slot="empty-state"
      data-align={align}
      className={cn(
        'flex flex-col gap-2',
        centered ? 'items-center px-4 py-10 text-center' : 'items-start border-b border-line py-6',
        className,
      )}
      {...rest}
    >
      {icon !== undefined && (
        <span aria-hidden className="mb-1 text-muted [&_svg]:size-8 [&_svg]:stroke-[1.5]">
          {icon}
        </span>
      )}
      <Heading className="text-lg leading-snug font-semibold">{title}</Heading>
      {text !== undefined && <p className="max-w-[46ch] text-muted">{text}</p>}
      {action !== undefined && (
        <div className={cn('mt-3 flex flex-wrap gap-3', centered && 'justify-center')}>{action}</div>
      )}
    </div>
  )
}
