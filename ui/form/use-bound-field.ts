import type { ChangeEvent, FocusEvent } from 'react'
import { useFormState, type Control, type FieldValues, type Path } from 'react-hook-form'

/** What ties a field to its form. The control's own props stand beside these, and all land on the control. */
export type Bound<Values extends FieldValues, Request> = {
  control: Control<Values, unknown, Request>
  name: Path<Values>
}

type Element = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Handlers<E extends Element> = {
  onChange?: (event: ChangeEvent<E>) => void
  onBlur?: (event: FocusEvent<E>) => void
}

/** The control's props, and its error once the field was touched or the form submitted. */
export function useBoundField<Values extends FieldValues, Request, E extends Element>(
  { control, name }: Bound<Values, Request>,
  own: Handlers<E>,
) {
  const { errors } = useFormState({ control, name, exact: true })
  const { ref, onChange, onBlur } = control.register(name)
  const message = errors[name]?.message
  return {
    error: typeof message === 'string' && message !== '' ? message : undefined,
    registered: {
      name,
      ref,
      onChange: (event: ChangeEvent<E>) => {
        own.onChange?.(event)
        void onChange(event)
      },
      onBlur: (event: FocusEvent<E>) => {
        own.onBlur?.(event)
        void onBlur(event)
      },
    },
  }
}
