import type { Decimal } from '#contract/money.ts'
import { RotateCw } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { STILL_WORKING, useSlow } from '../lib/use-slow.ts'
import { formatExactDate, formatPercent, formatTime } from '../money/format.ts'
import { Missing, Money } from '../money/Money.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { IconButton } from '../primitives/IconButton.tsx'
import { Skeleton } from '../primitives/Skeleton.tsx'
import { availableToWithdraw, type Withdrawable } from './available.ts'
import { UNREADABLE } from './WalletBox.tsx'

/** Money in US dollars, `withdrawalCharges` in percent. `null` for a value that could not be read. */
type Figures = Withdrawable & { totalEquity: Decimal | null; withdrawalCharges: Decimal | null }

type Props = Omit<ComponentProps<'section'>, 'children'> & {
  /** The figures from the server. Pass only figures that were loaded since the page opened, never stored ones (C20). */
  figures: Figures | undefined
  /** When the figures were loaded, in milliseconds since 1970. */
  asOf?: number
  /** Why the last call failed. */
  problem?: string
  onRetry: () => void
  retrying?: boolean
}

/** The two figures that a customer looks for first: Total Equity, and what can be withdrawn (DSH-6). */
export function WalletHeadline({
  figures,
  asOf,
  problem,
  onRetry,
  retrying = false,
  className,
  ...rest
}: Props) {
  const loading = figures === undefined && problem === undefined
  const slow = useSlow(loading)
  return (
    <section
      data-slot="wallet-headline"
      data-state={loading ? 'loading' : figures ? 'ready' : 'failed'}
      aria-label="Your money at a glance"
      className={cn('relative grid min-w-0 gap-x-12 gap-y-5 sm:grid-cols-2', className)}
      {...rest}
    >
      <Figure
        label="Total Equity"
        size="text-[clamp(2rem,1.5rem+2.6vw,3.25rem)]"
        loading={loading}
        beside={
          <div className="-my-2.5 -me-2.5 flex min-h-11 flex-wrap items-center gap-x-1 text-sm text-muted sm:absolute sm:end-0 sm:top-0">
            {loading && <output>{slow ? STILL_WORKING : 'Loading …'}</output>}
            {figures && asOf !== undefined && (
              <p>
                As of{' '}
                <time dateTime={new Date(asOf).toISOString()} title={formatExactDate(asOf)}>
                  {formatTime(asOf)}
                </time>
              </p>
            )}
            <IconButton icon={<RotateCw />} label="Refresh figures" loading={retrying} onClick={onRetry} />
          </div>
        }
      >
        {figures ? <Money amount={figures.totalEquity} /> : <Missing />}
      </Figure>
      <Available figures={figures} loading={loading} />
      {problem !== undefined && (
        <Callout
          tone="danger"
          live="polite"
          title={figures ? 'These figures could not be refreshed' : 'Your figures could not be loaded'}
          className="sm:col-span-2"
        >
          {problem}
        </Callout>
      )}
    </section>
  )
}

type FigureProps = {
  label: string
  size: string
  loading: boolean
  beside?: ReactNode
  note?: ReactNode
  children: ReactNode
}

function Figure({ label, size, loading, beside, note, children }: FigureProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={id} className="text-sm font-normal text-muted">
          {label}
        </h2>
        {beside}
      </div>
      <div
        role="group"
        aria-labelledby={id}
        className={cn(
          'flex min-h-[1.3em] items-center leading-[1.3] font-[650] tracking-[-0.035em] wrap-anywhere tabular-nums sm:min-h-[4.25rem]',
          size,
        )}
      >
        {loading ? <Skeleton className="h-[0.8em] w-56 max-w-full" /> : children}
      </div>
      {note}
    </div>
  )
}

function Available({ figures, loading }: { figures: Figures | undefined; loading: boolean }) {
  const available = figures && availableToWithdraw(figures)
  return (
    <Figure
      label="Available to withdraw"
      size="text-[clamp(1.5rem,1.2rem+1.3vw,2.25rem)]"
      loading={loading}
      note={
        <div className="min-h-10 text-sm text-muted">
          {loading ? (
            <Skeleton className="mt-1 w-full max-w-60" />
          ) : (
            figures && available && reasonOf(available.is, figures.withdrawalCharges)
          )}
        </div>
      }
    >
      {available === undefined || available.is === 'unknown' ? (
        <Missing />
      ) : (
        <Money amount={available.is === 'open' ? available.amount : '0'} />
      )}
    </Figure>
  )
}

function reasonOf(state: ReturnType<typeof availableToWithdraw>['is'], charges: Decimal | null): string {
  switch (state) {
    case 'open':
      return `All of your Trade Profit. ${
        charges === null
          ? 'The fee could not be read.'
          : `A fee of ${formatPercent(charges)} is taken from the amount you withdraw.`
      }`
    case 'no-profit':
      return 'Nothing yet. Only trade profit can be withdrawn, and you have none so far.'
    case 'not-allowed':
      return 'Your profit has not reached the minimum withdrawal threshold.'
    case 'unknown':
      return UNREADABLE
  }
}
