import { cn } from '../lib/cn.ts'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field-context.ts'
import type { ComponentProps } from 'react'

/** Grows with what is typed, where the browser can. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl(rest)
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      className={cn(controlStyle, 'field-sizing-content min-h-28 resize-y', className)}
      {...rest}
      {...control}
    />
  )
}
