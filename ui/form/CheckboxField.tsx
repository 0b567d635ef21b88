import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { cn } from '../lib/cn.ts'
import type { Checkbox } from '../primitives/Checkbox.tsx'
import { CheckboxWithError } from '../primitives/checkbox-with-error.tsx'
import { useBoundField, type Bound } from './use-bound-field.ts'

type Props<Values extends FieldValues, Request> = Omit<
  ComponentProps<typeof Checkbox>,
  'name' | 'ref' | 'form'
> &
  Bound<Values, Request>

/** A checkbox bound to its form. An error appears above it and doesn't replace the label, because the label says what customers agree to. */
export function CheckboxField<Values extends FieldValues, Request>({
  control,
  name,
  className,
  onChange,
  onBlur,
  ...rest
}: Props<Values, Request>) {
  const { error, registered } = useBoundField<Values, Request, HTMLInputElement>(
    { control, name },
    { onChange, onBlur },
  )
  return (
    <div
      data-slot="checkbox-field"
      data-state={error ? 'invalid' : 'valid'}
      className={cn('min-w-0', className)}
    >
      <CheckboxWithError error={error} {...rest} {...registered} />
    </div>
  )
}
