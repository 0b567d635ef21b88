import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

type Row = { label: string; value: string; total?: boolean }

type Props = Omit<ComponentProps<'figure'>, 'children' | 'title'> & {
  title: string
  rows: readonly Row[]
  conclusion: string
  /** Says that the figures are made up. */
  notice: string
}

/** A sum that the reader can check by hand. */
export function WorkedExample({ title, rows, conclusion, notice, className, ...rest }: Props) {
  return (
    <figure
      data-slot="worked-example"
      className={cn('rounded-card border border-line bg-surface p-5 sm:p-7', className)}
      {...rest}
    >
      <table className="w-full border-collapse tabular-nums">
        <caption className="pb-3 text-start">
          <span className="block text-sm text-muted">Example</span>
          <span className="font-semibold">{title}</span>
        </caption>
        <tbody>
          {rows.map(({ label, value, total = false }, index) => (
            <tr
              // Two sums in one example end in rows of the same name.
              key={`${index} ${label}`}
              data-state={total ? 'total' : 'part'}
              className={cn('border-t border-line', total && 'border-line-strong font-semibold')}
            >
              <th
                scope="row"
                className={cn('py-2.5 pe-4 text-start', total ? 'font-semibold' : 'font-normal')}
              >
                {label}
              </th>
              <td className="py-2.5 text-end whitespace-nowrap">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="mt-4 grid grid-cols-1 gap-2 border-t border-line-strong pt-4">
        <span className="max-w-prose font-medium">{conclusion}</span>
        <span className="max-w-prose text-sm text-muted">{notice}</span>
      </figcaption>
    </figure>
  )
}
