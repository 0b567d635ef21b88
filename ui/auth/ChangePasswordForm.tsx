import { z } from '#contract/zod.ts'
import type { ComponentProps, ReactNode } from 'react'
import { ContractForm } from '../form/ContractForm.tsx'
import type { FormFailure } from '../form/form-failure.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { useTranslate, type Translate } from '../lib/locale-context.ts'
import * as m from './messages.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { passwordFailureTitle, phraseAndPassword } from './phrase-and-password.ts'
import { SeedPhraseField } from './SeedPhraseField.tsx'

const schema = (t: Translate) => z.object(phraseAndPassword(t))

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  /** Called with the phrase as typed and the new password. A returned promise keeps the button loading. */
  onSubmit: (request: z.output<ReturnType<typeof schema>>) => unknown
  /** The server’s response to the last attempt, or `null`. */
  failure: FormFailure | null | undefined
  /** A second button beside the submit button. */
  aside?: ReactNode
}

/** Changes the password of the signed-in customer with the seed phrase. Doesn't ask for the email, which is known (ACC-3). */
export function ChangePasswordForm({ onSubmit, failure, aside, ...rest }: Props) {
  const t = useTranslate()
  const form = useContractForm({
    schema: schema(t),
    defaultValues: { seedPhrase: '', password: '' },
    onSubmit,
    failure,
  })
  return (
    <ContractForm
      form={form}
      submitLabel={t(m.changePassword)}
      submitSize="md"
      failureTitle={passwordFailureTitle(t)}
      unknownAdvice={t(m.sendFormAgain)}
      renderActions={({ submit, error }) => (
        <>
          {error}
          <div className="flex flex-wrap items-center gap-3">
            {submit}
            {aside}
          </div>
        </>
      )}
      {...rest}
    >
      <SeedPhraseField control={form.control} name="seedPhrase" />
      <NewPasswordField
        control={form.control}
        name="password"
        label={t(m.newPasswordLabel)}
        what={t(m.newPassword)}
      />
    </ContractForm>
  )
}
