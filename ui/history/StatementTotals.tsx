import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { formatCount } from '../money/format.ts'
import { Money } from '../money/Money.tsx'
import { totalsOf } from './statement-totals.ts'
import { statusLabels } from '../wallet/StatusBadge.tsx'
import type { Entry, TransactionKind } from './transaction-view.ts'

type Props = Omit<ComponentProps<'table'>, 'children'> & {
  /** Deposits or withdrawals. Only withdrawals have a column for the fees. */
  kind: TransactionKind
  /** The rows on the statement. */
  entries: readonly Entry[]
}

const cell = 'border-b border-line py-1 pe-6 text-end first:text-start'

/** The exact totals of a statement, one row for each status, because failed transactions moved no money. */
export function StatementTotals({ kind, entries, className, ...rest }: Props) {
  const totals = totalsOf(entries)
  const incomplete = totals.some(
    ({ withoutAmount, withoutFee }) => withoutAmount > 0 || (kind === 'withdrawal' && withoutFee > 0),
  )
  return (
    <>
      <table data-slot="statement-totals" className={cn('border-collapse tabular-nums', className)} {...rest}>
        <caption className="pb-1 text-start text-base font-semibold">Totals</caption>
        <thead>
          <tr>
            {['Status', 'Transactions', 'Amount', ...(kind === 'withdrawal' ? ['Transaction fees'] : [])].map(
              (title) => (
                <th key={title} scope="col" className={cell}>
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {totals.map(({ status, count, amount, fee }) => (
            <tr key={status}>
              <th scope="row" className={cn(cell, 'font-normal')}>
                {status === 'other' ? 'Other' : statusLabels[status]}
              </th>
              <td className={cell}>{formatCount(count)}</td>
              <td className={cell}>
                <Money amount={amount} />
              </td>
              {kind === 'withdrawal' && (
                <td className={cell}>
                  <Money amount={fee} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {incomplete && (
        <p className="mt-1">A figure that is shown as — could not be read and is not in these totals.</p>
      )}
    </>
  )
}
