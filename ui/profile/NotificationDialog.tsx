import type { ComponentProps } from 'react'
import { Button } from '../primitives/Button.tsx'
import { Dialog } from '../primitives/Dialog.tsx'

type Props = Omit<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'children' | 'footer' | 'onOpenChange'
> & {
  /** Plain text from the server. Line breaks are kept. */
  text: string
  /** Called by Okay, the close button, Escape and a press outside. */
  onClose: () => void
}

/** Shows the operator's notification to the customer (DSH-5). */
export function NotificationDialog({ text, onClose, ...rest }: Props) {
  return (
    <Dialog
      title="Important Notification"
      description={
        <span dir="auto" className="block wrap-anywhere whitespace-pre-line text-ink">
          {text}
        </span>
      }
      onOpenChange={(open) => !open && onClose()}
      footer={<Button onClick={onClose}>Okay</Button>}
      {...rest}
    />
  )
}
