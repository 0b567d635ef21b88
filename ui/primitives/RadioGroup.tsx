import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'

export type RadioOption<Value extends string> = {
  /** The value of the option, which `onChange` reports. */
  value: Value
  /** The text beside the button. */
  label: ReactNode
  /** A small text below the label, which is also the description of the option. */
  hint?: ReactNode
  /** Why the option isn't available. Shown below the label. */
  disabledReason?: string
}

type Props<Value extends string> = Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> & {
  /** The question, which names the group. */
  legend: ReactNode
  /** The options, in the order in which they are shown. */
  options: readonly RadioOption<Value>[]
  /** The value of the chosen option, if the caller controls it. */
  value?: Value
  /** The value of the initially chosen option, if the group keeps its own state. */
  defaultValue?: Value
  /** Called with the value of the option that was chosen. */
  onChange?: (value: Value) => void
  /** The name under which a form submits the value. By default it is generated. */
  name?: string
  /** Whether the browser asks for a choice before it submits the form. */
  required?: boolean
}

/** A group of native radio buttons with a legend. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  value,
  defaultValue,
  onChange,
  name,
  required,
  className,
  ...rest
}: Props<Value>) {
  const id = useId()
  return (
    <fieldset data-slot="radio-group" className={cn('min-w-0', className)} {...rest}>
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      {options.map((option) => {
        const note = option.disabledReason ?? option.hint
        const noteId = `${id}${option.value}`
        return (
          <label key={option.value} className="flex min-h-11 items-start gap-3 py-2.25">
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              required={required}
              disabled={option.disabledReason !== undefined}
              aria-describedby={note === undefined ? undefined : noteId}
              className="mt-0.75 size-5 shrink-0 accent-accent"
              {...(value !== undefined && { checked: value === option.value })}
              {...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
              onChange={() => onChange?.(option.value)}
            />
            <span className="min-w-0">
              <span className={cn(option.disabledReason !== undefined && 'text-muted')}>{option.label}</span>
              {note !== undefined && (
                // Not part of the name, because it is already the description.
                <span id={noteId} aria-hidden className="block text-sm text-muted">
                  {note}
                </span>
              )}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
