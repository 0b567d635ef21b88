import { email, password } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'
import { useState, type ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import type { FormFailure } from '../form/failure.ts'
import { FormError } from '../form/FormError.tsx'
import { PasswordField } from '../form/PasswordField.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { cn } from '../lib/cn.ts'
import { Link } from '../primitives/Link.tsx'
import { emailInput } from './email-input.ts'
import { textButton } from '../primitives/text-button.ts'

// A password set under other rules must work, so none of them blocks here (VAL-3).
const schema = z.object({ email, password: z.string().check(z.minLength(1, 'Password is required')) })

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  defaultEmail?: string
  onSubmit: (request: z.output<typeof schema>) => unknown
  failure: FormFailure | null | undefined
  /** Told the address typed so far. */
  onForgotPassword: (email: string) => void
  signUpHref: string
}

/** Email and password; a refusal stands in the server’s words, and nothing typed is lost (SGN-1). */
export function SignInForm({
  defaultEmail = '',
  onSubmit,
  failure,
  onForgotPassword,
  signUpHref,
  className,
  ...rest
}: Props) {
  const form = useContractForm({
    schema,
    defaultValues: { email: defaultEmail, password: '' },
    onSubmit,
    failure,
  })
  const [left, setLeft] = useState(false)
  const typed = useWatch({ control: form.control, name: 'password' })
  const advice = left && typed !== '' ? password.safeParse(typed).error?.issues[0]?.message : undefined
  return (
    <form {...form.formProps} className={cn('grid grid-cols-1 gap-5', className)} {...rest}>
      <ErrorSummary control={form.control} rejections={form.rejections} setFocus={form.setFocus} />
      <TextField control={form.control} name="email" label="Email" aria-required {...emailInput} />
      <PasswordField
        control={form.control}
        name="password"
        label="Password"
        hint={advice}
        onBlur={() => setLeft(true)}
        aria-required
        autoComplete="current-password"
      />
      <button
        type="button"
        className={cn(textButton, 'justify-self-start')}
        onClick={() => onForgotPassword(form.getValues('email'))}
      >
        Forgot password?
      </button>
      <SubmitButton pending={form.pending} disabledReason={form.disabledReason} size="lg">
        Sign in
      </SubmitButton>
      <FormError failure={form.failure} title="You are not signed in" />
      <p className="border-t border-line pt-5 text-muted">
        New here? <Link href={signUpHref}>Create an account</Link>
      </p>
    </form>
  )
}
