import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Field } from '../primitives/Field.tsx'
import { Textarea } from '../primitives/Textarea.tsx'
import type { FieldTexts } from './field-texts.ts'
import { useBoundField, type Bound } from './use-bound-field.ts'

type Props<Values extends FieldValues, Request> = Omit<
  ComponentProps<typeof Textarea>,
  'name' | 'ref' | 'form'
> &
  Bound<Values, Request> &
  FieldTexts

/** A textarea bound to its form. */
export function TextareaField<Values extends FieldValues, Request>({
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
  const { error, registered } = useBoundField<Values, Request, HTMLTextAreaElement>(
    { control, name },
    { onChange, onBlur },
  )
  return (
    <Field label={label} hint={hint} aside={aside} error={error} className={className}>
      <Textarea {...rest} {...registered} />
    </Field>
  )
}
