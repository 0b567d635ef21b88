import type { Decimal } from '#contract/money.ts'
import { ChevronDown } from 'lucide-react'
import { useId, useState, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { useFigureFit } from '../money/leading-figure.ts'
import { Masked, Missing, Money } from '../money/Money.tsx'
import { Percent } from '../money/Percent.tsx'
import { RetryButton } from '../primitives/LoadError.tsx'
import { Skeleton } from '../primitives/Skeleton.tsx'
import * as m from './messages.ts'

/** The content of a box. `hidden` has no figure, so that the page doesn't contain it behind the mask. */
export type BoxFigure =
  | { state: 'loading' }
  | {
      state: 'known'
      /** In the currency of the `LocaleProvider` or percent, as an exact decimal. */
      value: Decimal
    }
  | { state: 'hidden' }
  | {
      state: 'missing'
      /** Why the figure is missing, as a sentence. */
      problem: string
    }

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The name of the figure, also used in the name of its retry button. */
  label: string
  /** What the figure means, in one sentence. The customer opens it by pressing the label. */
  explanation?: string
  /** `money` is an amount in the currency of the `LocaleProvider`, `percent` a percentage as the server sent it. */
  kind: 'money' | 'percent'
  /** The content of the box: a placeholder, a value, the mask, or a dash with the reason. */
  figure: BoxFigure
  /** Called by the retry button, which only a missing figure has. */
  onRetry: () => void
  /** A retry is running. */
  retrying?: boolean
}

/** A figure of the wallet. Put it into a `<dl>`. */
export function WalletBox({
  label,
  explanation,
  kind,
  figure,
  onRetry,
  retrying = false,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div
      data-slot="wallet-box"
      data-state={figure.state}
      className={cn('min-w-0 border-s border-t border-line bg-surface pb-3.5 sm:pb-4', className)}
      {...rest}
    >
      <dt className="text-sm text-muted">
        {explanation === undefined ? (
          <span className="block px-4 py-3.5 leading-5 wrap-anywhere sm:px-5">{label}</span>
        ) : (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="group w-full px-4 py-3.5 text-start leading-5 wrap-anywhere -outline-offset-2 hover:text-ink sm:px-5"
          >
            {/* The icon is over the end of the last word, so that it never wraps to a line of its own. */}
            <span className="pe-5.5">{label}</span>
            <ChevronDown
              aria-hidden
              className="-ms-4 inline size-4 transition-transform group-aria-expanded:rotate-180"
            />
          </button>
        )}
      </dt>
      <dd className="@container px-4 text-xl leading-8 font-semibold tracking-tight wrap-anywhere tabular-nums sm:px-5 sm:text-2xl">
        <Value figure={figure} kind={kind} />
      </dd>
      {figure.state === 'missing' && (
        <dd className="mt-1 px-4 text-sm text-muted sm:px-5">
          {figure.problem}{' '}
          <RetryButton
            aria-label={t(m.tryAgainFor, { figure: label })}
            className="mt-2 flex"
            {...{ onRetry, retrying }}
          />
        </dd>
      )}
      {explanation !== undefined && (
        <dd id={id} hidden={!open} className="mt-2 px-4 text-sm text-muted sm:px-5">
          {explanation}
        </dd>
      )}
    </div>
  )
}

function Value({ figure, kind }: Pick<Props, 'figure' | 'kind'>) {
  switch (figure.state) {
    case 'loading':
      return <Skeleton className="h-8 w-28 max-w-full" />
    case 'missing':
      return <Missing />
    case 'hidden':
      return <Masked />
    case 'known':
      return kind === 'money' ? <Fitted amount={figure.value} /> : <Percent percent={figure.value} />
  }
}

const Fitted = ({ amount }: { amount: Decimal }) => <Money amount={amount} className={useFigureFit(amount)} />
