import { email, password, typedSeedPhrase } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'
import { useId, type ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { ContractForm } from '../form/ContractForm.tsx'
import type { FormFailure } from '../form/form-failure.ts'
import { PasswordField } from '../form/PasswordField.tsx'
import { TextareaField } from '../form/TextareaField.tsx'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { cn } from '../lib/cn.ts'
import { emailInput } from './email-input.ts'
import { passwordRulesAttribute } from './password-rules-attribute.ts'
import { PasswordChecklist } from './PasswordChecklist.tsx'
import { textButton } from '../primitives/text-button.ts'
import { isWalletPhrase } from './wallet-phrase.ts'

const WALLET_PHRASE =
  'This looks like a wallet recovery phrase. Never type it on any website. It was not sent.'

const schema = z.object({
  seedPhrase: z.pipe(
    z
      .string()
      .check(z.refine(async (text) => !(await isWalletPhrase(text)), { error: WALLET_PHRASE, abort: true })),
    typedSeedPhrase,
  ),
  email,
  password,
})

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  defaultEmail?: string
  onSubmit: (request: z.output<typeof schema>) => unknown
  failure: FormFailure | null | undefined
  /** Called with the email address as typed so far. */
  onLoginInstead: (email: string) => void
}

/** Sets a new password with the account's seed phrase (RST-1). Never sends text that looks like a wallet's recovery phrase (C42). */
export function ResetPasswordForm({ defaultEmail = '', onSubmit, failure, onLoginInstead, ...rest }: Props) {
  const checklistId = useId()
  const form = useContractForm({
    schema,
    defaultValues: { seedPhrase: '', email: defaultEmail, password: '' },
    onSubmit,
    failure,
  })
  const typed = useWatch({ control: form.control, name: 'password' })
  return (
    <ContractForm
      form={form}
      submitLabel="Reset Password"
      failureTitle={{
        refused: 'Your password was not changed',
        unknown: 'We can not tell whether your password was changed',
      }}
      unknownAdvice={
        <>
          Try to{' '}
          <button
            type="button"
            className={textButton}
            onClick={() => onLoginInstead(form.getValues('email'))}
          >
            sign in
          </button>{' '}
          with the new password. If it is refused, send this form again.
        </>
      }
      after={
        <button
          type="button"
          className={cn(textButton, 'justify-self-start')}
          onClick={() => onLoginInstead(form.getValues('email'))}
        >
          Login instead
        </button>
      }
      {...rest}
    >
      <TextareaField
        control={form.control}
        name="seedPhrase"
        label="Seed phrase"
        hint="Type it exactly as it was shown in one line when you created your account, with its hyphens or spaces. Never the recovery phrase of a wallet."
        aria-required
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        rows={2}
        className="[&_textarea]:min-h-20"
      />
      <TextField control={form.control} name="email" label="Email" aria-required {...emailInput} />
      <div>
        <PasswordField
          control={form.control}
          name="password"
          label="New password"
          what="new password"
          aria-required
          aria-describedby={checklistId}
          autoComplete="new-password"
          {...passwordRulesAttribute}
        />
        <PasswordChecklist id={checklistId} password={typed} className="mt-2.5" />
      </div>
    </ContractForm>
  )
}
