import { LoadError } from '#ui/primitives/LoadError.tsx'
import { useState } from 'react'
import { reasonOf, type ApiError } from '../../api/errors.ts'
import { syncFromStorage } from '../../session/session.ts'
import { useUnread } from '../../session/session-state.ts'

/** Says why a customer whose token is stored sees the sign-in page: the details could not be fetched (SES-2). */
export function UnreadAccount() {
  const unread = useUnread()
  const [retried, setRetried] = useState<ApiError>()
  if (!unread) return null
  const retry = () => {
    setRetried(unread)
    syncFromStorage()
  }
  return (
    <LoadError title="We could not load your account." onRetry={retry} retrying={retried === unread}>
      {reasonOf(unread)} You haven’t been signed out on this device. Try again, or sign in.
    </LoadError>
  )
}
