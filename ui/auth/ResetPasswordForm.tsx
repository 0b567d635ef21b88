import { email } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'
import type { ComponentProps } from 'react'
import { ContractForm } from '../form/ContractForm.tsx'
import type { FormFailure } from '../form/form-failure.ts'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { cn } from '../lib/cn.ts'
import { useTranslate, type Translate } from '../lib/locale-context.ts'
import { textButton } from '../primitives/text-button.ts'
import { emailInput } from './email-input.ts'
import * as m from './messages.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { passwordFailureTitle, phraseAndPassword } from './phrase-and-password.ts'
import { SeedPhraseField } from './SeedPhraseField.tsx'

const schema = (t: Translate) => z.object({ ...phraseAndPassword(t), email })

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  /** The initial email. Empty by default. */
  defaultEmail?: string
  /** Called with the valid request: the phrase as typed, the email in lower case, the new password. */
  onSubmit: (request: z.output<ReturnType<typeof schema>>) => unknown
  /** The server’s response to the last attempt, or `null`. */
  failure: FormFailure | null | undefined
  /** Called with the email after each change, for example to keep it. */
  onEmail?: (email: string) => void
  /** Called with the email address typed so far. */
  onLoginInstead: (email: string) => void
}

/** Sets a new password with the account's seed phrase (RST-1). Never sends text that looks like a wallet's recovery phrase (C42). */
export function ResetPasswordForm({
  defaultEmail = '',
  onSubmit,
  failure,
  onEmail,
  onLoginInstead,
  ...rest
}: Props) {
  const t = useTranslate()
  const form = useContractForm({
    schema: schema(t),
    defaultValues: { seedPhrase: '', email: defaultEmail, password: '' },
    onSubmit,
    failure,
    onValues: onEmail && (({ email: typed }) => onEmail(typed)),
  })
  return (
    <ContractForm
      form={form}
      submitLabel={t(m.resetPassword)}
      failureTitle={passwordFailureTitle(t)}
      unknownAdvice={t(m.tryToSignIn, {
        signIn: (
          <button
            type="button"
            className={textButton}
            onClick={() => onLoginInstead(form.getValues('email'))}
          >
            {t(m.signInLink)}
          </button>
        ),
      })}
      after={
        <button
          type="button"
          className={cn(textButton, 'justify-self-start')}
          onClick={() => onLoginInstead(form.getValues('email'))}
        >
          {t(m.loginInstead)}
        </button>
      }
      {...rest}
    >
      <SeedPhraseField control={form.control} name="seedPhrase" />
      <TextField control={form.control} name="email" label={t(m.email)} aria-required {...emailInput} />
      <NewPasswordField
        control={form.control}
        name="password"
        label={t(m.newPasswordLabel)}
        what={t(m.newPassword)}
      />
    </ContractForm>
  )
}
