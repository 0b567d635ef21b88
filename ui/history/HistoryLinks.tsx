import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'
import { transactionKinds, type TransactionKind } from './entries.ts'

type Props = Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> & {
  /** The history that this page shows. */
  current: TransactionKind
  /** The address of each history. */
  hrefs: Record<TransactionKind, string>
}

/** The links between the two histories, below the heading of each. */
export function HistoryLinks({ current, hrefs, className, ...rest }: Props) {
  const t = useTranslate()
  return (
    <nav
      data-slot="history-links"
      aria-label={t(m.histories)}
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
          {t(m.nameOfList, { kind })}
        </a>
      ))}
    </nav>
  )
}
