import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

const steps = ['amount', 'transfer'] as const

type Props = Omit<ComponentProps<'ol'>, 'children'> & {
  /** The current step, 1 or 2. */
  current: 1 | 2
}

/** The two steps of a deposit, and which one the customer is at. */
export function DepositStepBar({ current, className, ...rest }: Props) {
  return (
    <ol data-slot="deposit-step-bar" className={cn('grid grid-cols-2 gap-3 text-sm', className)} {...rest}>
      {steps.map((name, index) => {
        const number = index + 1
        const done = number < current
        return (
          <li
            key={name}
            aria-current={number === current ? 'step' : undefined}
            className={cn(
              'flex items-start gap-2 border-t-2 pt-2',
              number <= current ? 'border-accent' : 'border-line',
              number === current ? 'font-medium' : 'text-muted',
            )}
          >
            {done && <Check aria-hidden className="mt-0.75 size-4 shrink-0 text-link" />}
            <span>
              Step {number} of 2: {name}
              {done && <span className="sr-only">, done</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
