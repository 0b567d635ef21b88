import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { figureStyle, useFigureStep } from '../money/leading-figure.ts'
import { Money } from '../money/Money.tsx'

const sizes = ['text-[2.25rem]', 'text-[1.75rem]', 'text-[1.375rem]'] as const

/** The figure that the details of a transaction lead with. */
export function LeadingAmount({ amount, className, ...rest }: ComponentProps<typeof Money>) {
  const step = useFigureStep(amount, [11, 15])
  return (
    <Money
      amount={amount}
      className={cn('block leading-tight', figureStyle, sizes[step], className)}
      {...rest}
    />
  )
}
