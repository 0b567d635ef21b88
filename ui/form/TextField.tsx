import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Input } from '../primitives/Input.tsx'
import { BoundField, type BoundFieldProps } from './bound-field.tsx'

type Props<Values extends FieldValues, Request> = BoundFieldProps<Values, Request, ComponentProps<'input'>>

/** A text input bound to its form, with label, hint and error. */
export function TextField<Values extends FieldValues, Request>(props: Props<Values, Request>) {
  return <BoundField<Values, Request, HTMLInputElement> {...props} as={Input} />
}
