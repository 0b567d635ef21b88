import { createHash } from 'node:crypto'
import { allCalls } from '#contract/all-calls.ts'
import { isObject, textOf } from './responses.ts'
import type { AnyCall, Client, Exchange } from './client.ts'
import { NotChecked } from './report.ts'

type Send = Client['send']
type Change = { call: AnyCall; token: string; body: object; password: string }

/** Whether the response asks for a proof (CAP-3). */
export const asksForProof = ({ status, json }: Exchange) =>
  status === 403 && isObject(json) && json.code === 'step_up'

/** Gets a proof by password for the action that a refusal named, and for this body. */
export async function proofFor(send: Send, refusal: Exchange, { token, body, password }: Change) {
  const { action, methods } = isObject(refusal.json) ? refusal.json : {}
  if (!Array.isArray(methods) || !methods.includes('password'))
    throw new NotChecked('a password is not taken as the proof')
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const asked = { action, bodyHash, method: 'password', password }
  return textOf(await send(allCalls.stepUp, { token, body: asked }), 'proof')
}

/** Sends a change as the app does: again with a proof if one is asked for. */
export async function proven(send: Send, change: Change): Promise<Exchange> {
  const { call, token, body } = change
  const first = await send(call, { token, body })
  if (!asksForProof(first)) return first
  return send(call, { token, body, proof: await proofFor(send, first, change) })
}
