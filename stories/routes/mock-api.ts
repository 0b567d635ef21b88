import { calls, type CallName } from '#contract/calls.ts'
import type { Failure } from '#contract/failure.ts'
import type { z } from '#contract/zod.ts'
import { delay, getResponse, http, HttpResponse, type JsonBodyType } from 'msw'

type Extra = { status?: number; headers?: Record<string, string> }
type Reply<Name extends CallName> =
  | (Extra & { body: z.input<(typeof calls)[Name]['answer']> })
  /** What a server may not answer, and one will (API-12). */
  | (Extra & { wrong: unknown })
  | { status: number; failure?: Failure; headers?: Record<string, string> }
  /** `offline`: nothing gets through. `never`: the answer doesn't come. */
  | 'offline'
  | 'never'
type Replier<Name extends CallName> = Reply<Name> | Reply<Name>[] | ((body: unknown) => Reply<Name>)

/** What each call answers: always the same, or one after another, the last for good, or as it comes to be asked. */
export type Replies = { [Name in CallName]?: Replier<Name> }

export type Sent = { name: CallName; body: unknown; headers: Headers }

const names = Object.keys(calls) as CallName[]

/**
 * Puts a server of the contract's own words in the place of the network: MSW's handlers behind `fetch`. Without MSW's
 * service worker, whose answers come when the worker has time: stories with a clock of their own can't wait for them.
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
    /** The calls so far, of one kind. */
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
