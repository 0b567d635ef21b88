import { toCents, type Decimal } from '#contract/money.ts'
import { z } from '#contract/zod.ts'
import { useMemo, type ComponentProps } from 'react'
import { useController } from 'react-hook-form'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { AmountInput } from '../money/AmountInput.tsx'
import { formatMoney, formatPlain } from '../money/format.ts'
import { Button } from '../primitives/Button.tsx'
import { Field } from '../primitives/Field.tsx'
import { readTyped } from '../money/read-typed.ts'
import { typedAmount } from '../money/typed-amount.ts'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children' | 'defaultValue' | 'noValidate'> & {
  /** The text typed before a reload. */
  defaultAmount?: string
  /** The plan that the customer chose, with its lowest amount. The amount is offered but never filled in. */
  plan?: { name: string; from: Decimal }
  /** Called with the text after each change, so that it can be stored. */
  onTyped?: (text: string) => void
  /** Called with a valid amount in the currency of the `LocaleProvider`, exactly as typed. */
  onContinue: (amount: Decimal) => void
}

/** The first step of a deposit (DEP-1). It sends nothing to the server: the next step shows where to pay. */
export function DepositAmountForm({
  defaultAmount = '',
  plan,
  onTyped,
  onContinue,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const schema = useMemo(() => z.object({ amount: typedAmount(locale) }), [locale])
  const { control, formProps, pending } = useContractForm({
    schema,
    defaultValues: { amount: defaultAmount },
    failure: null,
    onValues: onTyped && (({ amount }) => onTyped(amount)),
    onSubmit: ({ amount }) => onContinue(amount),
  })
  const {
    field: { ref, name, value, onChange, onBlur },
    fieldState: { error },
  } = useController({ control, name: 'amount' })
  const { value: amount } = readTyped(value, locale)
  const tooLow = plan !== undefined && amount !== undefined && toCents(amount) < toCents(plan.from)
  return (
    <form className={cn('grid grid-cols-1 gap-4', className)} {...rest} {...formProps}>
      <Field label={t(m.amountIn, { currency: locale.currency ?? 'USD' })} error={error?.message}>
        <AmountInput large ref={ref} name={name} value={value} onValueChange={onChange} onBlur={onBlur} />
      </Field>
      {plan && (
        <p className="-mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          {t(m.planStartsAt, { plan: plan.name, from: formatMoney(plan.from, locale) })}
          <Button variant="secondary" size="sm" onClick={() => onChange(formatPlain(plan.from))}>
            {t(m.enterThisAmount, { amount: formatMoney(plan.from, locale) })}
          </Button>
        </p>
      )}
      <output className="text-sm font-medium not-empty:-mt-1 empty:hidden">
        {tooLow &&
          t(m.lessThanPlan, {
            amount: formatMoney(amount, locale),
            plan: plan.name,
            from: formatMoney(plan.from, locale),
          })}
      </output>
      <SubmitButton pending={pending} className="mt-2 sm:justify-self-start">
        {t(m.makeDeposit)}
      </SubmitButton>
    </form>
  )
}
