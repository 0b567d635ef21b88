import { fromCents } from '#contract/money.ts'
import type { ComponentProps } from 'react'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { currencyName, type DateOptions } from '../money/format.ts'
import { Money } from '../money/Money.tsx'
import { formatMonth } from '../money/plot-format.ts'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../primitives/Table.tsx'
import * as m from './messages.ts'
import type { FlowMonth, MoneyFlow } from './money-flow.ts'

type Props = Omit<ComponentProps<'table'>, 'children'> & {
  /** The months, oldest first. The table shows the newest first, like the histories. */
  months: readonly FlowMonth[]
  /** The sums of all months, in cents, for the last row. */
  sums: MoneyFlow['sums']
  /** Language and time zone of the months. By default the customer’s. */
  dates?: DateOptions | undefined
}

const columns = {
  in: m.columnIn,
  out: m.columnOut,
  pendingIn: m.columnPendingIn,
  pendingOut: m.columnPendingOut,
  paidIn: m.paidInSoFar,
} as const
const names = Object.keys(columns) as (keyof typeof columns)[]

/** The figures of both plots as a table (DSH-9). */
export function FlowTable({ months, sums, dates, ...rest }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <Table caption={t(m.moneyByMonth, { currency: currencyName(locale) })} captionHidden {...rest}>
      <TableHead>
        <TableRow>
          <TableHeader>{t(m.columnMonth)}</TableHeader>
          {names.map((name) => (
            <TableHeader key={name} align="end">
              {t(columns[name])}
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {months.toReversed().map((month) => (
          <TableRow key={month.month}>
            <TableCell
              label={t(m.columnMonth)}
              className="font-medium @max-[40rem]/table:justify-start @max-[40rem]/table:before:content-none"
            >
              {formatMonth(month.month, 'full', dates?.locale ?? locale.locale)}
            </TableCell>
            {names.map((name) => (
              <TableCell key={name} label={t(columns[name])} align="end">
                <Money amount={fromCents(month[name])} />
              </TableCell>
            ))}
          </TableRow>
        ))}
        <TableRow className="font-semibold">
          <TableCell
            label={t(m.columnMonth)}
            className="@max-[40rem]/table:justify-start @max-[40rem]/table:before:content-none"
          >
            {t(m.rowTotal)}
          </TableCell>
          {names.map((name) => (
            <TableCell key={name} label={t(columns[name])} align="end">
              <Money amount={fromCents(sums[name === 'paidIn' ? 'in' : name])} />
            </TableCell>
          ))}
        </TableRow>
      </TableBody>
    </Table>
  )
}
