import { NotMeDialog } from '#ui/security/NotMeDialog.tsx'
import { useEffect } from 'react'
import { showAbovePage } from '../shell/show-above-page.ts'
import { notMeHrefs } from './not-me-hrefs.ts'
import { type NotMeReport, useNotMe } from './not-me.ts'

/** Shows the outcome of “This was not me” above whatever page the customer is on. */
export const showLateNotMe = (report: NotMeReport) =>
  showAbovePage(report.email, (close) => <LateNotMe {...report} onClose={close} />)

function LateNotMe({ email, entry, outcome, onClose }: NotMeReport & { onClose: () => void }) {
  const { state, send } = useNotMe(email, { first: outcome })
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      // After the router has handled the click on the link.
      if (target instanceof Element && target.closest('[role=alertdialog] a')) setTimeout(onClose)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [onClose])
  return (
    <NotMeDialog
      open
      onOpenChange={(open) => !open && onClose()}
      entry={entry}
      state={state}
      {...notMeHrefs}
      onConfirm={() => void send(entry)}
    />
  )
}
