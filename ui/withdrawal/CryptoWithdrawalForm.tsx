import { z } from '#contract/zod.ts'
import { useMemo, type ComponentProps } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { cn } from '../lib/cn.ts'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import type { FormFailure } from '../form/failure.ts'
import { FormError } from '../form/FormError.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { AddressNotes } from '../address/AddressNotes.tsx'
import { addressNotes, walletAddress } from '../address/wallet-field.ts'
import { figuresFor, whyBlocked, withdrawalAmount, type WithdrawalTerms } from './withdrawal-terms.ts'
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
    <form
      aria-label="Crypto withdrawal"
      className={cn('grid gap-8 lg:grid-cols-2 lg:items-start', className)}
      {...rest}
      {...form.formProps}
    >
      <div className="grid max-w-form gap-4">
        <ErrorSummary control={control} rejections={form.rejections} setFocus={form.setFocus} />
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
      </div>
      <div className="grid max-w-form gap-5">
        <WithdrawalSummary
          figures={figuresFor(value, terms)}
          charges={terms.charges}
          tradeProfit={terms.tradeProfit}
        />
        <FormError failure={form.failure} />
        <SubmitButton
          pending={form.pending}
          className="justify-self-start"
          disabledReason={whyBlocked(terms) ?? form.disabledReason}
        >
          Review crypto withdrawal
        </SubmitButton>
      </div>
    </form>
  )
}
