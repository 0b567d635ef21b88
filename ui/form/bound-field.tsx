import type { ComponentProps, ElementType } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Field } from '../primitives/Field.tsx'
import { useBoundField, type Bound, type BoundElement, type Handlers } from './use-bound-field.ts'

/** The text around the control of a bound field, and the class name of the whole field. */
type FieldTexts = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'aside' | 'className'>

/** The props of a bound field whose control takes `ControlProps`. */
export type BoundFieldProps<Values extends FieldValues, Request, ControlProps> = Omit<
  ControlProps,
  'name' | 'ref' | 'form'
> &
  Bound<Values, Request> &
  FieldTexts

type Props<Values extends FieldValues, Request, E extends BoundElement> = Bound<Values, Request> &
  FieldTexts &
  Handlers<E> & {
    /** The control. It gets all other props. */
    as: ElementType
  }

/** A control bound to its form, with label, hint and error. */
export function BoundField<Values extends FieldValues, Request, E extends BoundElement>({
  as: Control,
  control,
  name,
  label,
  hint,
  aside,
  className,
  onChange,
  onBlur,
  ...rest
}: Props<Values, Request, E>) {
  const { error, registered } = useBoundField<Values, Request, E>({ control, name }, { onChange, onBlur })
  return (
    <Field label={label} hint={hint} aside={aside} error={error} className={className}>
      <Control {...rest} {...registered} />
    </Field>
  )
}
