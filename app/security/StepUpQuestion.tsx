import { announce } from '#ui/lib/announce.ts'
import type { GivenProof, ProofFailure } from '#ui/security/proof.ts'
import { StepUpDialog } from '#ui/security/StepUpDialog.tsx'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { currentSession } from '../session/session-state.ts'
import { orderAsked } from './order-asked.ts'
import { prove, proofError, usable } from './prove.ts'
import { openQuestion, subscribeToQuestion, type OpenQuestion } from './step-up.ts'

let shownIn = 0

/** The dialog for the open step-up question, wherever in the app it was asked. Once it is gone, nobody can answer: that cancels. */
export function StepUpQuestion({ email }: { email: string }) {
  const question = useSyncExternalStore(subscribeToQuestion, openQuestion, () => null)
  useEffect(() => {
    shownIn += 1
    return () => {
      shownIn -= 1
      // Later, because React mounts effects twice in development, and because another page may show the dialog at once.
      queueMicrotask(() => shownIn === 0 && openQuestion()?.cancel())
    }
  }, [])
  if (question === null || currentSession()?.details.email !== email) return null
  return <Asked key={question.id} question={question} />
}

/** Whether a dialog for questions is on the page. */
export const isQuestionShown = () => shownIn > 0

function Asked({ question }: { question: OpenQuestion }) {
  const [failure, setFailure] = useState<ProofFailure | null>(null)
  const send = async (given: GivenProof) => {
    setFailure(null)
    try {
      const proof = await prove(question, given)
      if (openQuestion() !== question) return
      announce('Confirmed')
      question.done(proof)
    } catch (error) {
      setFailure({ of: given.method, error: proofError(error) })
    }
  }
  return (
    <StepUpDialog
      open
      action={question.action}
      order={orderAsked(question)}
      methods={usable(question.methods)}
      onProve={send}
      failure={failure}
      onOtherMethod={() => setFailure(null)}
      onCancel={question.cancel}
    />
  )
}
