import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { currentSession, state } from '../session/session-state.ts'

/**
 * Shows a dialog above whatever page the customer is on, until `close` or the returned function is called, or their session changes or ends.
 * Shows nothing if this customer isn't signed in.
 */
export function showAbovePage(email: string, dialog: (close: () => void) => ReactNode): () => void {
  const session = currentSession()
  if (session?.details.email !== email) return () => {}
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  const close = () => {
    unsubscribe()
    root.unmount()
    element.remove()
  }
  const unsubscribe = state.subscribe(() => {
    if (currentSession()?.token !== session.token) close()
  })
  root.render(dialog(close))
  return close
}
