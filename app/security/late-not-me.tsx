import { NotMeDialog } from '#ui/security/NotMeDialog.tsx'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { paths } from '../paths.ts'
import { currentSession, state as session } from '../session/session-state.ts'
import { type NotMeReport, useNotMe } from './not-me.ts'

/** Shows the outcome of “This was not me” above whatever page the customer is on. Another customer doesn't see it. */
export function showLateNotMe(report: NotMeReport) {
  const token = currentSession()?.token
  if (currentSession()?.details.email !== report.email) return
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const close = () => {
    unsubscribe()
    document.removeEventListener('click', followed)
    root.unmount()
    place.remove()
  }
  // After the router has handled the click on the link.
  const followed = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[role=alertdialog] a')) setTimeout(close)
  }
  const unsubscribe = session.subscribe(() => {
    if (currentSession()?.token !== token) close()
  })
  document.addEventListener('click', followed)
  root.render(<LateNotMe {...report} onClosed={close} />)
}

function LateNotMe({ email, entry, outcome, onClosed }: NotMeReport & { onClosed: () => void }) {
  const [open, setOpen] = useState(true)
  const { state, send } = useNotMe(email, { first: outcome })
  useEffect(() => {
    if (!open) onClosed()
  }, [open, onClosed])
  return (
    <NotMeDialog
      open={open}
      onOpenChange={setOpen}
      entry={entry}
      state={state}
      passwordHref={paths.account}
      onConfirm={() => void send(entry)}
    />
  )
}
