import { z } from '#contract/zod.ts'
import { useMemo, type ComponentProps } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { cn } from '../lib/cn.ts'
import { ContractForm } from '../form/ContractForm.tsx'
import type { FormFailure } from '../form/form-failure.ts'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { AddressNotes } from '../address/AddressNotes.tsx'
import { addressNotes, walletAddress } from '../address/wallet-field.ts'
import { whyBlocked, withdrawalAmount } from './withdrawal-amount.ts'
import { figuresFor, type WithdrawalTerms } from './withdrawal-fee.ts'
import { WithdrawalAmountField } from './WithdrawalAmountField.tsx'
import { WithdrawalSummary } from './WithdrawalSummary.tsx'

export type CryptoValues = { amount: string; wallet: string }
export type CryptoRequest = z.output<ReturnType<typeof cryptoSchema>>

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children' | 'noValidate'> & {
  terms: WithdrawalTerms
  /** All money is simulated, so addresses of test networks are accepted (FAIR-6). */
  sandbox: boolean
  /** The customer's deposit addresses. */
  ownAddresses: readonly string[]
  /** The addresses of earlier withdrawals. */
  usedAddresses: readonly string[]
  defaultValues: CryptoValues
  failure: FormFailure | null
  onValues: (values: CryptoValues) => void
  /** Called with the valid order. The form sends nothing: show the review next. */
  onReview: (request: CryptoRequest) => void
}

const cryptoSchema = (terms: WithdrawalTerms, sandbox: boolean) =>
  z.object({ amount: withdrawalAmount(terms), wallet: walletAddress(sandbox) })

/** The form for a withdrawal to a wallet. Shows the fee and the payout while the customer types (WDR-1, FAIR-4). */
export function CryptoWithdrawalForm({
  terms,
  sandbox,
  ownAddresses,
  usedAddresses,
  defaultValues,
  failure,
  onValues,
  onReview,
  className,
  ...rest
}: Props) {
  const schema = useMemo(() => cryptoSchema(terms, sandbox), [terms, sandbox])
  const form = useContractForm({ schema, defaultValues, failure, onValues, onSubmit: onReview })
  const { control } = form
  const {
    field: { ref, name, value, onChange, onBlur },
    fieldState: { error },
  } = useController({ control, name: 'amount' })
  const wallet = useWatch({ control, name: 'wallet' })
  return (
    <ContractForm
      form={form}
      aria-label="Crypto withdrawal"
      className={cn('gap-8 lg:grid-cols-2 lg:items-start', className)}
      fieldsClassName="grid max-w-form gap-4"
      submitLabel="Review crypto withdrawal"
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
      <WithdrawalAmountField
        {...{ ref, name, value, onBlur, terms }}
        tellsThreshold
        error={error?.message}
        onValueChange={onChange}
      />
      <div className="grid grid-cols-1 gap-3">
        <TextField
          control={control}
          name="wallet"
          label="Wallet address"
          hint="Bitcoin, Ethereum or Tron. Paste it, then compare it with the one in your wallet."
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="[&_input]:font-mono"
          aria-required
        />
        <AddressNotes notes={addressNotes(wallet, { own: ownAddresses, used: usedAddresses })} />
      </div>
    </ContractForm>
  )
}
