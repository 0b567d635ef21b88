import type { UserDetails } from '#contract/user.ts'
import { RotateCw } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { STILL_WORKING, useSlow } from '../lib/use-slow.ts'
import { formatExactDate, formatTime } from '../money/format.ts'
import { Callout } from '../primitives/Callout.tsx'
import { IconButton } from '../primitives/IconButton.tsx'
import { UNREADABLE, WalletBox, type BoxFigure } from './WalletBox.tsx'

/** The six boxes in the order and with the labels of the specification (DSH-2). */
const walletFigures = [
  { field: 'tradeProfit', label: 'Trade Profit', kind: 'money' },
  { field: 'totalDeposit', label: 'Total Deposits', kind: 'money' },
  { field: 'pendBalance', label: 'Pend. Balance', kind: 'money' },
  { field: 'referralBonus', label: 'Referral Bonus', kind: 'money' },
  { field: 'totalEquity', label: 'Total Equity', kind: 'money' },
  { field: 'tradingProgress', label: 'Signal Strength', kind: 'percent' },
] as const

type WalletField = (typeof walletFigures)[number]['field']
type WalletFigures = Pick<UserDetails, WalletField>

type Props = Omit<ComponentProps<'section'>, 'children'> & {
  /** The figures from the server. Pass only figures that were loaded since the page opened, never stored ones (C20). */
  figures: WalletFigures | undefined
  /** When the figures were loaded, in milliseconds since 1970. */
  asOf?: number
  /** Why the last call failed. */
  problem?: string
  onRetry: () => void
  retrying?: boolean
  /** Shows the same mask in place of every figure (FAIR-9). */
  hidden: boolean
}

/** The customer's wallet on the dashboard: six figures (DSH-2), with a button to refresh them. */
export function WalletGrid({
  figures,
  asOf,
  problem,
  onRetry,
  retrying = false,
  hidden,
  className,
  ...rest
}: Props) {
  const headingId = useId()
  const loading = figures === undefined && problem === undefined
  const slow = useSlow(loading)
  return (
    <section
      data-slot="wallet-grid"
      data-state={loading ? 'loading' : figures ? 'ready' : 'failed'}
      aria-labelledby={headingId}
      className={cn('min-w-0', className)}
      {...rest}
    >
      <div className="mb-2 flex min-h-12 items-center justify-between gap-3">
        <div className="sm:flex sm:items-baseline sm:gap-x-3">
          <h2 id={headingId} className="text-xl">
            Wallet
          </h2>
          <p className="min-h-5 text-sm text-muted">
            {loading && <output>{slow ? STILL_WORKING : 'Loading your figures …'}</output>}
            {figures && asOf !== undefined && (
              <>
                as of{' '}
                <time dateTime={new Date(asOf).toISOString()} title={formatExactDate(asOf)}>
                  {formatTime(asOf)}
                </time>
              </>
            )}
          </p>
        </div>
        <IconButton
          icon={<RotateCw />}
          label="Refresh figures"
          loading={retrying}
          onClick={onRetry}
          className="-me-2.5"
        />
      </div>
      {problem !== undefined && (
        <Callout
          tone="danger"
          live="polite"
          title={figures ? 'These figures could not be refreshed' : 'Your figures could not be loaded'}
          className="mb-3"
        >
          {problem}
        </Callout>
      )}
      <div className="overflow-hidden rounded-card border border-line">
        {/* The negative margins hide the first line of each row and column behind the frame. */}
        <dl className="-ms-px -mt-px grid grid-cols-2 lg:grid-cols-3">
          {walletFigures.map(({ field, label, kind }) => (
            <WalletBox
              key={field}
              label={label}
              kind={kind}
              figure={boxFigure(figures && figures[field], loading, hidden)}
              onRetry={onRetry}
              retrying={retrying}
            />
          ))}
        </dl>
      </div>
    </section>
  )
}

/** `undefined` means that the whole answer is missing, `null` that this figure could not be read. */
function boxFigure(
  value: WalletFigures[keyof WalletFigures] | undefined,
  loading: boolean,
  hidden: boolean,
): BoxFigure {
  if (loading) return { state: 'loading' }
  if (value === undefined) return { state: 'missing', problem: 'Not loaded.' }
  if (value === null) return { state: 'missing', problem: UNREADABLE }
  return hidden ? { state: 'hidden' } : { state: 'known', value }
}
