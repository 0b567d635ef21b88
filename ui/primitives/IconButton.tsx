import { cn } from '../lib/cn.ts'
import { Button, type ButtonProps } from './Button.tsx'
import type { ReactNode } from 'react'

export const iconButtonSizes = ['sm', 'md'] as const

type Props = Omit<ButtonProps, 'children' | 'size' | 'asChild' | 'aria-label'> & {
  /** The icon, 20 px large. */
  icon: ReactNode
  /** The accessible name, also shown as tooltip. */
  label: string
  /** The width and height: 36 or 44 px. On touch screens, `sm` has 44 px too. */
  size?: (typeof iconButtonSizes)[number]
}

// Grows with the text size, but leaves enough space for the text beside it on a phone.
const square = {
  sm: 'size-[clamp(36px,2.25rem,56px)] pointer-coarse:size-[clamp(44px,2.75rem,56px)]',
  md: 'size-[clamp(44px,2.75rem,56px)]',
} satisfies Record<(typeof iconButtonSizes)[number], string>

/** A button with only an icon. */
export function IconButton({ icon, label, size = 'md', variant = 'quiet', className, ...rest }: Props) {
  return (
    <Button
      variant={variant}
      size={size}
      aria-label={label}
      className={cn('min-h-0 shrink-0 p-0 [&_svg]:size-5', square[size], className)}
      {...(rest.disabledReason === undefined && { title: label })}
      {...rest}
    >
      <span aria-hidden className="contents">
        {icon}
      </span>
    </Button>
  )
}
