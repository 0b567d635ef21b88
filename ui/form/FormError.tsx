import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'
import * as m from '../primitives/messages.ts'
import { canRetry, type FormFailure } from './form-failure.ts'
import { PauseText } from './PauseText.tsx'
import { RequestId } from './RequestId.tsx'

type Props = Omit<ComponentProps<typeof Callout>, 'tone' | 'live' | 'action' | 'children'> & {
  /** What went wrong. Without it, nothing is shown. */
  failure: FormFailure | null | undefined
  /** What to do next, if the message alone doesn't say it. */
  advice?: ReactNode
  /** `false` leaves out Try again, if the submit button is next to the box. */
  retry?: boolean
}

/**
 * The server's error message, announced when it appears. Put it inside the form, because its Try again button, shown if a retry may
 * help, submits the form.
 */
export function FormError({ failure, title, advice, retry = true, ...rest }: Props) {
  const t = useTranslate()
  if (!failure) return null
  const { message, retryAfter, left } = failure
  const text = (
    <>
      <PauseText sentence={message} {...{ retryAfter, left }} />
      <RequestId of={failure.requestId} />
      {advice !== undefined && <span className="mt-2 block">{advice}</span>}
    </>
  )
  return (
    <Callout
      tone="danger"
      live="assertive"
      title={title ?? text}
      action={
        retry && canRetry(failure) ? (
          <Button type="submit" variant="secondary" size="sm" onClick={focusMainButton}>
            {t(m.tryAgain)}
          </Button>
        ) : undefined
      }
      {...rest}
    >
      {title === undefined ? undefined : text}
    </Callout>
  )
}

/** Moves the focus to the submit button, because the box disappears during the call and would take the focus with it. */
function focusMainButton(event: MouseEvent<HTMLButtonElement>) {
  event.currentTarget.form?.querySelector<HTMLElement>('[data-slot="submit-button"]')?.focus()
}
