import { useMemo, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import type { DateOptions } from '../money/format.ts'
import { Field } from '../primitives/Field.tsx'
import { Input } from '../primitives/Input.tsx'
import { NativeSelect } from '../primitives/NativeSelect.tsx'
import { dayText } from './filter-phrases.ts'
import * as m from './messages.ts'
import type { Entry, TransactionKind } from './entries.ts'
import { statusFilters } from './status-groups.ts'
import { statusOptions } from './status-options.ts'
import { isBackwards, SEARCH_LENGTH, type TransactionFilter } from './transaction-view.ts'

const none: readonly Entry[] = []

type Props = Omit<ComponentProps<'search'>, 'onChange'> & {
  /** The history to filter, which names the region. */
  kind: TransactionKind
  /** The current values. Days are `YYYY-MM-DD`, or `null` for no limit. */
  filter: TransactionFilter
  /** Called after each change with only the fields that changed. */
  onChange: (change: Partial<TransactionFilter>) => void
  /** All rows of the list. Cancelled and other statuses are offered if a row has them. */
  entries?: readonly Entry[]
  /** Language and time zone of the date in the error. By default the customer’s. */
  dates?: DateOptions
}

/** Filters a history by reference, status and date: on one line if there is space. Children follow as further fields. */
export function TransactionFilters({
  kind,
  filter,
  onChange,
  entries = none,
  dates,
  className,
  children,
  ...rest
}: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const options = useMemo(() => statusOptions(entries, filter.status, t), [entries, filter.status, t])
  return (
    <search
      data-slot="transaction-filters"
      aria-label={t(m.filterList, { kind })}
      className={cn('flex flex-wrap items-end gap-3', className)}
      {...rest}
    >
      <Field
        label={t(m.searchByReference)}
        className="grow basis-full @min-[40rem]/history:basis-48 @min-[60rem]/history:max-w-64"
      >
        <Input
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_LENGTH}
          value={filter.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </Field>
      <Field
        label={t(m.statusLabel)}
        className="grow basis-full @min-[40rem]/history:basis-36 @min-[60rem]/history:max-w-44"
      >
        <NativeSelect
          value={filter.status}
          onChange={(event) =>
            onChange({ status: statusFilters.find((status) => status === event.target.value) ?? 'all' })
          }
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={t(m.fromLabel)} className="grow basis-36 @min-[60rem]/history:max-w-40">
        <Input
          type="date"
          value={filter.from ?? ''}
          onChange={(event) => onChange({ from: event.target.value || null })}
        />
      </Field>
      <Field
        label={t(m.toLabel)}
        error={
          isBackwards(filter)
            ? t(m.notBefore, { day: dayText(filter.from ?? '', { ...locale, ...dates }) })
            : undefined
        }
        className="grow basis-36 @min-[60rem]/history:max-w-40"
      >
        <Input
          type="date"
          value={filter.to ?? ''}
          onChange={(event) => onChange({ to: event.target.value || null })}
        />
      </Field>
      {children}
    </search>
  )
}
