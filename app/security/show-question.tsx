import { currentSession } from '../session/session-state.ts'
import { showAbovePage } from '../shell/show-above-page.ts'
import { openQuestion } from './step-up.ts'
import { isQuestionShown, StepUpQuestion } from './StepUpQuestion.tsx'

/**
 * Shows questions above whatever page the customer is on, until the returned function is called. Going back in the browser cancels the
 * question, and so does coming back to a page that the browser has kept.
 */
export function showQuestion(): () => void {
  const email = currentSession()?.details.email
  if (email === undefined || isQuestionShown()) return () => {}
  window.addEventListener('popstate', leave)
  window.addEventListener('pageshow', leave)
  const close = showAbovePage(email, () => <StepUpQuestion email={email} />)
  return () => {
    window.removeEventListener('popstate', leave)
    window.removeEventListener('pageshow', leave)
    close()
  }
}

const leave = () => openQuestion()?.cancel()
