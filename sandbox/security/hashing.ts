import { hash, verify } from '@node-rs/argon2'
import { NOT_STARTED } from '#contract/endpoints.ts'
import { Refusal } from '../http/refusal.ts'

/** OWASP's floor for argon2id: 19 MiB, two passes. */
const standard = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Verified against when there is no such customer, so that the answer takes as long (S9). Hash of 32 random bytes. */
const hashOfNobody = (cost: typeof standard) => hash(crypto.getRandomValues(new Uint8Array(32)), cost)
const nobodyAtStandard = hashOfNobody(standard)

/** Another `cost` is for tests that hash by the thousand and prove something else. */
type Options = { running?: number; waiting?: number; cost?: typeof standard }

/** Argon2id with a cap: a flood of sign-ins is turned away before it takes all the memory and every core (S32). */
export function createHasher({ running = 8, waiting = 64, cost = standard }: Options = {}) {
  const nobody = cost === standard ? nobodyAtStandard : hashOfNobody(cost)
  let busy = 0
  const queue: (() => void)[] = []

  async function take<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= running) {
      if (queue.length >= waiting) {
        throw new Refusal(503, 'Many people are signing in just now. Try again in a few seconds.', {
          code: NOT_STARTED,
          retryAfter: 5,
        })
      }
      await new Promise<void>((go) => queue.push(go))
    } else busy += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else busy -= 1
    }
  }

  return {
    hash: (text: string) => take(() => hash(text, cost)),
    verify: (stored: string | undefined, text: string) =>
      take(async () => (await verify(stored ?? (await nobody), text)) && stored !== undefined),
  }
}

export type Hasher = ReturnType<typeof createHasher>
