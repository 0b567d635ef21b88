import { bankName } from '#contract/orders.ts'
import { z } from '#contract/zod.ts'
import { useMemo, type ComponentProps } from 'react'
import type { FormFailure } from '../form/form-failure.ts'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { useLocale, useTranslate, type LocaleSettings, type Translate } from '../lib/locale-context.ts'
import type { DateOptions } from '../money/format.ts'
import { checkedAccountNumber, checkedSwiftCode } from './bank-fields.ts'
import * as m from './messages.ts'
import { payeeLabel } from './order-label.ts'
import type { BankAccount, UsedBank } from './payees.ts'
import { PayTo } from './PayTo.tsx'
import { usePayTo } from './use-pay-to.ts'
import { withdrawalAmount } from './withdrawal-amount.ts'
import type { WithdrawalTerms } from './withdrawal-fee.ts'
import { WithdrawalForm } from './withdrawal-form.tsx'

export type BankValues = {
  /** In the currency of the `LocaleProvider`, as typed. */
  amount: string
} & BankAccount
export type BankRequest = z.output<ReturnType<typeof bankSchema>>

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children' | 'noValidate'> & {
  /** The conditions of a withdrawal, from the server’s latest response. */
  terms: WithdrawalTerms
  /** The accounts used before, newest first. Empty while they load, or if they couldn't be loaded. */
  payees?: readonly UsedBank[]
  /** Why the server would refuse every bank transfer, if that is already known. */
  disabledReason?: string | undefined
  /** The initial values of the fields: empty, or the stored draft. */
  defaultValues: BankValues
  /** Whether the payee in them was chosen from the list of payees. */
  payeeChosen?: boolean
  /** The server’s response to the last attempt. Messages for a field are shown at that field, and the first such field gets the focus. */
  failure: FormFailure | null
  /** Called after each change, so that the draft can be stored. */
  onValues: (values: BankValues) => void
  /** Called when the customer chooses a payee from the list, or a new one. */
  onPayeeChosen?: (fromList: boolean) => void
  /** Called with the valid order. The form sends nothing: show the review next. */
  onReview: (request: BankRequest) => void
  /** Language and time zone of the payees’ last use. By default the customer’s. */
  dates?: DateOptions
}

const bankSchema = (terms: WithdrawalTerms, t: Translate, locale: LocaleSettings) =>
  z.object({
    amount: withdrawalAmount(terms, t, locale),
    accountNumber: checkedAccountNumber(t),
    swiftCode: checkedSwiftCode(t),
    bankName,
  })

const detailNames = ['accountNumber', 'swiftCode', 'bankName'] as const
const detailsOf = ({ accountNumber, swiftCode, bankName: name }: BankAccount): BankAccount => ({
  accountNumber,
  swiftCode,
  bankName: name,
})
const none: readonly UsedBank[] = []

/** The form for a withdrawal to a bank account. Shows the fee and the payout while the customer types (WDR-1, FAIR-4). */
export function BankWithdrawalForm({
  terms,
  payees = none,
  disabledReason,
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
  const schema = useMemo(() => bankSchema(terms, t, locale), [terms, t, locale])
  const form = useContractForm({ schema, defaultValues, failure, onValues, onSubmit: onReview })
  const { control, getValues, setValue } = form
  const payTo = usePayTo({
    payees,
    detailsOf,
    start: detailsOf(defaultValues),
    startsChosen: payeeChosen,
    onChosen: onPayeeChosen,
    failure,
    read: () => detailsOf(getValues()),
    write: (details, sure) => {
      for (const each of detailNames) setValue(each, details[each], { shouldValidate: sure })
    },
  })
  return (
    <WithdrawalForm
      form={form}
      terms={terms}
      aria-label={t(m.bankTransfer)}
      submitLabel={t(m.reviewBankWithdrawal)}
      disabledReason={disabledReason}
      {...rest}
    >
      {payTo.offered.length > 0 && (
        <PayTo
          options={payTo.offered.map((bank) => ({
            ...bank,
            label: <bdi>{payeeLabel(bank, t)}</bdi>,
            details: (
              <bdi>
                {t(m.accountAndSwift, { accountNumber: bank.accountNumber, swiftCode: bank.swiftCode })}
              </bdi>
            ),
          }))}
          another={t(m.anotherAccount)}
          value={payTo.value}
          onChange={payTo.choose}
          dates={dates}
        />
      )}
      {payTo.chosen === null && (
        <div
          className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2"
          onFocus={payTo.onFieldsEntered}
          data-slot="bank-details"
        >
          <TextField
            control={control}
            name="accountNumber"
            label={t(m.accountNumber)}
            hint={t(m.accountNumberHint)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-required
            className="sm:col-span-2"
          />
          <TextField
            control={control}
            name="swiftCode"
            label={t(m.swiftCode)}
            hint={t(m.swiftCodeHint)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-required
          />
          <TextField
            control={control}
            name="bankName"
            label={t(m.bankName)}
            autoComplete="off"
            spellCheck={false}
            aria-required
          />
        </div>
      )}
    </WithdrawalForm>
  )
}
