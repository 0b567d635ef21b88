import { KeyRound } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import type { FormFailure } from '../form/form-failure.ts'
import { PauseText } from '../form/PauseText.tsx'
import { RequestId } from '../form/RequestId.tsx'
import { roughly } from '../form/retry-countdown.ts'
import { useRetryCountdown } from '../form/use-retry-countdown.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** Called when the button is pressed. */
  onPress: () => void
  /** A request to the browser or the server is running. */
  loading?: boolean
  /** Why the last attempt failed, or `null`. */
  failure: FormFailure | null
  /** Why passkeys can’t be used on this page. Shown instead of the button. */
  obstacle?: string | null
}

/** The button that signs in with a passkey, and why that failed. It is used beside the password form. */
export function PasskeyButton({ onPress, loading = false, failure, obstacle, className, ...rest }: Props) {
  const t = useTranslate()
  const left = useRetryCountdown(failure)
  const shown = failure && left !== 0
  return (
    <div data-slot="passkey-button" className={cn('grid gap-4', className)} {...rest}>
      {obstacle != null ? (
        <p className="text-sm text-muted">{obstacle}</p>
      ) : (
        <div className="grid gap-2">
          <Button
            variant="secondary"
            size="lg"
            loading={loading}
            onClick={onPress}
            {...(failure?.retryAfter !== undefined &&
              left && { disabledReason: roughly(failure.message, failure.retryAfter, left) })}
          >
            <KeyRound aria-hidden className="size-5" />
            {t(m.signInWithPasskey)}
          </Button>
          <p className="text-center text-sm text-muted">{t(m.whatPasskeyIs)}</p>
        </div>
      )}
      {shown && (
        <Callout
          tone="danger"
          live="assertive"
          title={t(failure.effect === 'unknown' ? m.sentAnswerUnknown : m.notSignedIn)}
        >
          <PauseText sentence={failure.message} retryAfter={failure.retryAfter} left={left} />
          <RequestId of={failure.requestId} />
        </Callout>
      )}
    </div>
  )
}
