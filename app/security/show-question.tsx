import { currentSession } from '../session/session-state.ts'
import { showAbovePage } from '../shell/show-above-page.ts'
import { openQuestion } from './step-up.ts'
import { isQuestionShown, StepUpQuestion } from './StepUpQuestion.tsx'

/**
 * Shows questions above whatever page the customer is on, until the returned function is called. Going back in the browser and closing the
 * page cancel the question.
 */
export function showQuestion(): () => void {
  const email = currentSession()?.details.email
  if (email === undefined || isQuestionShown()) return () => {}
  window.addEventListener('popstate', leave)
  window.addEventListener('pagehide', leave)
  const close = showAbovePage(email, () => <StepUpQuestion email={email} />)
  return () => {
    window.removeEventListener('popstate', leave)
    window.removeEventListener('pagehide', leave)
    close()
  }
}

const leave = () => openQuestion()?.cancel()
