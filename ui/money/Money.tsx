import type { Decimal } from '#contract/money.ts'
import { use, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { AmountsHidden, MASK } from './amounts-hidden-context.ts'
import { formatMoney } from './format.ts'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  /** The amount as a decimal text. `null` if the amount is missing or could not be read. */
  amount: Decimal | null | undefined
}

/** An amount in the currency of the `LocaleProvider`, US dollars by default. A missing amount is a dash, never zero. If amounts are hidden, it shows a mask. */
export function Money({ amount, className, ...rest }: Props) {
  const hidden = use(AmountsHidden)
  const locale = useLocale()
  return (
    <span
      data-slot="money"
      data-state={amount == null ? 'missing' : hidden ? 'hidden' : 'known'}
      className={cn('tabular-nums', className)}
      {...rest}
    >
      {amount == null ? <Missing /> : hidden ? <Masked /> : formatMoney(amount, locale)}
    </span>
  )
}

type MissingProps = {
  /** What screen readers say. 'not available' by default. */
  children?: string
}

/** A dash for a missing value. Screen readers say 'not available', or another text. */
export function Missing({ children }: MissingProps) {
  const t = useTranslate()
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="sr-only">{children ?? t(m.notAvailable)}</span>
    </>
  )
}

type MoneyTextProps = {
  /** The amount as a decimal text. */
  amount: Decimal
}

/** An amount as plain text inside a sentence. */
export function MoneyText({ amount }: MoneyTextProps) {
  const locale = useLocale()
  return use(AmountsHidden) ? <Masked /> : formatMoney(amount, locale)
}

/** Replaces an amount that the customer has hidden. The amount isn't in the page (FAIR-9). */
export function Masked() {
  const t = useTranslate()
  return (
    <span title={t(m.amountHidden)}>
      <span aria-hidden="true" className="tracking-widest">
        {MASK}
      </span>
      <span className="sr-only">{t(m.amountHidden)}</span>
    </span>
  )
}
