import * as RadixDialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { cn } from '../lib/cn.ts'
import { useReturnFocus } from '../lib/use-return-focus.ts'
import { footerStyle, overlayStyle, panelStyle, titleStyle } from './dialog-style.ts'
import { IconButton } from './IconButton.tsx'
import type { DialogProps } from './Dialog.tsx'

export const drawerSides = ['start', 'end'] as const

const places = {
  start: 'start-0 border-y-0 border-s-0 starting:-translate-x-4 rtl:starting:translate-x-4',
  end: 'end-0 border-y-0 border-e-0 starting:translate-x-4 rtl:starting:-translate-x-4',
} satisfies Record<(typeof drawerSides)[number], string>

type Props = Omit<DialogProps, 'size' | 'dismissible'> & { side?: (typeof drawerSides)[number] }

/** A dialog at the side of the window: details of a row, or the menu of a phone. */
export function Drawer({
  open,
  onOpenChange,
  title,
  description,
  side = 'end',
  closeLabel = 'Close',
  footer,
  className,
  children,
  ...rest
}: Props) {
  const returnFocus = useReturnFocus(rest)
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayStyle} />
        <RadixDialog.Content
          data-slot="drawer"
          data-side={side}
          className={cn(
            panelStyle,
            'inset-y-0 flex w-88 max-w-[calc(100%-2rem)] flex-col p-[min(1.25rem,6vw)]',
            places[side],
            className,
          )}
          {...(description === undefined && { 'aria-describedby': undefined })}
          {...rest}
          {...returnFocus}
        >
          <div className="flex items-start justify-between gap-4">
            <RadixDialog.Title className={titleStyle}>{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton icon={<X />} label={closeLabel} className="-me-2 -mt-2" />
            </RadixDialog.Close>
          </div>
          {description !== undefined && (
            <RadixDialog.Description className="mt-2 text-muted">{description}</RadixDialog.Description>
          )}
          <div className="mt-4 grow">{children}</div>
          {footer !== undefined && <div className={footerStyle}>{footer}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
