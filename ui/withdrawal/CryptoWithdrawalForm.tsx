import { z } from '#contract/zod.ts'
import { useCallback, useMemo, type ComponentProps } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { checkAddress, networkNames } from '../address/address-check.ts'
import { addressInput } from '../address/address-input.ts'
import { ComparedAddress } from '../address/compared-address.tsx'
import { isUnchecked, walletAddress } from '../address/wallet-field.ts'
import type { FormFailure } from '../form/form-failure.ts'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { useLocale, useTranslate, type LocaleSettings, type Translate } from '../lib/locale-context.ts'
import type { DateOptions } from '../money/format.ts'
import * as addressWords from '../address/messages.ts'
import * as m from './messages.ts'
import { payeeLabel } from './order-label.ts'
import type { UsedWallet } from './payees.ts'
import { PayTo } from './PayTo.tsx'
import { usePayTo } from './use-pay-to.ts'
import { withdrawalAmount } from './withdrawal-amount.ts'
import type { WithdrawalTerms } from './withdrawal-fee.ts'
import { WithdrawalForm } from './withdrawal-form.tsx'

export type CryptoValues = {
  /** In the currency of the `LocaleProvider`, as typed. */
  amount: string
  /** The address, as typed. */
  wallet: string
}
export type CryptoRequest = z.output<ReturnType<typeof cryptoSchema>>

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children' | 'noValidate'> & {
  /** The conditions of a withdrawal, from the server’s latest response. */
  terms: WithdrawalTerms
  /** All money is simulated, so addresses of test networks are accepted. */
  sandbox: boolean
  /** The customer's deposit addresses. A withdrawal to one of them is refused. Pass the same array at every render. */
  ownAddresses: readonly string[]
  /** The addresses of earlier withdrawals, including those that can't be used again. */
  usedAddresses: readonly string[]
  /** The addresses used before, newest first. Empty while they load, or if they couldn't be loaded. */
  payees?: readonly UsedWallet[]
  /** The saved addresses, to warn of an address that looks like one. */
  saved?: readonly { label: string; address: string }[] | undefined
  /** Why the server would refuse a withdrawal to this address, if that is already known. */
  refuses?: ((wallet: string) => string | null) | undefined
  /** Why no address can be paid now, if the amounts aren't the reason. */
  disabledReason?: string | undefined
  /** The initial values of the fields: empty, or the stored draft. */
  defaultValues: CryptoValues
  /** Whether the payee in them was chosen from the list of payees. */
  payeeChosen?: boolean
  /** The server’s response to the last attempt. Messages for a field are shown at that field, and the first such field gets the focus. */
  failure: FormFailure | null
  /** Called after each change, so that the draft can be stored. The tick for an unchecked address isn't part of it. */
  onValues: (values: CryptoValues) => void
  /** Called when the customer chooses a payee from the list, or a new one. */
  onPayeeChosen?: (fromList: boolean) => void
  /** Called with the valid order. The form sends nothing: show the review next. */
  onReview: (request: CryptoRequest) => void
  /** Language and time zone of the payees’ last use. By default the customer’s. */
  dates?: DateOptions
}

/** `compared`: the address for which the customer has ticked that it was compared (WDR-6). Another address needs a new tick. */
const cryptoSchema = (
  terms: WithdrawalTerms,
  sandbox: boolean,
  own: readonly string[],
  refuses: Props['refuses'],
  t: Translate,
  locale: LocaleSettings,
) =>
  z.pipe(
    z
      .object({
        amount: withdrawalAmount(terms, t, locale),
        wallet: walletAddress(sandbox, own, t),
        compared: z.string(),
      })
      .check(
        z.superRefine(({ wallet }, { addIssue }) => {
          const message = refuses?.(wallet)
          if (message) addIssue({ code: 'custom', path: ['wallet'], message })
        }),
        z.refine(({ wallet, compared }) => !isUnchecked(wallet) || compared === wallet, {
          path: ['compared'],
          error: t(addressWords.compareThenTick),
          // Reported together with the errors of the fields.
          when: ({ value }) => typeof (value as { wallet?: unknown }).wallet === 'string',
        }),
      ),
    z.transform(({ amount, wallet }) => ({ amount, wallet })),
  )

const none: readonly UsedWallet[] = []

/** The network of an address, in words. */
function networkOf(address: string, t: Translate): string {
  const { network, testNetwork } = checkAddress(address)
  if (network === undefined) return t(m.networkNotChecked)
  const name = networkNames[network]
  return testNetwork ? t(m.testNetwork, { network: name }) : name
}

/** The form for a withdrawal to a wallet. Shows the fee and the payout while the customer types (WDR-1, FAIR-4). */
export function CryptoWithdrawalForm({
  terms,
  sandbox,
  ownAddresses,
  usedAddresses,
  payees = none,
  saved,
  refuses,
  defaultValues,
  payeeChosen = false,
  failure,
  onValues,
  onPayeeChosen,
  onReview,
  dates,
  ...rest
}: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const schema = useMemo(
    () => cryptoSchema(terms, sandbox, ownAddresses, refuses, t, locale),
    [terms, sandbox, ownAddresses, refuses, t, locale],
  )
  const form = useContractForm({
    schema,
    // Never ticked in advance (FAIR-8), so it isn't part of a draft.
    defaultValues: { ...defaultValues, compared: '' },
    failure,
    onValues: useCallback(({ amount, wallet }: CryptoValues) => onValues({ amount, wallet }), [onValues]),
    onSubmit: onReview,
  })
  const { control, getValues, setValue } = form
  const {
    field: { ref: comparedRef, value: compared, onChange: setCompared },
    fieldState: { error: comparedError },
  } = useController({ control, name: 'compared' })
  const wallet = useWatch({ control, name: 'wallet' })
  const payTo = usePayTo({
    payees,
    detailsOf: ({ wallet: address }) => ({ wallet: address }),
    start: { wallet: defaultValues.wallet },
    startsChosen: payeeChosen,
    onChosen: onPayeeChosen,
    failure,
    read: () => ({ wallet: getValues('wallet') }),
    write: (details, sure) => setValue('wallet', details.wallet, { shouldValidate: sure }),
  })
  return (
    <WithdrawalForm
      form={form}
      terms={terms}
      showsThreshold
      aria-label={t(m.cryptoWithdrawal)}
      submitLabel={t(m.reviewCryptoWithdrawal)}
      {...rest}
    >
      {payTo.offered.length > 0 && (
        <PayTo
          options={payTo.offered.map((used) => ({
            ...used,
            label: used.label ? <bdi>{used.label}</bdi> : <bdi dir="ltr">{payeeLabel(used, t)}</bdi>,
            note: used.note ?? networkOf(used.wallet, t),
          }))}
          another={t(m.anotherAddress)}
          value={payTo.value}
          onChange={payTo.choose}
          dates={dates}
        />
      )}
      <div className="grid grid-cols-1 gap-3" onFocus={payTo.onFieldsEntered}>
        {payTo.chosen === null && (
          <TextField
            control={control}
            name="wallet"
            label={t(addressWords.walletAddress)}
            hint={t(addressWords.walletAddressHint)}
            {...addressInput}
            className="[&_input]:font-mono"
            aria-required
          />
        )}
        <ComparedAddress
          address={wallet}
          known={{ own: ownAddresses, used: usedAddresses, saved }}
          compared={compared}
          onCompared={setCompared}
          error={comparedError?.message}
          ref={comparedRef}
        />
      </div>
    </WithdrawalForm>
  )
}
