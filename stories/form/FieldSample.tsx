import type { ReactNode } from 'react'
import { useForm, type Control } from 'react-hook-form'

type Values = { value: string }

type Props = {
  /** What the field contains. */
  value?: string
  error?: string
  children: (control: Control<Values, unknown, unknown>) => ReactNode
}

/** A form of one field called `value`, for a guide. */
export function FieldSample({ value = '', error, children }: Props) {
  const { control } = useForm<Values, unknown, unknown>({
    defaultValues: { value },
    errors: error === undefined ? undefined : { value: { type: 'sample', message: error } },
  })
  return <div className="max-w-form">{children(control)}</div>
}
