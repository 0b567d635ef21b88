import { address, email, fullName, investmentGoal, password, zipCode } from '#contract/fields.ts'
import { investmentGoals } from '#contract/user.ts'
import { z } from '#contract/zod.ts'
import type { ComponentProps } from 'react'
import { CheckboxField } from '../form/CheckboxField.tsx'
import { ContractForm } from '../form/ContractForm.tsx'
import type { FormFailure } from '../form/form-failure.ts'
import { SelectField } from '../form/SelectField.tsx'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Link } from '../primitives/Link.tsx'
import { emailInput } from './email-input.ts'
import * as m from './messages.ts'
import { NewPasswordField } from './NewPasswordField.tsx'

const request = z.object({ email, name: fullName, password, investmentGoal, address, zipCode })
// The form also has the checkbox, which the browser requires (VAL-10). It isn't part of the request.
type Values = z.input<typeof request> & { terms?: boolean }
const schema: z.ZodMiniType<z.output<typeof request>, Values> = request

/** The fields that may be stored, so that they survive a reload: all except the password. */
export const draftFields = ['email', 'name', 'investmentGoal', 'address', 'zipCode'] as const
export type SignUpDraft = Partial<Record<(typeof draftFields)[number], string>>

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  /** Called with the valid request of the contract. A returned promise keeps the button loading. */
  onSubmit: (request: z.output<typeof schema>) => unknown
  /** The server’s response to the last attempt, or `null`. */
  failure: FormFailure | null | undefined
  /** The input from before a reload. Empty by default. */
  draft?: SignUpDraft
  /** Called after each change with all input except the password. */
  onDraft?: (draft: SignUpDraft) => void
  /** The Terms of Use, opened in a new tab. */
  termsHref: string
  /** The Privacy Policy, opened in a new tab. */
  privacyHref: string
  /** The link to the sign-in page. */
  signInHref: string
  /** The link to support, shown if no response arrived. */
  supportHref: string
}

/** The registration form (REG-1). Shows each rule while the customer types. */
export function SignUpForm({
  onSubmit,
  failure,
  draft = {},
  onDraft,
  termsHref,
  privacyHref,
  signInHref,
  supportHref,
  ...rest
}: Props) {
  const t = useTranslate()
  const form = useContractForm({
    schema,
    defaultValues: {
      email: draft.email ?? '',
      name: draft.name ?? '',
      password: '',
      investmentGoal: investmentGoals.find((goal) => goal === draft.investmentGoal),
      address: draft.address ?? '',
      zipCode: draft.zipCode ?? '',
    },
    onSubmit,
    failure,
    onValues:
      onDraft &&
      ((values) => onDraft(Object.fromEntries(draftFields.map((field) => [field, values[field]])))),
  })
  const { control } = form
  return (
    <ContractForm
      form={form}
      submitLabel={t(m.createAccount)}
      failureTitle={{
        refused: t(m.accountNotCreated),
        unknown: t(m.accountCreationUnknown),
      }}
      unknownAdvice={t(m.accountMayBeYours, {
        signIn: <Link href={signInHref}>{t(m.signInLink)}</Link>,
        support: <Link href={supportHref}>{t(m.supportLink)}</Link>,
      })}
      after={
        <p className="border-t border-line pt-5 text-muted">
          {t(m.haveAccount, { signIn: <Link href={signInHref}>{t(m.signIn)}</Link> })}
        </p>
      }
      {...rest}
    >
      <TextField control={control} name="email" label={t(m.email)} aria-required {...emailInput} />
      <TextField control={control} name="name" label={t(m.fullName)} aria-required autoComplete="name" />
      <NewPasswordField control={control} name="password" label={t(m.passwordLabel)} />
      <SelectField control={control} name="investmentGoal" label={t(m.investmentGoal)} aria-required>
        <option value="">{t(m.chooseGoal)}</option>
        {investmentGoals.map((goal) => (
          <option key={goal} value={goal}>
            {t(m.goalName, { goal })}
          </option>
        ))}
      </SelectField>
      <div className="grid items-end gap-5 sm:grid-cols-[1fr_11rem]">
        <TextField
          control={control}
          name="address"
          label={t(m.address)}
          aria-required
          autoComplete="street-address"
        />
        <TextField
          control={control}
          name="zipCode"
          label={t(m.zipCode)}
          aria-required
          autoComplete="postal-code"
        />
      </div>
      <CheckboxField
        control={control}
        name="terms"
        required
        label={t(m.acceptTerms, {
          terms: (
            <Link external href={termsHref}>
              {t(m.termsOfUse)}
            </Link>
          ),
          privacy: (
            <Link external href={privacyHref}>
              {t(m.privacyPolicy)}
            </Link>
          ),
        })}
      />
    </ContractForm>
  )
}
