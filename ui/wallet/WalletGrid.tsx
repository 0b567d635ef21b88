import type { UserDetails } from '#contract/user.ts'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate, type Translate } from '../lib/locale-context.ts'
import * as names from '../money/messages.ts'
import * as m from './messages.ts'
import { WalletBox, type BoxFigure } from './WalletBox.tsx'

/** The six boxes in their order, with their labels (DSH-2). */
const walletFigures = [
  { field: 'tradeProfit', label: names.tradeProfit, kind: 'money' },
  { field: 'totalDeposit', label: names.totalDeposits, kind: 'money' },
  { field: 'pendBalance', label: names.pendingBalance, kind: 'money' },
  { field: 'referralBonus', label: m.referralBonus, kind: 'money' },
  { field: 'totalEquity', label: names.totalEquity, kind: 'money' },
  { field: 'tradingProgress', label: m.signalStrength, kind: 'percent' },
] as const

export type WalletField = (typeof walletFigures)[number]['field']
type WalletFigures = Pick<UserDetails, WalletField>

type Props = Omit<ComponentProps<'section'>, 'children'> & {
  /** The figures from the server. Pass only figures that were loaded since the page opened, never stored ones. */
  figures: WalletFigures | undefined
  /** The last call failed. */
  failed?: boolean
  /** Called by the retry button of any box. It should load all six figures again. */
  onRetry: () => void
  /** A retry is running: the retry buttons show it and ignore further presses. */
  retrying?: boolean
  /** Shows the same mask instead of every figure. */
  hidden: boolean
  /** What each figure means, in one sentence. */
  explanations?: Record<WalletField, string>
}

/** The customer's wallet: six figures in boxes (DSH-2). */
export function WalletGrid({
  figures,
  failed = false,
  onRetry,
  retrying = false,
  hidden,
  explanations,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const loading = figures === undefined && !failed
  return (
    <section
      data-slot="wallet-grid"
      data-state={loading ? 'loading' : figures ? 'ready' : 'failed'}
      aria-label={t(m.wallet)}
      className={cn('@container min-w-0 overflow-hidden rounded-card border border-line', className)}
      {...rest}
    >
      {loading && <output className="sr-only">{t(m.loadingFigures)}</output>}
      {/* The negative margins hide the first line of each row and column behind the frame. */}
      <dl className="-ms-px -mt-px grid bg-surface @min-[16rem]:grid-cols-2 @min-[32rem]:grid-cols-3">
        {walletFigures.map(({ field, label, kind }) => (
          <WalletBox
            key={field}
            label={t(label)}
            explanation={explanations?.[field]}
            kind={kind}
            figure={boxFigure(figures && figures[field], loading, hidden, t)}
            onRetry={onRetry}
            retrying={retrying}
          />
        ))}
      </dl>
    </section>
  )
}

/** `undefined` means that the whole response is missing, `null` that this figure could not be read. */
function boxFigure(
  value: WalletFigures[keyof WalletFigures] | undefined,
  loading: boolean,
  hidden: boolean,
  t: Translate,
): BoxFigure {
  if (loading) return { state: 'loading' }
  if (value === undefined) return { state: 'missing', problem: t(m.notLoaded) }
  if (value === null) return { state: 'missing', problem: t(m.notUnderstood) }
  return hidden ? { state: 'hidden' } : { state: 'known', value }
}
