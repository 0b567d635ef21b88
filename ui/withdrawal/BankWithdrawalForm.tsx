import { accountNumber, bankName, swiftCode } from '#contract/orders.ts'
import { z } from '#contract/zod.ts'
import { useMemo, type ComponentProps } from 'react'
import { useController } from 'react-hook-form'
import { cn } from '../lib/cn.ts'
import { ContractForm } from '../form/ContractForm.tsx'
import type { FormFailure } from '../form/form-failure.ts'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { whyBlocked, withdrawalAmount } from './withdrawal-amount.ts'
import { figuresFor, type WithdrawalTerms } from './withdrawal-fee.ts'
import { WithdrawalAmountField } from './WithdrawalAmountField.tsx'
import { WithdrawalSummary } from './WithdrawalSummary.tsx'

export type BankValues = { amount: string; accountNumber: string; swiftCode: string; bankName: string }
export type BankRequest = z.output<ReturnType<typeof bankSchema>>

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children' | 'noValidate'> & {
  terms: WithdrawalTerms
  defaultValues: BankValues
  failure: FormFailure | null
  /** Called after each change, so that the draft can be stored. */
  onValues: (values: BankValues) => void
  /** Called with the valid order. The form sends nothing: show the review next. */
  onReview: (request: BankRequest) => void
}

const bankSchema = (terms: WithdrawalTerms) =>
  z.object({
    amount: withdrawalAmount(terms),
    accountNumber,
    swiftCode: z.pipe(z.string().check(z.trim(), z.minLength(1, 'Enter the SWIFT/BIC code')), swiftCode),
    bankName,
  })

/** The form for a withdrawal to a bank account. Shows the fee and the payout while the customer types (WDR-1, FAIR-4). */
export function BankWithdrawalForm({
  terms,
  defaultValues,
  failure,
  onValues,
  onReview,
  className,
  ...rest
}: Props) {
  const schema = useMemo(() => bankSchema(terms), [terms])
  const form = useContractForm({ schema, defaultValues, failure, onValues, onSubmit: onReview })
  const { control } = form
  const {
    field: { ref, name, value, onChange, onBlur },
    fieldState: { error },
  } = useController({ control, name: 'amount' })
  return (
    <ContractForm
      form={form}
      aria-label="Bank transfer"
      className={cn('gap-8 lg:grid-cols-2 lg:items-start', className)}
      fieldsClassName="grid max-w-form gap-4"
      submitLabel="Review bank withdrawal"
      submitSize="md"
      disabledReason={whyBlocked(terms) ?? undefined}
      renderActions={({ submit, error: formError }) => (
        <div className="grid max-w-form gap-5 *:data-[slot=submit-button]:justify-self-start">
          <WithdrawalSummary
            figures={figuresFor(value, terms)}
            charges={terms.charges}
            tradeProfit={terms.tradeProfit}
          />
          {formError}
          {submit}
        </div>
      )}
      {...rest}
    >
      <TextField
        control={control}
        name="accountNumber"
        label="Account number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-required
      />
      <TextField
        control={control}
        name="swiftCode"
        label="Bank SWIFT code"
        hint="8 or 11 letters and digits, also called BIC. Your bank statement shows it."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-required
      />
      <TextField
        control={control}
        name="bankName"
        label="Bank name"
        autoComplete="off"
        spellCheck={false}
        aria-required
      />
      <WithdrawalAmountField
        {...{ ref, name, value, onBlur, terms }}
        error={error?.message}
        onValueChange={onChange}
      />
    </ContractForm>
  )
}
