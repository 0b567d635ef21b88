import type { Decimal } from '#contract/money.ts'
import { RotateCw } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import * as words from '../primitives/messages.ts'
import { useSlow } from '../lib/use-slow.ts'
import { formatExactDate, formatPercent, formatTime } from '../money/format.ts'
import { figureStyle, useFigureFit } from '../money/leading-figure.ts'
import * as names from '../money/messages.ts'
import { Missing, Money } from '../money/Money.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { IconButton } from '../primitives/IconButton.tsx'
import { Skeleton } from '../primitives/Skeleton.tsx'
import { availableToWithdraw, whyNothing, type Withdrawable } from './available.ts'
import * as m from './messages.ts'

/** Money in the currency of the `LocaleProvider`, `withdrawalCharges` in percent. `null` for a value that could not be read. */
type Figures = Withdrawable & { totalEquity: Decimal | null; withdrawalCharges: Decimal | null }

type Props = Omit<ComponentProps<'section'>, 'children'> & {
  /** The figures from the server. Pass only figures that were loaded since the page opened, never stored ones. */
  figures: Figures | undefined
  /** When the figures were loaded, in milliseconds since 1970. */
  asOf?: number
  /** Why the last call failed. */
  problem?: string
  /** Called by the button Refresh figures. */
  onRetry: () => void
  /** The figures are being loaded again: the button shows it and ignores further presses. */
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
  const t = useTranslate()
  const locale = useLocale()
  const slow = useSlow(loading)
  return (
    <section
      data-slot="wallet-headline"
      data-state={loading ? 'loading' : figures ? 'ready' : 'failed'}
      aria-label={t(m.atAGlance)}
      className={cn('@container relative min-w-0', className)}
      {...rest}
    >
      <div className="grid gap-x-12 gap-y-5 @min-[36rem]:grid-cols-2">
        <Figure
          label={t(names.totalEquity)}
          size="text-[clamp(2rem,1.5rem+2.6vw,3.25rem)]"
          loading={loading}
          beside={
            <div className="-my-2.5 -me-2.5 flex min-h-11 min-w-[min(10rem,100%)] flex-wrap items-center justify-end gap-x-1 text-sm text-muted @min-[36rem]:-my-3 @min-[40rem]:absolute @min-[40rem]:end-0 @min-[40rem]:top-0">
              {loading && <output>{slow ? t(words.stillWorking) : t(words.loading)}</output>}
              {figures && asOf !== undefined && (
                <p>
                  {t(m.asOf, {
                    time: (
                      <time dateTime={new Date(asOf).toISOString()} title={formatExactDate(asOf, locale)}>
                        {formatTime(asOf, locale)}
                      </time>
                    ),
                  })}
                </p>
              )}
              <IconButton
                icon={<RotateCw />}
                label={t(m.refreshFigures)}
                loading={retrying}
                onClick={onRetry}
              />
            </div>
          }
        >
          {figures ? <Fitted amount={figures.totalEquity} /> : <Missing />}
        </Figure>
        <AvailableFigure figures={figures} loading={loading} />
        {problem !== undefined && (
          <Callout
            tone="danger"
            live="polite"
            title={figures ? t(m.figuresNotRefreshed) : t(m.figuresNotLoaded)}
            className="@min-[36rem]:col-span-2"
          >
            {problem}
          </Callout>
        )}
      </div>
    </section>
  )
}

type FigureProps = {
  /** The heading of the figure. */
  label: string
  /** The class of the font size. */
  size: string
  /** Shows a placeholder in place of the figure. */
  loading: boolean
  /** Content at the end of the heading’s line. */
  beside?: ReactNode
  /** Content below the figure. */
  note?: ReactNode
  /** The figure. */
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
          // Side by side, the empty box before each figure puts both on one baseline.
          '@container flex min-h-[1.3em] items-center leading-[1.3] tabular-nums sm:min-h-18 sm:items-baseline sm:before:h-13.5',
          figureStyle,
          size,
        )}
      >
        {loading ? <Skeleton className="h-[0.8em] w-56 max-w-full" /> : children}
      </div>
      {note}
    </div>
  )
}

const Fitted = ({ amount }: { amount: Decimal | null }) => (
  <Money amount={amount} className={useFigureFit(amount)} />
)

function AvailableFigure({
  figures,
  loading,
}: {
  figures: Figures | undefined
  /** Shows a placeholder in place of the figure. */
  loading: boolean
}) {
  const t = useTranslate()
  const locale = useLocale()
  const available = figures && availableToWithdraw(figures)
  const charges = figures?.withdrawalCharges ?? null
  return (
    <Figure
      label={t(names.canBeWithdrawn)}
      size="text-[clamp(1.5rem,1.2rem+1.3vw,2.25rem)]"
      loading={loading}
      note={
        <div className="min-h-10 text-sm text-muted">
          {t(m.onlyProfit)} {note()}
        </div>
      }
    >
      {available === undefined || available.is === 'unknown' ? (
        <Missing />
      ) : (
        <Fitted amount={available.is === 'open' ? available.amount : '0'} />
      )}
    </Figure>
  )

  function note(): ReactNode {
    // While the figures load, the sentence is complete except for the percentage.
    if (loading) return t(m.feeIsDeducted, { fee: <Skeleton className="inline-block h-[0.75em] w-[4ch]" /> })
    switch (available?.is) {
      case 'open':
        return charges === null
          ? t(m.feeNotReadable)
          : t(m.feeIsDeducted, { fee: formatPercent(charges, locale) })
      case 'no-profit':
      case 'not-allowed':
        return t(whyNothing[available.is])
      case 'unknown':
        return t(m.notUnderstood)
    }
  }
}
