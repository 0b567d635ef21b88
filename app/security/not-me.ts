import { announce } from '#ui/lib/announce.ts'
import type { ListedActivity } from '#ui/security/activity-row.tsx'
import type { NotMeState } from '#ui/security/not-me-outcome.tsx'
import { useEffect, useRef, useState } from 'react'
import { capabilityMessage } from '../api/capability-failure.ts'
import { ApiError, reasonOf } from '../api/errors.ts'
import { confirmedCall } from './confirmed-call.ts'
import { refreshSecurity } from './queries.ts'
import { showQuestion } from './show-question.tsx'
import { StepUpCancelled } from './step-up.ts'

/** What was sent, and its outcome. */
export type NotMeReport = { email: string; entry?: ListedActivity | undefined; outcome: NotMeState }

type Options = {
  /** Called with the outcome if the customer has left the page that sent it, which can no longer show it. */
  onLeft?: (report: NotMeReport) => void
  first?: NotMeState
}

/** The state of “This was not me” (CAP-3). */
export function useNotMe(email: string, { onLeft, first = { is: 'asking' } }: Options) {
  const [state, setState] = useState(first)
  const busy = useRef(false)
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => void (here.current = false)
  }, [])
  const send = async (entry?: ListedActivity) => {
    // A ref, because React state is updated too late for a double click.
    if (busy.current) return
    busy.current = true
    setState({ is: 'sending' })
    const outcome = await notMe(entry?.id)
    busy.current = false
    setState(outcome)
    if (outcome.is === 'done') announce('All other devices are signed out, and withdrawals are locked')
    if (!here.current) onLeft?.({ email, entry, outcome })
    void refreshSecurity(email)
  }
  return { state, send, ask: () => setState({ is: 'asking' }) }
}

/** Sends it once. Never rejects. */
async function notMe(id: string | undefined): Promise<NotMeState> {
  try {
    const { lockedUntil } = await confirmedCall(
      'notMe',
      { body: { id }, keepalive: true },
      // The customer may have left the page meanwhile.
      showQuestion,
    )
    return { is: 'done', lockedUntil }
  } catch (cause) {
    if (cause instanceof StepUpCancelled) return { is: 'asking' }
    if (!(cause instanceof ApiError)) return { is: 'unknown', why: 'Something unexpected happened.' }
    const { requestId } = cause
    if (cause.effect === 'unknown') return { is: 'unknown', why: reasonOf(cause), requestId }
    return { is: 'refused', why: capabilityMessage(cause), requestId }
  }
}
