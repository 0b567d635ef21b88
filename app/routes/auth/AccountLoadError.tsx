import { Button } from '#ui/primitives/Button.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import { useEffect, useState } from 'react'
import { reasonOf, type ApiError } from '../../api/errors.ts'
import { signOut, syncFromStorage } from '../../session/session.ts'

type Props = {
  /** Why the details could not be fetched. `null`: they are being fetched. */
  error: ApiError | null
}

/** Says why a customer whose token is stored sees the sign-in page: the details are not there yet, or could not be fetched (SES-2). */
export function AccountLoadError({ error }: Props) {
  const [retried, setRetried] = useState<ApiError>()
  const retry = () => {
    setRetried(error ?? undefined)
    syncFromStorage()
  }
  useEffect(() => {
    if (error === null) return
    const online = () => {
      const fields = document.querySelectorAll<HTMLInputElement>('main input')
      // Not while someone types, perhaps to sign in as someone else.
      if (![...fields].some(({ value }) => value)) syncFromStorage()
    }
    addEventListener('online', online)
    return () => removeEventListener('online', online)
  }, [error])
  return (
    <Callout
      tone={error ? 'danger' : 'info'}
      live="polite"
      title={error ? 'We could not load your account' : 'Loading your account …'}
      action={
        <>
          {error && (
            <Button variant="secondary" loading={retried === error} onClick={retry}>
              Try again
            </Button>
          )}
          <Button variant="secondary" onClick={signOut}>
            Sign out
          </Button>
        </>
      }
    >
      A session is still stored on this device.{' '}
      {error && `${reasonOf(error)} Try again, or sign in as someone else.`}
    </Callout>
  )
}
