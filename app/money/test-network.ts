import { IN_PROGRESS } from '#contract/endpoints.ts'
import { vi } from 'vitest'
import { readItem } from '../storage/stored-session.ts'
import { ORDERS_KEY, OUTBOX_KEY } from './storage-keys.ts'
import { answers, isOneOf, json, refusals, successes, text } from './test-responses.ts'
import { type Backend, hadList } from './test-backend.ts'
import type { Demands } from './test-demands.ts'
import type { Policy, Story } from './test-steps.ts'

// For tests: a network that answers each request of the app with the next fate of a story.

/** What the pages, the network and the backend of one run share. */
export type World = {
  customer: string | null
  wakeUp: Story['wakeUp']
  policy: Policy
  backend: Backend
  demands: Demands
}

export const HOUR = 3_600_000

export const network = { onLine: true }

const respond = (answer: keyof typeof answers) => answers[answer]?.() ?? new Response(null)

/** Returns how many requests there were so far. */
export function answerRequests(world: World, fates: Story['fates']) {
  const { policy } = world
  const { carryOut } = world.backend
  const { owners, settled, firstPosts, open, demand, allow } = world.demands
  let posts = 0

  function nextFate() {
    const fate = fates[posts % fates.length]
    posts += 1
    if (!fate) throw new Error('A story has fates.')
    return fate
  }

  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!network.onLine) throw new TypeError('Failed to fetch')
    const headers = new Headers(init.headers)
    const key = headers.get('idempotency-key') ?? ''
    const email = headers.get('authorization')?.replace('Bearer token of ', '') ?? ''
    const body = String(init.body)
    const call = url.endsWith('/withdrawal/add') ? 'withdrawal' : 'deposit'
    demand(owners.get(key) === email, '(e) sent with another customer’s token')
    demand(readItem(call === 'deposit' ? OUTBOX_KEY : ORDERS_KEY)?.includes(key), '(f) sent but not stored')
    demand(!settled.has(key), '(j) sent after it was reported as recorded or listed')
    const first = firstPosts.get(key) ?? Date.now()
    firstPosts.set(key, first)
    demand(Date.now() - first < 24 * HOUR, '(h) an expired key was sent')
    if (!open.has(key)) open.set(key, { call, email, body, firstTry: Date.now() })
    const { answer, works, late, browserRepeats } = nextFate()
    const work = () => carryOut(call, key, email, body)

    if (isOneOf(refusals, answer)) {
      if (late) await new Promise((then) => setTimeout(then, 8000))
      // Only the browser's own repeat was refused. The app looks for a row in the list, which it had read before the order. It can't once
      // the session has ended.
      const mayLook = world.customer === email && hadList(key)
      if (browserRepeats && String(answer) !== 'refused 401' && mayLook) work()
      return respond(answer)
    }
    if (answer === 'in progress')
      return policy.honours && works
        ? (setTimeout(work, 5000), json(409, { message: 'Wait', code: IN_PROGRESS })())
        : text(502, 'gateway')()
    if (isOneOf(successes, answer)) {
      const replayed = work()
      // A browser repeats a POST by itself when a keep-alive connection drops, without telling the page. If the backend ignores
      // keys, nothing prevents a second row. The contract therefore makes the key mandatory.
      if (browserRepeats && !policy.honours) allow(key)
      if (browserRepeats) work()
      if (answer === 'done slowly') await new Promise((then) => setTimeout(then, 9000))
      const response = respond(answer)
      if (replayed) response.headers.set('idempotent-replayed', 'true')
      return response
    }
    if (works && !late) work()
    // The backend continues while the device sleeps, so the row gets the time at which the backend finishes.
    const laterAt = Date.now() + 40_000
    if (works && late) setTimeout(() => carryOut(call, key, email, body, laterAt), 40_000)
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    if (answer === 'no answer in time')
      return new Promise<Response>((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      )
    return respond(answer)
  })

  return () => posts
}
