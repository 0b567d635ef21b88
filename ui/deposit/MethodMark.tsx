import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { paymentMarks } from '../lib/payment-marks.ts'
import type { DepositMethodId } from './deposit-method.ts'

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  /** The deposit method whose coin is shown. */
  method: DepositMethodId
}

/** The mark of a coin. Decorative: put the coin's name beside it. */
export function MethodMark({ method, className, ...rest }: Props) {
  return (
    <span
      aria-hidden
      data-slot="method-mark"
      className={cn(
        'grid size-9 shrink-0 place-content-center rounded-full bg-accent-soft text-link',
        className,
      )}
      {...rest}
    >
      <svg viewBox="0 0 24 24" className={cn('fill-current', method === 'bitcoin' ? 'size-6' : 'size-4')}>
        <path fillRule="evenodd" d={paymentMarks[method]} />
      </svg>
    </span>
  )
}
