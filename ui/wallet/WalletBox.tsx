import type { Decimal } from '#contract/money.ts'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Masked, Missing, Money } from '../money/Money.tsx'
import { Percent } from '../money/Percent.tsx'
import { RetryButton } from '../primitives/LoadError.tsx'
import { Skeleton } from '../primitives/Skeleton.tsx'

/** The content of a box. `hidden` has no figure, so that it can't be found in the page behind the mask. */
export type BoxFigure =
  | { state: 'loading' }
  | { state: 'known'; value: Decimal }
  | { state: 'hidden' }
  | { state: 'missing'; problem: string }

export const UNREADABLE = 'The server sent something this app does not understand.'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  label: string
  kind: 'money' | 'percent'
  figure: BoxFigure
  onRetry: () => void
  /** A retry is running. */
  retrying?: boolean
}

/** A figure of the wallet. Put it into a `<dl>`. */
export function WalletBox({ label, kind, figure, onRetry, retrying = false, className, ...rest }: Props) {
  return (
    <div
      data-slot="wallet-box"
      data-state={figure.state}
      className={cn(
        'min-w-0 border-s border-t border-line bg-surface px-4 py-3.5 sm:px-5 sm:py-4',
        className,
      )}
      {...rest}
    >
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1 text-xl leading-8 font-semibold tracking-tight wrap-anywhere tabular-nums sm:text-2xl">
        <Value figure={figure} kind={kind} />
      </dd>
      {figure.state === 'missing' && (
        <dd className="mt-1 text-sm text-muted">
          {figure.problem}{' '}
          <RetryButton aria-label={`Try again: ${label}`} className="mt-2 flex" {...{ onRetry, retrying }} />
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
      return kind === 'money' ? <Money amount={figure.value} /> : <Percent percent={figure.value} />
  }
}
