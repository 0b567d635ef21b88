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
import * as words from '../primitives/messages.ts'
import { useSlow } from '../lib/use-slow.ts'
import { availableToWithdraw, whyNothing, type Available, type Withdrawable } from '../wallet/available.ts'
import { DescriptionList } from '../primitives/DescriptionList.tsx'
import { LedgerRow } from '../primitives/LedgerRow.tsx'
import * as m from './messages.ts'

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

/** What a customer should know before a deposit (FAIR-9): only profit can be withdrawn, how much that is now, and the fee. */
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
        {t(m.whatYouCanWithdraw)}
      </h2>
      <p className="mt-2 mb-4">{t(m.onlyProfit)}</p>
      <DescriptionList layout="ledger" className="ruled" aria-busy={loading || undefined}>
        <LedgerRow label={t(m.availableLabel)}>
          {loading ? <Skeleton className="w-24" /> : <AvailableNow available={available} />}
        </LedgerRow>
        <LedgerRow label={t(m.withdrawalFee)}>
          {loading ? (
            <Skeleton className="w-32" />
          ) : figures?.withdrawalCharges == null ? (
            <Missing />
          ) : (
            t(m.percentOfAmount, { percent: <Percent percent={figures.withdrawalCharges} /> })
          )}
        </LedgerRow>
      </DescriptionList>
      <details className="group border-b border-line">
        <summary className={summaryRow}>
          <span className="text-muted">{t(m.minimumProfit)}</span>
          <span className="ms-auto inline-flex items-center gap-2">
            {t(m.unknownAskSupport)}
            <ChevronDown aria-hidden className={summaryChevron} />
          </span>
        </summary>
        <p className="max-w-prose pb-4 text-sm text-muted">{t(m.minimumExplained)}</p>
      </details>
      {/* The height leaves room for the reason, so that the form below doesn't move when the figures arrive. */}
      <p className="mt-3 min-h-15 text-sm text-muted sm:min-h-10">
        {available?.is === 'unknown' && <>{t(m.figureUnreadable)} </>}
        {(available?.is === 'no-profit' || available?.is === 'not-allowed') && (
          <>{t(whyNothing[available.is])} </>
        )}
        {t(m.canLoseAll)}
      </p>
      {loading && (
        <output className={slow ? 'mt-3 text-sm text-muted' : 'sr-only'}>
          {slow ? t(words.stillWorking) : t(m.loadingFigures)}
        </output>
      )}
      {problem !== undefined && (
        <LoadError title={t(m.couldNotLoadFigures)} onRetry={onRetry} className="mt-4">
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
