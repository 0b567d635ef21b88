import { cn } from '../lib/cn.ts'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field-context.ts'
import type { ComponentProps } from 'react'

/** A text input with several lines. It grows with its content in browsers that support `field-sizing`. */
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
