import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { PasswordInput } from '../primitives/PasswordInput.tsx'
import { BoundField, type BoundFieldProps } from './bound-field.tsx'

type Props<Values extends FieldValues, Request> = BoundFieldProps<
  Values,
  Request,
  ComponentProps<typeof PasswordInput>
>

/** A password input bound to its form, with a button that shows the password. */
export function PasswordField<Values extends FieldValues, Request>(props: Props<Values, Request>) {
  return <BoundField<Values, Request, HTMLInputElement> {...props} as={PasswordInput} />
}
