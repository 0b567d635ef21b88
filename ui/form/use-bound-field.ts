import type { ChangeEvent, FocusEvent } from 'react'
import { useFormState, type Control, type FieldValues, type Path } from 'react-hook-form'

/** The props that bind a field to its form. A field passes all its other props to the control. */
export type Bound<Values extends FieldValues, Request> = {
  /** The form’s `control`, as `useContractForm` returns it. */
  control: Control<Values, unknown, Request>
  /** The name of the value in the form. */
  name: Path<Values>
}

export type BoundElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The handlers of a caller, which are called before those of the form. */
export type Handlers<E extends BoundElement> = {
  onChange?: ((event: ChangeEvent<E>) => void) | undefined
  onBlur?: ((event: FocusEvent<E>) => void) | undefined
}

/** Returns the control's props, and its error once the field was touched or the form submitted. Also calls the caller's handlers. */
export function useBoundField<Values extends FieldValues, Request, E extends BoundElement>(
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
