import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Field } from '../primitives/Field.tsx'
import { Input } from '../primitives/Input.tsx'
import type { FieldTexts } from './field-texts.ts'
import { useBoundField, type Bound } from './use-bound-field.ts'

type Props<Values extends FieldValues, Request> = Omit<ComponentProps<'input'>, 'name' | 'ref' | 'form'> &
  Bound<Values, Request> &
  FieldTexts

/** A text input bound to its form, with label, hint and error. */
export function TextField<Values extends FieldValues, Request>({
  control,
  name,
  label,
  hint,
  aside,
  className,
  onChange,
  onBlur,
  ...rest
}: Props<Values, Request>) {
  const { error, registered } = useBoundField<Values, Request, HTMLInputElement>(
    { control, name },
    { onChange, onBlur },
  )
  return (
    <Field label={label} hint={hint} aside={aside} error={error} className={className}>
      <Input {...rest} {...registered} />
    </Field>
  )
}
