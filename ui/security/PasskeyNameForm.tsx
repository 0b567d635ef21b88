import { passkeyName } from '#contract/capabilities/security-fields.ts'
import { z } from '#contract/zod.ts'
import { useEffect, type ComponentProps } from 'react'
import { ContractForm } from '../form/ContractForm.tsx'
import type { FormFailure } from '../form/form-failure.ts'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Button } from '../primitives/Button.tsx'
import * as words from '../primitives/messages.ts'
import * as m from './messages.ts'

const schema = z.object({ name: passkeyName })

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  /** The initial name: the current one, or a suggestion. */
  defaultName: string
  /** The sentence below the field. */
  hint?: string
  /** The text of the submit button. */
  submitLabel: string
  /** What the submit button says after a while, for example that the device waits for the customer. */
  slowText?: string
  /** The titles of the error box: if the change was refused, and if its outcome is unknown. */
  failureTitle: { refused: string; unknown: string }
  /** Why it failed, or `null`. */
  failure: FormFailure | null
  /** The form was restored, so it doesn’t take the focus. */
  restored?: boolean
  /** Called with the text after each change, for example to keep it. Pass the same function at every render. */
  onTyped?: ((values: { name: string }) => void) | undefined
  /** Called with the name. A returned promise keeps the button loading. */
  onSubmit: (name: string) => unknown
  /** Called by Cancel. */
  onCancel: () => void
}

/** The field for a passkey’s name, for a new passkey and for an existing one. It takes the focus when it appears, unless it is restored. */
export function PasskeyNameForm({
  defaultName,
  hint,
  submitLabel,
  failure,
  restored = false,
  onTyped,
  onSubmit,
  onCancel,
  ...rest
}: Props) {
  const t = useTranslate()
  const form = useContractForm({
    schema,
    defaultValues: { name: defaultName },
    onSubmit: ({ name }) => onSubmit(name),
    failure,
    onValues: onTyped,
  })
  const { setFocus } = form
  useEffect(() => {
    if (!restored) setFocus('name')
  }, [restored, setFocus])
  return (
    <ContractForm
      form={form}
      submitLabel={submitLabel}
      submitSize="md"
      renderActions={({ submit, error }) => (
        <>
          <div className="flex flex-wrap gap-3">
            {submit}
            <Button variant="quiet" onClick={onCancel}>
              {t(words.cancel)}
            </Button>
          </div>
          {error}
        </>
      )}
      {...rest}
    >
      <TextField
        control={form.control}
        name="name"
        label={t(m.nameLabel)}
        hint={hint}
        autoComplete="off"
        aria-required
      />
    </ContractForm>
  )
}
