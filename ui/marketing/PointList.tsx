import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'

type Point = { title: string; text: string }

type Props = Omit<ComponentProps<'ul'>, 'children'> & {
  /** A title and a text for each point. Titles must differ. */
  points: readonly Point[]
  /** An icon before each title. */
  icon?: ReactNode
  /** 2 puts points side by side where there is space. 1 by default. */
  columns?: 1 | 2
}

/** A list of short points with titles. */
export function PointList({ points, icon, columns = 1, className, ...rest }: Props) {
  return (
    <ul
      data-slot="point-list"
      className={cn(
        'grid grid-cols-1 gap-x-10',
        columns === 2 && 'grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))]',
        className,
      )}
      {...rest}
    >
      {points.map(({ title, text }) => (
        <li key={title} className="border-t border-line py-5">
          <h3 className="flex items-start gap-2.5 text-base leading-6">
            {icon !== undefined && (
              <span aria-hidden className="mt-0.5 shrink-0 [&_svg]:size-5">
                {icon}
              </span>
            )}
            {title}
          </h3>
          <p className="mt-1.5 max-w-prose text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
