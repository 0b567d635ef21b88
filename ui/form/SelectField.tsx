import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { NativeSelect } from '../primitives/NativeSelect.tsx'
import { BoundField, type BoundFieldProps } from './bound-field.tsx'

type Props<Values extends FieldValues, Request> = BoundFieldProps<
  Values,
  Request,
  ComponentProps<typeof NativeSelect>
>

/** A native select bound to its form. */
export function SelectField<Values extends FieldValues, Request>(props: Props<Values, Request>) {
  return <BoundField<Values, Request, HTMLSelectElement> {...props} as={NativeSelect} />
}
