import { cn } from '../lib/cn.ts'
import { useFieldControl } from './field-context.ts'
import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  /** The text beside the box. It may contain links. If you leave it out, name the box with `aria-label` or a Field. */
  label?: ReactNode
}

/** A native checkbox, so that `required`, forms and autofill work as usual. */
export function Checkbox({ label, className, ...rest }: Props) {
  const control = useFieldControl(rest)
  const box = (
    <input
      data-slot="checkbox"
      type="checkbox"
      className={cn(
        'size-5 shrink-0 cursor-pointer rounded-sm accent-accent disabled:cursor-not-allowed aria-invalid:outline-2 aria-invalid:outline-danger',
        label !== undefined && 'mt-0.75',
        className,
      )}
      {...rest}
      {...control}
    />
  )
  if (label === undefined) return box
  return (
    <label className="flex min-h-11 items-start gap-3 py-2.25 has-disabled:text-muted">
      {box}
      <span className="min-w-0">{label}</span>
    </label>
  )
}
