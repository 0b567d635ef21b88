import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { FieldControls, type FieldControl } from './field-context.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The name of the control. */
  label: ReactNode
  /** A short help below the control, which is also its description. */
  hint?: ReactNode
  /** Takes the place of the label. The label stays beside it, small, and names the control. */
  error?: string
  /** Marks the field as required, also for assistive technology. The form must check the value. */
  required?: boolean
  /** A small element at the end of the label's line, such as a link 'Forgot password?'. */
  aside?: ReactNode
  /** Sets the id of the control. By default, it is generated. */
  controlId?: string
  /** A control of this library, which gets its id and ARIA attributes from the field. For other controls, a function that receives them. */
  children: ReactNode | ((control: FieldControl & { id: string }) => ReactNode)
}

/** A form field that connects the label, hint and error with the control, so that callers don't have to. */
export function Field({
  label,
  hint,
  error,
  required,
  aside,
  controlId,
  className,
  children,
  ...rest
}: Props) {
  const ownId = useId()
  const id = controlId ?? `${ownId}control`
  const errorId = `${ownId}error`
  const hintId = `${ownId}hint`
  const invalid = error !== undefined && error !== ''
  const control = {
    id,
    'aria-describedby':
      [invalid && errorId, hint !== undefined && hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
  }
  return (
    <div
      data-slot="field"
      data-state={invalid ? 'invalid' : 'valid'}
      className={cn('min-w-0', className)}
      {...rest}
    >
      <div className="mb-1 flex min-h-6 items-end justify-between gap-3 text-sm">
        <div className="flex min-w-0 grow flex-wrap items-end justify-between gap-x-3">
          {invalid && (
            <span id={errorId} className="flex items-start gap-1.5 font-medium text-danger">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {error}
            </span>
          )}
          <label htmlFor={id} className={invalid ? 'text-muted' : 'font-medium'}>
            {label}
            {required && (
              <span aria-hidden className="text-danger">
                {' '}
                *
              </span>
            )}
          </label>
        </div>
        {aside}
      </div>
      <FieldControls value={control}>
        {typeof children === 'function' ? children(control) : children}
      </FieldControls>
      {hint !== undefined && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
