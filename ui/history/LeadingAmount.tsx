import { toCents, type Decimal } from '#contract/money.ts'
import { use, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import { Money } from '../money/Money.tsx'

type Props = ComponentProps<typeof Money>

/** The number of characters of an amount, with its sign, separators and cents. */
function lengthOf(amount: Decimal): number {
  const cents = toCents(amount)
  const dollars = String((cents < 0n ? -cents : cents) / 100n).length
  return dollars + Math.floor((dollars - 1) / 3) + '$.00'.length + (cents < 0n ? 1 : 0)
}

const sizeOf = (characters: number) =>
  characters <= 11 ? 'text-[2.25rem]' : characters <= 15 ? 'text-[1.75rem]' : 'text-[1.375rem]'

/**
 * The figure that the details of a transaction lead with. A long amount is set smaller, never shortened (FAIR-1). A hidden one always
 * has the same size (FAIR-9).
 */
export function LeadingAmount({ amount, className, ...rest }: Props) {
  const hidden = use(AmountsHidden)
  return (
    <Money
      amount={amount}
      className={cn(
        'block leading-tight font-[650] tracking-[-0.035em] wrap-anywhere',
        sizeOf(hidden || amount == null ? 0 : lengthOf(amount)),
        className,
      )}
      {...rest}
    />
  )
}
