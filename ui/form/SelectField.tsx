import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Field } from '../primitives/Field.tsx'
import { NativeSelect } from '../primitives/NativeSelect.tsx'
import type { FieldTexts } from './field-texts.ts'
import { useBoundField, type Bound } from './use-bound-field.ts'

type Props<Values extends FieldValues, Request> = Omit<
  ComponentProps<typeof NativeSelect>,
  'name' | 'ref' | 'form'
> &
  Bound<Values, Request> &
  FieldTexts

/** A native select bound to its form. */
export function SelectField<Values extends FieldValues, Request>({
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
  const { error, registered } = useBoundField<Values, Request, HTMLSelectElement>(
    { control, name },
    { onChange, onBlur },
  )
  return (
    <Field label={label} hint={hint} aside={aside} error={error} className={className}>
      <NativeSelect {...rest} {...registered} />
    </Field>
  )
}
