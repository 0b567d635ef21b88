import { type Method, methods } from '#contract/capabilities/security-fields.ts'
import { createListeners } from '#ui/lib/store.ts'
import { ApiError } from '../api/errors.ts'
import { currentSession, state as session } from '../session/session-state.ts'

/** What the server asks for before it carries out a request: a proof by one of these methods. */
export type StepUpAsked = { action: string; methods: Method[] }

/** The customer didn't prove who they are. The request was not sent again. */
export class StepUpCancelled extends Error {}

/** What a 403 `step_up` asks for, or `null` if the error is another one. The methods keep the server's order, the best first. */
export function stepUpIn(error: unknown): StepUpAsked | null {
  if (!(error instanceof ApiError) || error.status !== 403) return null
  const { code, action, methods: named } = (error.body ?? {}) as Record<string, unknown>
  if (code !== 'step_up') return null
  // Without an action or methods nobody can prove anything. The question then says so.
  if (typeof action !== 'string' || !Array.isArray(named)) return { action: '', methods: [] }
  return { action, methods: [...new Set<unknown>(named)].filter(isMethod) }
}

const isMethod = (name: unknown): name is Method => (methods as readonly unknown[]).includes(name)

/** The question that is open, for the dialog that asks it. `body`: the exact text that the proof is bound to. */
export type OpenQuestion = StepUpAsked & {
  /** Differs for each question. */
  id: number
  body: string
  done: (proof: string) => void
  cancel: () => void
}

const { notify, subscribe } = createListeners()
let open: OpenQuestion | null = null
let asked = 0

/** `null` while nothing is asked. At most one question is open at a time. */
export const openQuestion = () => open
/** Calls back when a question opens or closes. For `useSyncExternalStore`, with {@link openQuestion}. */
export { subscribe as subscribeToQuestion }

/**
 * Opens the question, and resolves with the proof. Rejects with {@link StepUpCancelled} if the customer cancels, or if the session ends
 * meanwhile: a proof is never used for another session.
 */
export function proofFor({ action, methods: accepted }: StepUpAsked, body: string): Promise<string> {
  open?.cancel()
  const token = currentSession()?.token
  return new Promise((resolve, reject) => {
    const close = () => {
      unsubscribe()
      if (open === question) open = null
      notify()
    }
    const question: OpenQuestion = {
      id: (asked += 1),
      action,
      methods: accepted,
      body,
      done: (proof) => {
        close()
        resolve(proof)
      },
      cancel: () => {
        close()
        reject(new StepUpCancelled())
      },
    }
    const unsubscribe = session.subscribe(() => {
      if (currentSession()?.token !== token) question.cancel()
    })
    open = question
    notify()
  })
}
