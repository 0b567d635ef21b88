import * as RadixAlertDialog from '@radix-ui/react-alert-dialog'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { useReturnFocus } from '../lib/use-return-focus.ts'
import { Button } from './Button.tsx'
import { centeredStyle, overlayStyle, panelStyle, titleStyle } from './dialog-style.ts'
import * as m from './messages.ts'
import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<typeof RadixAlertDialog.Content>, 'title' | 'asChild' | 'forceMount'> & {
  /** Whether the dialog is shown. */
  open: boolean
  /** Called with `false` by Cancel and Escape. Confirm doesn't close the dialog: close it once the action has succeeded. */
  onOpenChange: (open: boolean) => void
  /** The question. */
  title: ReactNode
  /** The consequences, and whether they can be undone. */
  description: ReactNode
  /** A verb, such as 'Sign out' instead of 'OK'. Leave it out to show only the other button, once nothing is left to confirm. */
  confirmLabel?: string
  /** Called when Confirm is pressed. */
  onConfirm?: () => void
  /** The text of the button that changes nothing. By default 'Cancel'. */
  cancelLabel?: string
  /** `danger` marks a confirmation that destroys something. */
  tone?: 'neutral' | 'danger'
  /** The confirmed action is running. */
  loading?: boolean
  /** Why the action can’t be confirmed now. Confirm stays focusable and has this text as description. */
  confirmDisabledReason?: string
}

/** A question that the customer must answer. Both buttons have the same weight, and Cancel has the focus first. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  onConfirm,
  cancelLabel,
  tone = 'neutral',
  loading = false,
  confirmDisabledReason,
  className,
  children,
  ...rest
}: Props) {
  const t = useTranslate()
  const returnFocus = useReturnFocus(rest)
  return (
    <RadixAlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className={overlayStyle} />
        <RadixAlertDialog.Content
          data-slot="alert-dialog"
          className={cn(panelStyle, centeredStyle, 'max-w-112', className)}
          {...rest}
          {...returnFocus}
        >
          <RadixAlertDialog.Title className={titleStyle}>{title}</RadixAlertDialog.Title>
          <RadixAlertDialog.Description className="mt-2 text-muted">
            {description}
          </RadixAlertDialog.Description>
          {children !== undefined && <div className="mt-4">{children}</div>}
          <div className="mt-6 flex flex-wrap gap-3 *:flex-1 *:basis-36">
            <RadixAlertDialog.Cancel asChild>
              <Button variant="secondary">{cancelLabel ?? t(m.cancel)}</Button>
            </RadixAlertDialog.Cancel>
            {confirmLabel !== undefined && (
              <Button
                variant="secondary"
                className={cn(tone === 'danger' && 'border-danger text-danger')}
                loading={loading}
                disabledReason={confirmDisabledReason}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            )}
          </div>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  )
}
