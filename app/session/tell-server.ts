import { call } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'

/** C29: without a network it is told as soon as there is one again, for as long as this page lives. */
export async function tellServer(token: string) {
  // Listened for from now on: the network may be back before the call has failed.
  const listening = new AbortController()
  const online = new Promise((resolve) =>
    window.addEventListener('online', resolve, { signal: listening.signal }),
  )
  try {
    await call('logout', { token, keepalive: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'offline') return
    await online
    void tellServer(token)
  } finally {
    listening.abort()
  }
}
