/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- CSS layout removes the roles of rows and cells */
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

type Row = { label: string; value: string; total?: boolean }

type Props = Omit<ComponentProps<'figure'>, 'children' | 'title'> & {
  /** What is calculated, with the assumption: “In and out with a spread of 1%”. */
  title: string
  /** Label and value of each line. `total` makes a line bold. */
  rows: readonly Row[]
  /** The conclusion, in one sentence. */
  conclusion: string
  /** A note that the figures are made up. */
  notice: string
}

/** A calculation that readers can check by hand. */
export function WorkedExample({ title, rows, conclusion, notice, className, ...rest }: Props) {
  const t = useTranslate()
  return (
    <figure
      data-slot="worked-example"
      className={cn('@container/example rounded-card border border-line bg-surface p-5 sm:p-7', className)}
      {...rest}
    >
      <table role="table" className="w-full border-collapse tabular-nums @max-[12rem]/example:block">
        <caption className="pb-3 text-start wrap-anywhere @max-[12rem]/example:block">
          <span className="block text-sm text-muted">{t(m.example)}</span>
          <span className="font-semibold">{title}</span>
        </caption>
        <tbody role="rowgroup" className="@max-[12rem]/example:block">
          {rows.map(({ label, value, total = false }, index) => (
            <tr
              role="row"
              // Labels may repeat, for example if an example has two totals.
              key={`${index} ${label}`}
              data-state={total ? 'total' : 'part'}
              className={cn(
                'border-t border-line @max-[12rem]/example:flex @max-[12rem]/example:flex-wrap @max-[12rem]/example:justify-between',
                total && 'border-line-strong font-semibold',
              )}
            >
              <th
                role="rowheader"
                scope="row"
                className={cn(
                  'py-2.5 pe-4 text-start wrap-anywhere',
                  total ? 'font-semibold' : 'font-normal',
                )}
              >
                {label}
              </th>
              <td role="cell" className="py-2.5 text-end whitespace-nowrap @max-[12rem]/example:ms-auto">
                {value}
              </td>
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
