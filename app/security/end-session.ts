import { announce } from '#ui/lib/announce.ts'
import type { ListedSession } from '#ui/security/session-row.tsx'
import type { SessionProblem } from '#ui/security/SessionList.tsx'
import { capabilityMessage } from '../api/capability-failure.ts'
import { ApiError, reasonOf } from '../api/errors.ts'
import { queryClient } from '../api/query-client.ts'
import { confirmedCall } from './confirmed-call.ts'
import { contradiction } from './contradiction.ts'
import { refreshSecurity, sessionsQuery } from './queries.ts'
import { StepUpCancelled } from './step-up.ts'

/**
 * Signs out one device, or all others. Resolves with the problem to show, or `undefined` once it is done, or if the
 * customer didn't confirm it. Never rejects.
 */
export async function endSession(
  email: string,
  which: ListedSession | 'others',
): Promise<SessionProblem | undefined> {
  const others = which === 'others'
  const failed = await confirmedCall('endSessions', {
    body: others ? { others: true } : { id: which.id },
  }).then(
    () => null,
    (cause: unknown) => cause,
  )
  if (failed instanceof StepUpCancelled) return undefined
  await refreshSecurity(email)
  const name = others ? 'All other devices are' : `${which.agent ?? 'The device'} is`
  // A lost response, or a 404: the device may be signed out anyway, and then the list no longer has it.
  const listed = isListed(email, which)
  if (failed === null ? listed !== true : mayBeDone(failed) && listed === false) {
    announce(`${name} signed out`)
    return undefined
  }
  const unknown = failed ?? contradiction('the list still shows it')
  if (unknown instanceof ApiError && unknown.effect === 'unknown')
    return {
      title: `We cannot tell whether ${others ? 'all other devices are' : `${which.agent ?? 'the device'} is`} signed out`,
      why: `${reasonOf(unknown)} The list shows what the server says now. You can sign out again: it does no harm.`,
      requestId: unknown.requestId,
    }
  return {
    title: `${others ? 'The other devices were' : `${which.agent ?? 'The device'} was`} not signed out`,
    why: capabilityMessage(failed),
    requestId: failed instanceof ApiError ? failed.requestId : undefined,
  }
}

const mayBeDone = (cause: unknown) =>
  cause instanceof ApiError && (cause.status === 404 || cause.effect === 'unknown')

/** Whether the list that was just read still has it. `null`: it could not be read. */
function isListed(email: string, which: ListedSession | 'others') {
  const state = queryClient.getQueryState(sessionsQuery(email).queryKey)
  if (!state?.data || state.status !== 'success' || state.isInvalidated) return null
  const { rows, unreadable } = state.data.sessions
  const listed =
    which === 'others' ? rows.some(({ current }) => !current) : rows.some(({ id }) => id === which.id)
  return !listed && unreadable > 0 ? null : listed
}
