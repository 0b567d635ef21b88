import { calls, type CallName } from '#contract/calls.ts'
import type { Failure } from '#contract/failure.ts'
import type { z } from '#contract/zod.ts'

type Refusal = { status: number; failure?: Failure; headers?: Record<string, string> }
type Reply<Name extends CallName> =
  | { body: z.input<(typeof calls)[Name]['answer']>; status?: number; headers?: Record<string, string> }
  | Refusal
  /** `offline`: nothing gets through. `never`: the answer doesn't come. */
  | 'offline'
  | 'never'

/** What each call answers: always the same, or one after another, the last for good. */
export type Replies = { [Name in CallName]?: Reply<Name> | Reply<Name>[] }

export type Sent = { name: CallName; body: unknown; headers: Headers }

const names = Object.keys(calls) as CallName[]

function callOf(url: string, method: string): CallName | undefined {
  const path = new URL(url, location.href).pathname.replace(/^\/api/, '') || '/'
  return names.find((name) => calls[name].path === path && calls[name].method === method)
}

/** Puts a server of the contract's own words in the place of the network, without a service worker. */
export function mockApi(replies: Replies) {
  const sent: Sent[] = []
  const real = window.fetch
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const name = callOf(url, init?.method ?? 'GET')
    if (!name || !url.includes('/api')) return real(input, init)
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const before = sent.filter((other) => other.name === name).length
    sent.push({ name, body, headers: new Headers(init?.headers) })
    const list: Reply<CallName>[] = [replies[name] ?? { status: 404 }].flat()
    return answer(list[Math.min(before, list.length - 1)] ?? { status: 404 }, init?.signal)
  }
  return {
    /** The calls so far, of one kind. */
    sent: (name: CallName) => sent.filter((call) => call.name === name),
    restore: () => void (window.fetch = real),
  }
}

function answer(reply: Reply<CallName>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (reply === 'offline') return Promise.reject(new TypeError('Failed to fetch'))
  if (reply === 'never')
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
  const { status = 200, headers } = reply
  const body = 'body' in reply ? reply.body : (reply.failure ?? null)
  return Promise.resolve(
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    }),
  )
}
