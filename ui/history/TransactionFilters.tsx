import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Button } from '../primitives/Button.tsx'
import { Field } from '../primitives/Field.tsx'
import { Input } from '../primitives/Input.tsx'
import { NativeSelect } from '../primitives/NativeSelect.tsx'
import { statusLabels } from '../wallet/StatusBadge.tsx'
import {
  everything,
  isBackwards,
  isFiltered,
  statusFilters,
  type StatusFilter,
  type TransactionFilter,
  type TransactionKind,
} from './transaction-view.ts'

const words: Record<StatusFilter, string> = { all: 'All statuses', ...statusLabels, other: 'Other' }

type Props = Omit<ComponentProps<'search'>, 'onChange' | 'children'> & {
  kind: TransactionKind
  filter: TransactionFilter
  onChange: (change: Partial<TransactionFilter>) => void
}

/** Filters a history by reference, status and date. */
export function TransactionFilters({ kind, filter, onChange, className, ...rest }: Props) {
  return (
    <search
      data-slot="transaction-filters"
      aria-label={`Filter ${kind}s`}
      className={cn('flex flex-wrap items-end gap-x-3 gap-y-2', className)}
      {...rest}
    >
      <Field label="Search by reference" className="min-w-[min(13rem,100%)] grow basis-52">
        <Input
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={filter.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </Field>
      <Field label="Status" className="grow basis-full sm:max-w-44 sm:basis-36">
        <NativeSelect
          value={filter.status}
          onChange={(event) =>
            onChange({ status: statusFilters.find((status) => status === event.target.value) ?? 'all' })
          }
        >
          {statusFilters.map((status) => (
            <option key={status} value={status}>
              {words[status]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="From" className="grow basis-36 sm:max-w-44">
        <Input
          type="date"
          value={filter.from ?? ''}
          onChange={(event) => onChange({ from: event.target.value || null })}
        />
      </Field>
      <Field
        label="To"
        error={isBackwards(filter) ? 'Comes before From' : undefined}
        className="grow basis-36 sm:max-w-44"
      >
        <Input
          type="date"
          value={filter.to ?? ''}
          onChange={(event) => onChange({ to: event.target.value || null })}
        />
      </Field>
      {isFiltered(filter) && (
        <Button variant="quiet" onClick={() => onChange(everything)}>
          <X aria-hidden className="size-4" /> Clear filters
        </Button>
      )}
    </search>
  )
}
