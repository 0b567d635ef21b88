import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { formatCount } from '../money/format.ts'
import { Money } from '../money/Money.tsx'
import * as m from './messages.ts'
import { totalsOf } from './statement-totals.ts'
import type { Entry, TransactionKind } from './entries.ts'
import { groupLabel } from './status-options.ts'

type Props = Omit<ComponentProps<'table'>, 'children'> & {
  /** Deposits or withdrawals. Only withdrawals have columns for the fees and the payouts. */
  kind: TransactionKind
  /** The rows on the statement. */
  entries: readonly Entry[]
}

const cell = 'border-b border-line py-1 pe-6 text-end first:text-start'

/** The exact totals of a statement, one row for each status, because failed transactions moved no money. */
export function StatementTotals({ kind, entries, className, ...rest }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const totals = totalsOf(entries)
  const titles = [
    m.statusLabel,
    m.transactionCount,
    m.amountLabel,
    ...(kind === 'withdrawal' ? [m.transactionFees, m.payout] : []),
  ]
  const unpaid = kind === 'withdrawal' && totals.some(({ fee }) => fee === null)
  const incomplete = totals.some(
    ({ withoutAmount, withoutFee }) => withoutAmount > 0 || (kind === 'withdrawal' && withoutFee > 0),
  )
  return (
    <>
      <table data-slot="statement-totals" className={cn('border-collapse tabular-nums', className)} {...rest}>
        <caption className="pb-1 text-start text-base font-semibold">{t(m.totals)}</caption>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={t(title)} scope="col" className={cell}>
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {totals.map(({ status, count, amount, fee, payout }) => (
            <tr key={status}>
              <th scope="row" className={cn(cell, 'font-normal')}>
                {groupLabel(status, entries, t)}
              </th>
              <td className={cell}>{formatCount(count, locale)}</td>
              <td className={cell}>
                <Money amount={amount} />
              </td>
              {kind === 'withdrawal' && (
                <>
                  <td className={cell}>
                    <Money amount={fee} />
                  </td>
                  <td className={cell}>
                    <Money amount={payout} />
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {unpaid && <p className="mt-1 max-w-120">{t(m.unpaidFeesNotCounted)}</p>}
      {incomplete && <p className="mt-1">{t(m.notInTotals)}</p>}
    </>
  )
}
