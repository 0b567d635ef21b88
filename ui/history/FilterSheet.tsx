import { SlidersHorizontal } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { formatCount, type DateOptions } from '../money/format.ts'
import { Button } from '../primitives/Button.tsx'
import { Drawer } from '../primitives/Drawer.tsx'
import { Field } from '../primitives/Field.tsx'
import { NativeSelect } from '../primitives/NativeSelect.tsx'
import * as m from './messages.ts'
import { sortOrders, sortValue } from './sort-orders.ts'
import { TransactionFilters } from './TransactionFilters.tsx'
import type { Entry, TransactionKind } from './entries.ts'
import { activeFilters, everything, type Sort, type TransactionFilter } from './transaction-view.ts'

type Props = Omit<ComponentProps<'button'>, 'onChange' | 'onClick' | 'disabled' | 'children'> & {
  /** The history to filter. The button that closes the sheet names it. */
  kind: TransactionKind
  /** The current values. Days are `YYYY-MM-DD`, or `null` for no limit. */
  filter: TransactionFilter
  /** Called after each change with only the fields that changed. */
  onChange: (change: Partial<TransactionFilter>) => void
  /** The current order of the rows. */
  sort: Sort
  /** Called with the order that the customer chose. */
  onSortChange: (sort: Sort) => void
  /** All rows of the list. Cancelled and other statuses are offered if a row has them. */
  entries?: readonly Entry[]
  /** The number of rows that match. */
  matching: number
  /** Language and time zone of the date in an error. By default the customer’s. */
  dates?: DateOptions
}

/** A button for phones that shows how many filters are on, and opens the filters and the sort order (HIS-3). */
export function FilterSheet({
  kind,
  filter,
  onChange,
  sort,
  onSortChange,
  entries,
  matching,
  dates,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const on = activeFilters(filter)
  const orders = sortOrders(kind, t)
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className={className}
        {...rest}
      >
        <SlidersHorizontal aria-hidden className="size-4.5" />{' '}
        {on === 0 ? t(m.filters) : t(m.filtersOn, { count: on })}
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title={t(m.filters)}
        closeLabel={t(m.closeFilters)}
        className="w-112 max-w-full"
        footer={
          <div className="grid w-full grid-cols-1 gap-3">
            <Button onClick={() => setOpen(false)}>
              {t(m.showMatching, { kind, count: matching, shown: formatCount(matching, locale) })}
            </Button>
            <Button
              variant="secondary"
              disabledReason={on === 0 ? t(m.noFilterOn) : undefined}
              onClick={() => onChange(everything)}
            >
              {t(m.clearFilters)}
            </Button>
          </div>
        }
      >
        <TransactionFilters {...{ kind, filter, onChange, entries, dates }} className="gap-y-4">
          <Field label={t(m.orderLabel)} className="basis-full">
            <NativeSelect
              value={sortValue(sort)}
              onChange={({ target }) => {
                const chosen = orders.find(({ value }) => value === target.value)
                if (chosen) onSortChange(chosen.sort)
              }}
            >
              {orders.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </TransactionFilters>
      </Drawer>
    </>
  )
}
