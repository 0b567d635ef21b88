import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Textarea } from '../primitives/Textarea.tsx'
import { BoundField, type BoundFieldProps } from './bound-field.tsx'

type Props<Values extends FieldValues, Request> = BoundFieldProps<
  Values,
  Request,
  ComponentProps<typeof Textarea>
>

/** A textarea bound to its form. */
export function TextareaField<Values extends FieldValues, Request>(props: Props<Values, Request>) {
  return <BoundField<Values, Request, HTMLTextAreaElement> {...props} as={Textarea} />
}
