import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { FieldContext, type FieldControl } from './field-context.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  label: ReactNode
  hint?: ReactNode
  /** Stands in place of the label while it is given (SPEC section 6); the label stays the control's name. */
  error?: string
  /** Adds the marker and tells assistive technology; the check is the form's. */
  required?: boolean
  /** Small and at the end of the label's line: 'Forgot password?'. */
  aside?: ReactNode
  /** The control's id, if it must be a given one. */
  controlId?: string
  /** A control of this library, which takes ids and aria from the field; any other takes them from the function. */
  children: ReactNode | ((control: FieldControl & { id: string }) => ReactNode)
}

/** Ties label, hint and error to one control, so that the caller can’t forget it. */
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
        <div className="relative min-w-0">
          <label htmlFor={id} className={cn('font-medium', invalid && 'sr-only')}>
            {label}
            {required && (
              <span aria-hidden className="text-danger">
                {' '}
                *
              </span>
            )}
          </label>
          {invalid && (
            <span id={errorId} className="flex items-start gap-1.5 font-medium text-danger">
              <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
              {error}
            </span>
          )}
        </div>
        {aside}
      </div>
      <FieldContext value={control}>
        {typeof children === 'function' ? children(control) : children}
      </FieldContext>
      {hint !== undefined && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
