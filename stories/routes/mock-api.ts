import { allCalls as calls, type AnyCallName as CallName } from '#contract/all-calls.ts'
import type { Failure } from '#contract/error-body.ts'
import type { z } from '#contract/zod.ts'
import { delay, getResponse, http, HttpResponse, type JsonBodyType } from 'msw'

type Extra = { status?: number; headers?: Record<string, string> }
type Reply<Name extends CallName> =
  | (Extra & { body: z.input<(typeof calls)[Name]['response']> })
  /** A response that violates the contract (API-12). */
  | (Extra & { wrong: unknown })
  | { status: number; failure?: Failure; headers?: Record<string, string> }
  /** `offline`: the request fails. `never`: the response doesn't arrive. */
  | 'offline'
  | 'never'
type Replier<Name extends CallName> = Reply<Name> | Reply<Name>[] | ((body: unknown) => Reply<Name>)

/** The response of each call: a fixed one, a list used in order (the last one repeats), or a function of the request body. */
export type Replies = { [Name in CallName]?: Replier<Name> }

export type Sent = { name: CallName; body: unknown; headers: Headers }

const names = Object.keys(calls) as CallName[]

/**
 * Replaces `fetch` with MSW handlers for the calls of the contract and of its capabilities. It doesn't use MSW's service worker, because its responses arrive
 * at unpredictable times, which doesn't work for stories with a fake clock. Call `restore` afterwards.
 */
export function mockApi(replies: Replies) {
  const sent: Sent[] = []
  const handlers = names.map((name) =>
    http[methodOf(name)](`*/api${calls[name].path}`, async ({ request }) => {
      const text = await request.text()
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      const before = sent.filter((other) => other.name === name).length
      sent.push({ name, body, headers: request.headers })
      return answer(replyTo(replies[name] as Replier<CallName> | undefined, body, before))
    }),
  )
  const real = window.fetch
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const response = await Promise.race([getResponse(handlers, request), aborted(request.signal)])
    if (response?.type === 'error') throw new TypeError('Failed to fetch')
    return response ?? real(input, init)
  }
  return {
    /** Returns the requests of a call so far. */
    sent: (name: CallName) => sent.filter((call) => call.name === name),
    restore: () => void (window.fetch = real),
  }
}

const methodOf = (name: CallName) => calls[name].method.toLowerCase() as 'get' | 'post' | 'put'

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )

function replyTo(replier: Replier<CallName> | undefined, body: unknown, before: number): Reply<CallName> {
  if (typeof replier === 'function') return replier(body)
  const list = [replier ?? { status: 404 }].flat()
  return list[Math.min(before, list.length - 1)] ?? { status: 404 }
}

async function answer(reply: Reply<CallName>) {
  if (reply === 'offline') return HttpResponse.error()
  if (reply === 'never') await delay('infinite')
  if (typeof reply === 'string') return undefined
  const { status = 200, headers = {} } = reply
  const body = 'body' in reply ? reply.body : 'wrong' in reply ? reply.wrong : (reply.failure ?? null)
  return HttpResponse.json(body as JsonBodyType, { status, headers })
}
