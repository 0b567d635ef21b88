import * as Radix from '@radix-ui/react-switch'
import { cn } from '../lib/cn.ts'
import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<typeof Radix.Root>, 'asChild' | 'children'> & {
  /** What the switch turns on or off. */
  label: ReactNode
}

/** Turns a setting on or off with immediate effect. For a choice that a form submits, use Checkbox. */
export function Switch({ label, className, ...rest }: Props) {
  return (
    <label className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 has-disabled:text-muted">
      {/* With large text, the switch moves below a label whose longest word needs the width. */}
      <span className="min-w-0 flex-1 basis-[min-content]">{label}</span>
      <Radix.Root
        data-slot="switch"
        className={cn(
          'inline-flex h-7 w-12 shrink-0 items-center rounded-full border border-line-strong bg-sunken p-0.75 transition-colors disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:border-accent data-[state=checked]:bg-accent forced-colors:data-[state=checked]:bg-[Highlight]',
          className,
        )}
        {...rest}
      >
        <Radix.Thumb className="size-5 rounded-full bg-line-strong transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-accent rtl:data-[state=checked]:-translate-x-5 forced-colors:bg-[ButtonText]" />
      </Radix.Root>
    </label>
  )
}
