import { Button } from '#ui/primitives/Button.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import { useState } from 'react'
import { reasonOf, type ApiError } from '../../api/errors.ts'
import { syncFromStorage } from '../../session/session.ts'

/** Says why a customer whose token is stored sees the sign-in page: the details could not be fetched (SES-2). */
export function UnreadAccount({ error }: { error: ApiError }) {
  const [retried, setRetried] = useState<ApiError>()
  const retry = () => {
    setRetried(error)
    syncFromStorage()
  }
  return (
    <Callout
      tone="danger"
      live="polite"
      title="We could not load your account"
      action={
        <Button variant="secondary" loading={retried === error} onClick={retry}>
          Try again
        </Button>
      }
    >
      {reasonOf(error)} Try again, or sign in.
    </Callout>
  )
}
