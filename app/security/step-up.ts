import { type Method, methods } from '#contract/capabilities/security-bodies.ts'
import { createListeners } from '#ui/lib/store.ts'
import { ApiError } from '../api/errors.ts'

/** What the server asks for before it carries out a request: a proof by one of these methods. */
export type StepUpAsked = { action: string; methods: Method[] }

/** The customer didn't prove who they are. Nothing was changed. */
export class StepUpCancelled extends Error {}

/** What a 403 `step_up` asks for, or `null` if the error is another one. */
export function stepUpIn(error: unknown): StepUpAsked | null {
  if (!(error instanceof ApiError) || error.status !== 403) return null
  const { code, action, methods: named } = (error.body ?? {}) as Record<string, unknown>
  if (code !== 'step_up' || typeof action !== 'string' || !Array.isArray(named)) return null
  return { action, methods: methods.filter((method) => named.includes(method)) }
}

/** The question that is open, for the dialog that asks it. `body`: the exact text that the proof is bound to. */
export type OpenQuestion = StepUpAsked & {
  body: string
  done: (proof: string) => void
  cancel: () => void
}

const { notify, subscribe } = createListeners()
let open: OpenQuestion | null = null

export const openQuestion = () => open
export { subscribe as subscribeToQuestion }

/** Opens the question, and resolves with the proof. Rejects with {@link StepUpCancelled}. */
export function proofFor(asked: StepUpAsked, body: string): Promise<string> {
  open?.cancel()
  return new Promise((resolve, reject) => {
    const close = () => {
      open = null
      notify()
    }
    open = {
      ...asked,
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
    notify()
  })
}
