import { email, password } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'
import { useState, type ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { ContractForm } from '../form/ContractForm.tsx'
import type { FormFailure } from '../form/form-failure.ts'
import * as forms from '../form/messages.ts'
import { PasswordField } from '../form/PasswordField.tsx'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { cn } from '../lib/cn.ts'
import { useTranslate, type Translate } from '../lib/locale-context.ts'
import { Link } from '../primitives/Link.tsx'
import { emailInput } from './email-input.ts'
import * as m from './messages.ts'
import { textButton } from '../primitives/text-button.ts'

// A password set under other rules must still work, so the form advises on the rules but doesn't enforce them (VAL-3).
const schema = (t: Translate) =>
  z.object({ email, password: z.string().check(z.minLength(1, t(m.passwordRequired))) })

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  /** The initial email, for example from registration. Empty by default. */
  defaultEmail?: string
  /** Called with the email in lower case and the password as typed. A returned promise keeps the button loading. */
  onSubmit: (request: z.output<ReturnType<typeof schema>>) => unknown
  /** The server’s response to the last attempt, or `null`. */
  failure: FormFailure | null | undefined
  /** Called with the email after each change, for example to keep it. */
  onEmail?: (email: string) => void
  /** Called with the email address typed so far. */
  onForgotPassword: (email: string) => void
  /** Called when the pointer, a finger or the focus reaches “Forgot password?”, so that the view that it opens can be loaded in advance. */
  onNearForgotPassword?: () => void
  /** The browser offers passkeys among the suggestions for the email, as soon as a page asks it to. */
  passkeyAutofill?: boolean
  /** The link to the registration page. */
  signUpHref: string
}

/** Email and password (SGN-1). After a failure it shows the server’s message and keeps the input. */
export function SignInForm({
  defaultEmail = '',
  onSubmit,
  failure,
  onEmail,
  onForgotPassword,
  onNearForgotPassword,
  passkeyAutofill = false,
  signUpHref,
  ...rest
}: Props) {
  const t = useTranslate()
  const form = useContractForm({
    schema: schema(t),
    defaultValues: { email: defaultEmail, password: '' },
    onSubmit,
    failure,
    onValues: onEmail && (({ email: typed }) => onEmail(typed)),
  })
  const [left, setLeft] = useState(false)
  const typed = useWatch({ control: form.control, name: 'password' })
  const error = left && typed !== '' ? password.safeParse(typed).error?.issues[0]?.message : undefined
  return (
    <ContractForm
      form={form}
      submitLabel={t(m.signIn)}
      failureTitle={{ refused: t(m.notSignedIn), unknown: t(m.signInUnknown) }}
      after={
        <p className="border-t border-line pt-5 text-muted">
          {t(m.newHere, { create: <Link href={signUpHref}>{t(m.createAccountLink)}</Link> })}
        </p>
      }
      {...rest}
    >
      <TextField
        control={form.control}
        name="email"
        label={t(m.email)}
        aria-required
        {...emailInput}
        {...(passkeyAutofill && { autoComplete: 'username webauthn' })}
      />
      <PasswordField
        control={form.control}
        name="password"
        label={t(m.passwordLabel)}
        hint={error && t(forms.fieldError, { error })}
        onBlur={() => setLeft(true)}
        aria-required
        autoComplete="current-password"
      />
      <button
        type="button"
        className={cn(textButton, 'justify-self-start')}
        onPointerEnter={onNearForgotPassword}
        onFocus={onNearForgotPassword}
        onClick={() => onForgotPassword(form.getValues('email'))}
      >
        {t(m.forgotPassword)}
      </button>
    </ContractForm>
  )
}
