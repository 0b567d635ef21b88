import { address, email, fullName, investmentGoal, password, zipCode } from '#contract/fields.ts'
import { investmentGoals } from '#contract/user.ts'
import { z } from '#contract/zod.ts'
import { useId, type ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { ContractForm } from '../form/ContractForm.tsx'
import type { FormFailure } from '../form/form-failure.ts'
import { PasswordField } from '../form/PasswordField.tsx'
import { SelectField } from '../form/SelectField.tsx'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { Checkbox } from '../primitives/Checkbox.tsx'
import { Link } from '../primitives/Link.tsx'
import { emailInput } from './email-input.ts'
import { passwordRulesAttribute } from './password-rules-attribute.ts'
import { PasswordChecklist } from './PasswordChecklist.tsx'

const schema = z.object({ email, name: fullName, password, investmentGoal, address, zipCode })

/** The fields that may be stored, so that they survive a reload: all except the password. */
export const draftFields = ['email', 'name', 'investmentGoal', 'address', 'zipCode'] as const
export type SignUpDraft = Partial<Record<(typeof draftFields)[number], string>>

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  onSubmit: (request: z.output<typeof schema>) => unknown
  failure: FormFailure | null | undefined
  draft?: SignUpDraft
  onDraft?: (draft: SignUpDraft) => void
  termsHref: string
  privacyHref: string
  signInHref: string
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
  const checklistId = useId()
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
  const typed = useWatch({ control, name: 'password' })
  return (
    <ContractForm
      form={form}
      submitLabel="Create account"
      failureTitle={{
        refused: 'Your account was not created',
        unknown: 'We can not tell whether your account was created',
      }}
      unknownAdvice={
        <>
          You can send the form again. If it then says that the email is registered, the account may be yours:{' '}
          <Link href={signInHref}>sign in</Link> with this password, and ask{' '}
          <Link href={supportHref}>support</Link> about the seed phrase that you did not get to see.
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
      <div>
        <PasswordField
          control={control}
          name="password"
          label="Password"
          aria-required
          aria-describedby={checklistId}
          autoComplete="new-password"
          {...passwordRulesAttribute}
        />
        <PasswordChecklist id={checklistId} password={typed} className="mt-2.5" />
      </div>
      <SelectField control={control} name="investmentGoal" label="Investment goal" aria-required>
        <option value="">Choose one</option>
        {investmentGoals.map((goal) => (
          <option key={goal} value={goal}>
            {goal === 'none' ? 'None' : goal}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
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
      <Checkbox
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
