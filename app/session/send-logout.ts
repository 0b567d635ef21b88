import { call } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'

/** Sends the logout to the server. When offline, retries once the network is back, while the page is open (C29). Never rejects. */
export async function sendLogout(token: string) {
  // Listens before the call, because the network may be back before the call has failed.
  const listening = new AbortController()
  const online = new Promise((resolve) =>
    window.addEventListener('online', resolve, { signal: listening.signal }),
  )
  try {
    await call('logout', { token, keepalive: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'offline') return
    await online
    void sendLogout(token)
  } finally {
    listening.abort()
  }
}
