import type { Decimal } from '#contract/money.ts'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Missing, Money } from '../money/Money.tsx'
import { Percent } from '../money/Percent.tsx'
import { summaryChevron, summaryRow } from '../primitives/disclosure-style.ts'
import { LoadError } from '../primitives/LoadError.tsx'
import { Skeleton } from '../primitives/Skeleton.tsx'
import { useTranslate } from '../lib/locale-context.ts'
import * as m from '../primitives/messages.ts'
import { useSlow } from '../lib/use-slow.ts'
import { availableToWithdraw, whyNothing, type Available, type Withdrawable } from '../wallet/available.ts'
import { LedgerRow } from './LedgerRow.tsx'

/** `withdrawalCharges` in percent. `null` for a value that could not be read. */
export type WithdrawalFigures = Withdrawable & {
  /** The fee in percent of the amount. `null` if it could not be read. */
  withdrawalCharges: Decimal | null
}

type Props = Omit<ComponentProps<'section'>, 'children'> & {
  /** The figures from the server. Pass only figures that were loaded since the page opened. */
  figures: WithdrawalFigures | undefined
  /** Why the last call failed. */
  problem?: string
  /** Called by the retry button after a failed call. */
  onRetry: () => void
}

/** Why nothing can be withdrawn now. */
const reasons: Record<Exclude<Available['is'], 'open'>, () => string> = {
  ...whyNothing,
  unknown: () => 'One of the figures could not be read.',
}

/** What a customer learns before paying anything in (FAIR-9): only profit can be withdrawn, how much that is now, and the fee. */
export function WhatYouCanWithdraw({ figures, problem, onRetry, className, ...rest }: Props) {
  const available = figures && availableToWithdraw(figures)
  const loading = figures === undefined && problem === undefined
  const t = useTranslate()
  const slow = useSlow(loading)
  return (
    <section
      data-slot="what-you-can-withdraw"
      data-state={loading ? 'loading' : figures ? 'ready' : 'failed'}
      aria-labelledby="what-you-can-withdraw"
      className={cn('grid grid-cols-1', className)}
      {...rest}
    >
      <h2 id="what-you-can-withdraw" className="text-xl">
        What you can withdraw
      </h2>
      <p className="mt-2 mb-4">Only trade profit can be withdrawn. The deposit itself cannot.</p>
      <dl className="ruled" aria-busy={loading || undefined}>
        <LedgerRow label="Available to withdraw now">
          {loading ? <Skeleton className="w-24" /> : <AvailableNow available={available} />}
        </LedgerRow>
        <LedgerRow label="Withdrawal fee">
          {loading ? (
            <Skeleton className="w-32" />
          ) : figures?.withdrawalCharges == null ? (
            <Missing />
          ) : (
            <>
              <Percent percent={figures.withdrawalCharges} /> of the amount
            </>
          )}
        </LedgerRow>
      </dl>
      <details className="group border-b border-line">
        <summary className={summaryRow}>
          <span className="text-muted">Minimum profit</span>
          <span className="ms-auto inline-flex items-center gap-2">
            Unknown, ask support
            <ChevronDown aria-hidden className={summaryChevron} />
          </span>
        </summary>
        <p className="max-w-prose pb-4 text-sm text-muted">
          Your trade profit must also reach a minimum before you can withdraw. We decide whether it has. This
          site doesn’t know the amount of the minimum. Ask support for it before you deposit.
        </p>
      </details>
      {/* The height leaves room for the reason, so that the form below doesn't move when the figures arrive. */}
      <p className="mt-3 min-h-15 text-sm text-muted sm:min-h-10">
        {available && available.is !== 'open' && `${t(reasons[available.is])} `}
        You can lose all the money you invest. Then there is no profit to withdraw.
      </p>
      {loading && (
        <output className={slow ? 'mt-3 text-sm text-muted' : 'sr-only'}>
          {slow ? t(m.stillWorking) : 'Loading what you can withdraw'}
        </output>
      )}
      {problem !== undefined && (
        <LoadError title="These figures could not be loaded" onRetry={onRetry} className="mt-4">
          {problem}
        </LoadError>
      )}
    </section>
  )
}

function AvailableNow({ available }: { available: Available | undefined }) {
  if (available === undefined || available.is === 'unknown') return <Missing />
  return <Money amount={available.is === 'open' ? available.amount : '0'} className="font-semibold" />
}
