import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { transactionKinds, type TransactionKind } from './transaction-view.ts'

type Props = Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> & {
  /** The history that this page shows. */
  current: TransactionKind
  /** The address of each history. */
  hrefs: Record<TransactionKind, string>
}

const names = { deposit: 'Deposits', withdrawal: 'Withdrawals' } satisfies Record<TransactionKind, string>

/** The links between the two histories, below the heading of each. */
export function HistoryLinks({ current, hrefs, className, ...rest }: Props) {
  return (
    <nav
      data-slot="history-links"
      aria-label="Histories"
      className={cn('flex flex-wrap gap-x-7 border-b border-line', className)}
      {...rest}
    >
      {transactionKinds.map((kind) => (
        <a
          key={kind}
          href={hrefs[kind]}
          aria-current={kind === current ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent font-medium text-muted no-underline transition-colors hover:text-ink aria-[current]:border-accent aria-[current]:text-ink forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]"
        >
          {names[kind]}
        </a>
      ))}
    </nav>
  )
}
