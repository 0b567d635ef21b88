/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see Table */
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { cn } from '../lib/cn.ts'
import type { ComponentProps, ReactNode } from 'react'

export type SortDirection = 'ascending' | 'descending' | 'none'

type TableProps = ComponentProps<'table'> & {
  /** The name of the table. */
  caption: ReactNode
  /** Hides the caption from sight, but not from screen readers. */
  captionHidden?: boolean
}

/**
 * A table. In less than 640 px, each row becomes a card with labelled lines. The roles are explicit, because CSS `display` removes the
 * native ones: https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export function Table({ caption, captionHidden = false, className, children, ...rest }: TableProps) {
  return (
    <div className="@container/table">
      <table
        role="table"
        data-slot="table"
        className={cn('w-full border-collapse text-start tabular-nums @max-[40rem]/table:block', className)}
        {...rest}
      >
        <caption
          className={cn('pb-3 text-start font-semibold @max-[40rem]/table:block', captionHidden && 'sr-only')}
        >
          {caption}
        </caption>
        {children}
      </table>
    </div>
  )
}

/** The rows of headers. */
export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return (
    <thead
      role="rowgroup"
      className={cn(
        '@max-[40rem]/table:block [&>tr]:border-line-strong @max-[40rem]/table:[&>tr]:flex @max-[40rem]/table:[&>tr]:flex-wrap @max-[40rem]/table:[&>tr]:border-0 @max-[40rem]/table:[&>tr]:py-0',
        className,
      )}
      {...rest}
    />
  )
}

/** The rows of data. */
export function TableBody({ className, ...rest }: ComponentProps<'tbody'>) {
  return <tbody role="rowgroup" className={cn('@max-[40rem]/table:block', className)} {...rest} />
}

/** A row. On a phone it becomes a card. */
export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      role="row"
      className={cn('border-b border-line @max-[40rem]/table:block @max-[40rem]/table:py-3', className)}
      {...rest}
    />
  )
}

const sorts = {
  ascending: { icon: ArrowUp, next: 'descending' },
  descending: { icon: ArrowDown, next: 'ascending' },
  none: { icon: ArrowUpDown, next: 'descending' },
} as const

type HeaderProps = Omit<ComponentProps<'th'>, 'aria-sort' | 'align'> & {
  /** How the column is sorted. If set, the header is a button. */
  sort?: SortDirection
  /** Called with the direction that a press on the header asks for. */
  onSort?: (next: Exclude<SortDirection, 'none'>) => void
  /** The alignment of the text. Align figures at the `end`. */
  align?: 'start' | 'end'
}

/** The header of a column. With `sort`, a button that sorts by it. */
export function TableHeader({ sort, onSort, align = 'start', className, children, ...rest }: HeaderProps) {
  const { icon: Icon, next } = sorts[sort ?? 'none']
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sort === 'none' ? undefined : sort}
      className={cn(
        'px-3 py-2 text-sm font-medium text-muted first:ps-0 last:pe-0',
        align === 'end' ? 'text-end' : 'text-start',
        sort === undefined
          ? '@max-[40rem]/table:sr-only'
          : '@max-[40rem]/table:block @max-[40rem]/table:p-0 @max-[40rem]/table:pe-4',
        className,
      )}
      {...rest}
    >
      {sort === undefined ? (
        children
      ) : (
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-1.5 rounded-sm hover:text-ink"
          onClick={() => onSort?.(next)}
        >
          {children}
          <Icon aria-hidden className={cn('size-4', sort !== 'none' && 'text-ink')} />
        </button>
      )}
    </th>
  )
}

type CellProps = Omit<ComponentProps<'td'>, 'align'> & {
  /** The name of the column, shown before the value if the row is a card. */
  label: string
  /** The alignment of the text. Align figures at the `end`. */
  align?: 'start' | 'end'
}

/** A value. On a phone, its label comes first. */
export function TableCell({ label, align = 'start', className, children, ...rest }: CellProps) {
  return (
    <td
      role="cell"
      data-label={label}
      className={cn(
        'px-3 py-3 align-middle first:ps-0 last:pe-0',
        align === 'end' ? 'text-end' : 'text-start',
        // The empty alternative text after the slash hides the label from screen readers, which already announce the column header.
        "@max-[40rem]/table:flex @max-[40rem]/table:flex-wrap @max-[40rem]/table:items-baseline @max-[40rem]/table:justify-between @max-[40rem]/table:gap-x-4 @max-[40rem]/table:p-0 @max-[40rem]/table:py-1 @max-[40rem]/table:text-start @max-[40rem]/table:before:text-sm @max-[40rem]/table:before:text-muted @max-[40rem]/table:before:content-[attr(data-label)_/_'']",
        className,
      )}
      {...rest}
    >
      <div className="min-w-0">{children}</div>
    </td>
  )
}
