import * as RadixDialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { cn } from '../lib/cn.ts'
import { useReturnFocus } from '../lib/use-return-focus.ts'
import { centeredStyle, footerStyle, overlayStyle, panelStyle, titleStyle } from './dialog-style.ts'
import { IconButton } from './IconButton.tsx'
import type { ComponentProps, ReactNode } from 'react'

export const dialogSizes = ['sm', 'md', 'lg'] as const

const widths = { sm: 'max-w-100', md: 'max-w-136', lg: 'max-w-192' } satisfies Record<
  (typeof dialogSizes)[number],
  string
>

export type DialogProps = Omit<
  ComponentProps<typeof RadixDialog.Content>,
  'title' | 'asChild' | 'forceMount'
> & {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** One or two sentences under the title, read out with it. */
  description?: ReactNode
  size?: (typeof dialogSizes)[number]
  /** `false`: neither Escape, nor a click outside, nor a close button; only the dialog's own actions close it. */
  dismissible?: boolean
  closeLabel?: string
  /** The actions, the main one last. */
  footer?: ReactNode
}

const block = (event: Event) => event.preventDefault()

/** A window over the page that keeps the focus, and gives it back when it closes. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  dismissible = true,
  closeLabel = 'Close',
  footer,
  className,
  children,
  ...rest
}: DialogProps) {
  const returnFocus = useReturnFocus(rest)
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayStyle} />
        <RadixDialog.Content
          data-slot="dialog"
          className={cn(panelStyle, centeredStyle, widths[size], className)}
          {...(description === undefined && { 'aria-describedby': undefined })}
          {...(!dismissible && { onEscapeKeyDown: block, onInteractOutside: block })}
          {...rest}
          {...returnFocus}
        >
          <div className="flex items-start justify-between gap-4">
            <RadixDialog.Title className={titleStyle}>{title}</RadixDialog.Title>
            {dismissible && (
              <RadixDialog.Close asChild>
                <IconButton icon={<X />} label={closeLabel} className="-me-2 -mt-2" />
              </RadixDialog.Close>
            )}
          </div>
          {description !== undefined && (
            <RadixDialog.Description className="mt-2 text-muted">{description}</RadixDialog.Description>
          )}
          {children !== undefined && <div className="mt-4">{children}</div>}
          {footer !== undefined && <div className={footerStyle}>{footer}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
