import { cn } from '../lib/cn.ts'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field-context.ts'
import type { ComponentProps } from 'react'

/** A single-line text input. It gets its label and error from the Field around it. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  const control = useFieldControl(rest)
  return (
    <input data-slot="input" type={type} className={cn(controlStyle, className)} {...rest} {...control} />
  )
}
