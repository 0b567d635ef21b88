import { ChevronDown } from 'lucide-react'
import { cn } from '../lib/cn.ts'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field-context.ts'
import type { ComponentProps } from 'react'

/** A native select, so that the picker of a phone, type-ahead and forms work as usual. */
export function NativeSelect({ className, ...rest }: ComponentProps<'select'>) {
  const control = useFieldControl(rest)
  return (
    <div className="relative">
      <select
        data-slot="native-select"
        className={cn(controlStyle, 'appearance-none truncate pe-10', className)}
        {...rest}
        {...control}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-3 top-1/2 size-4.5 -translate-y-1/2 text-muted"
      />
    </div>
  )
}
