import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { Checkbox } from './Checkbox.tsx'

type Props = ComponentProps<typeof Checkbox> & {
  /** The error, if there is one. */
  error: string | undefined
}

/** A checkbox with its error above it. The label stays, because it is what customers agree to. */
export function CheckboxWithError({ error, ...rest }: Props) {
  const errorId = useId()
  return (
    <>
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      <Checkbox
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        {...rest}
      />
    </>
  )
}
