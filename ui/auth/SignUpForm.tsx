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
import { Link } from '../primitives/Link.tsx'
import { emailInput } from './email-input.ts'
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
  /** The server’s answer to the last try, or `null`. */
  failure: FormFailure | null | undefined
  /** What was typed before a reload. Empty by default. */
  draft?: SignUpDraft
  /** Called after each change with everything typed, except the password. */
  onDraft?: (draft: SignUpDraft) => void
  /** The Terms of Use, opened in a new tab. */
  termsHref: string
  /** The Privacy Policy, opened in a new tab. */
  privacyHref: string
  /** The link to the sign-in page. */
  signInHref: string
  /** The link to support, for an answer that never came. */
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
      submitLabel="Create account"
      failureTitle={{
        refused: 'Your account was not created',
        unknown: 'We cannot tell whether your account was created',
      }}
      unknownAdvice={
        <>
          Send the form again. If it then says that the email is registered, the account may be yours:{' '}
          <Link href={signInHref}>sign in</Link> with this password, and ask{' '}
          <Link href={supportHref}>support</Link> before you deposit: you have not seen the seed phrase, and
          nobody can show it to you again.
        </>
      }
      after={
        <p className="border-t border-line pt-5 text-muted">
          Already have an account? <Link href={signInHref}>Sign in</Link>
        </p>
      }
      {...rest}
    >
      <TextField control={control} name="email" label="Email" aria-required {...emailInput} />
      <TextField control={control} name="name" label="Full name" aria-required autoComplete="name" />
      <NewPasswordField control={control} name="password" label="Password" />
      <SelectField control={control} name="investmentGoal" label="Investment goal" aria-required>
        <option value="">Choose one</option>
        {investmentGoals.map((goal) => (
          <option key={goal} value={goal}>
            {goal === 'none' ? 'None' : goal}
          </option>
        ))}
      </SelectField>
      <div className="grid items-end gap-5 sm:grid-cols-[1fr_11rem]">
        <TextField
          control={control}
          name="address"
          label="Address"
          aria-required
          autoComplete="street-address"
        />
        <TextField
          control={control}
          name="zipCode"
          label="Zip code"
          aria-required
          autoComplete="postal-code"
        />
      </div>
      <CheckboxField
        control={control}
        name="terms"
        required
        label={
          <>
            I have read and accept the{' '}
            <Link external href={termsHref}>
              Terms of Use
            </Link>{' '}
            and the{' '}
            <Link external href={privacyHref}>
              Privacy Policy
            </Link>
            .
          </>
        }
      />
    </ContractForm>
  )
}
