import { createContext, use, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'

export const descriptionLayouts = [
  'stacked',
  'columns',
  'spacious',
  'wrapping',
  'box',
  'ledger',
  'compact',
] as const
type Layout = (typeof descriptionLayouts)[number]

type Style = { list: string; row: string; term: string; detail: string }

/** The classes of each layout. */
export const descriptionStyles: Record<Layout, Style> = {
  stacked: {
    list: 'grid grid-cols-1 gap-4',
    row: '',
    term: 'text-sm text-muted',
    detail: 'wrap-anywhere tabular-nums',
  },
  columns: {
    list: 'min-w-0 ruled',
    row: 'gap-x-6 py-3 sm:grid sm:grid-cols-[12rem_1fr]',
    term: 'text-sm text-muted sm:text-base',
    detail: 'min-w-0 font-medium wrap-anywhere',
  },
  spacious: {
    list: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-12 border-t border-line lg:gap-x-20',
    row: 'border-b border-line py-5',
    term: 'text-sm text-muted',
    detail: 'grid grid-cols-1 gap-3 text-lg wrap-anywhere tabular-nums',
  },
  wrapping: {
    list: 'ruled',
    row: 'flex flex-wrap gap-x-6 py-2.5',
    term: 'min-w-0 grow basis-36 text-sm leading-6.5 text-muted',
    detail: 'min-w-0 grow-2 basis-72 text-pretty',
  },
  box: {
    list: 'grid gap-x-6 gap-y-1 rounded-control bg-sunken px-4 py-3 sm:grid-cols-[auto_1fr]',
    row: 'contents',
    term: 'text-muted',
    detail: 'font-medium wrap-anywhere select-all',
  },
  ledger: {
    list: 'grid min-w-0 grid-cols-1',
    row: 'flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-0.5 py-2',
    term: 'text-muted',
    detail: 'ms-auto min-w-0 text-end wrap-anywhere tabular-nums',
  },
  compact: {
    list: 'ruled',
    row: 'flex flex-wrap justify-between gap-x-4 py-2',
    term: 'text-muted',
    detail: 'ms-auto',
  },
}

const LayoutContext = createContext<Layout>('columns')

type Props = ComponentProps<'dl'> & {
  /**
   * - `stacked`: each term above its detail.
   * - `columns`: terms in a separate column.
   * - `spacious`: each term above its detail, in larger text. Pairs stand side by side where there is space.
   * - `wrapping`: each term on one line with its detail if there is enough space.
   * - `box`: in a box, for text to copy.
   * - `ledger`: each figure at the end of its line. Its pairs are `LedgerRow`s.
   * - `compact`: like `ledger`, in lower lines.
   */
  layout: Layout
}

/** A list of terms with details. Each pair is a {@link Description}. */
export function DescriptionList({ layout, className, ...rest }: Props) {
  return (
    <LayoutContext value={layout}>
      <dl data-slot="description-list" className={cn(descriptionStyles[layout].list, className)} {...rest} />
    </LayoutContext>
  )
}

type DescriptionProps = {
  /** The term. */
  term: ReactNode
  /** A small text below the detail. */
  note?: ReactNode
  /** The detail. */
  children: ReactNode
}

/** A pair of a {@link DescriptionList}. */
export function Description({ term, note, children }: DescriptionProps) {
  const style = descriptionStyles[use(LayoutContext)]
  return (
    <div className={style.row}>
      <dt className={style.term}>{term}</dt>
      <dd className={style.detail}>{children}</dd>
      {note !== undefined && <dd className="basis-full text-sm text-muted sm:col-start-2">{note}</dd>}
    </div>
  )
}
