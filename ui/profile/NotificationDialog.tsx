import type { ComponentProps } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import { Button } from '../primitives/Button.tsx'
import { Dialog } from '../primitives/Dialog.tsx'
import * as m from './messages.ts'

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
  const t = useTranslate()
  return (
    <Dialog
      title={t(m.importantNotification)}
      description={
        <span dir="auto" className="block wrap-anywhere whitespace-pre-line text-ink">
          {text}
        </span>
      }
      onOpenChange={(open) => !open && onClose()}
      footer={<Button onClick={onClose}>{t(m.okay)}</Button>}
      {...rest}
    />
  )
}
