import { Plus } from 'lucide-react'
import { useEffect, useRef, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import type { FormFailure } from '../form/form-failure.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Button } from '../primitives/Button.tsx'
import * as m from './messages.ts'
import { PasskeyNameForm } from './PasskeyNameForm.tsx'

type Props = Omit<ComponentProps<'div'>, 'onSubmit' | 'children'> & {
  /** Why this browser can’t create a passkey here. Shown instead of the button. */
  obstacle?: string | null
  /** The form is open. */
  open: boolean
  /** Called by the button, and by Cancel. */
  onOpenChange: (open: boolean) => void
  /** The initial name in the form. */
  suggestedName: string
  /** The restored input, if the form is initially open because a draft was kept. */
  typed?: string | undefined
  /** Called with the name after each change, for example to keep it. Pass the same function at every render. */
  onTyped?: (values: { name: string }) => void
  /** Called with the name. A returned promise keeps the button loading. */
  onSubmit: (name: string) => unknown
  /** Why the last attempt failed, or `null`. */
  failure: FormFailure | null
  /** The device has created the passkey, and only storing it failed. The button sends it again. */
  made?: boolean
}

/** The button that adds a passkey, and the form that it opens. */
export function AddPasskey({
  obstacle,
  open,
  onOpenChange,
  suggestedName,
  typed,
  onTyped,
  onSubmit,
  failure,
  made = false,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [open])
  return (
    <div data-slot="add-passkey" className={cn('w-full', className)} {...rest}>
      {obstacle != null ? (
        <p className="max-w-prose text-muted">{obstacle}</p>
      ) : open ? (
        <PasskeyNameForm
          aria-label={t(m.newPasskey)}
          className="max-w-form"
          defaultName={typed ?? suggestedName}
          restored={typed !== undefined}
          onTyped={onTyped}
          hint={t(m.passkeyNameHint)}
          submitLabel={made ? t(m.sendAgain) : t(m.createPasskey)}
          {...(!made && { slowText: t(m.followDevice) })}
          failureTitle={{ refused: t(m.noPasskeyAdded), unknown: t(m.sentAnswerUnknown) }}
          failure={failure}
          onSubmit={onSubmit}
          onCancel={() => onOpenChange(false)}
        />
      ) : (
        <Button ref={button} variant="secondary" size="sm" onClick={() => onOpenChange(true)}>
          <Plus aria-hidden className="size-4" />
          {t(m.addPasskey)}
        </Button>
      )}
    </div>
  )
}
