import { PASSWORD_SYMBOLS } from '#contract/fields.ts'
import { useId, type ComponentProps } from 'react'
import { useWatch, type FieldValues } from 'react-hook-form'
import { PasswordField } from '../form/PasswordField.tsx'
import type { Bound } from '../form/use-bound-field.ts'
import { useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'
import { PasswordChecklist } from './PasswordChecklist.tsx'

type Props<Values extends FieldValues, Request> = Omit<ComponentProps<'div'>, 'children'> &
  Bound<Values, Request> &
  Pick<ComponentProps<typeof PasswordField>, 'label' | 'what'>

/**
 * An attribute with the rules for passwords that a password manager generates. React's types lack it.
 * https://developer.apple.com/password-rules/
 */
const passwordRulesAttribute: object = {
  passwordrules: `minlength: 8; maxlength: 128; required: lower, upper; required: digit; required: [${PASSWORD_SYMBOLS}];`,
}

/** A field for a new password, with the rules that it has to meet (VAL-2, VAL-3). */
export function NewPasswordField<Values extends FieldValues, Request>({
  control,
  name,
  label,
  what,
  ...rest
}: Props<Values, Request>) {
  const t = useTranslate()
  const checklistId = useId()
  const typed: unknown = useWatch({ control, name })
  return (
    <div data-slot="new-password-field" {...rest}>
      <PasswordField
        control={control}
        name={name}
        label={label}
        what={what}
        aria-required
        aria-describedby={checklistId}
        autoComplete="new-password"
        {...passwordRulesAttribute}
      />
      <PasswordChecklist
        id={checklistId}
        password={typeof typed === 'string' ? typed : ''}
        className="mt-2.5"
      />
      <p className="mt-1.5 text-sm text-muted">{t(m.commonPasswordRefused)}</p>
    </div>
  )
}
