import { randomBytes } from 'node:crypto'
import { NOT_STARTED } from '#contract/endpoints.ts'
import { HttpError } from '../http/http-error.ts'
import { HASH_THREADS, inHashThread } from './hash-threads.ts'

/** OWASP's minimum for argon2id: 19 MiB and two passes. */
const standard = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const hash = async (text: string, cost: typeof standard) => String(await inHashThread({ text, cost }))

/** The hash of 32 random bytes. It is verified if there is no such customer, so that both cases take equally long (S9). */
const hashOfNobody = (cost: typeof standard) => hash(randomBytes(32).toString('base64url'), cost)
let nobodyAtStandard: Promise<string> | null = null

/** Tests that hash thousands of passwords for other reasons set a lower `cost`. */
type Options = { running?: number; waiting?: number; cost?: typeof standard }

/** Creates an argon2id hasher that uses as many threads as cores. Further calls wait, or throw a 503 if the queue is full (S32). */
export function createHasher({ running = HASH_THREADS, waiting = 128, cost = standard }: Options = {}) {
  const nobody = cost === standard ? (nobodyAtStandard ??= hashOfNobody(cost)) : hashOfNobody(cost)
  let busy = 0
  const queue: (() => void)[] = []

  async function take<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= running) {
      if (queue.length >= waiting) {
        throw new HttpError(503, 'Many people are signing in just now. Try again in a few seconds.', {
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
      take(async () => {
        const right = await inHashThread({ stored: stored ?? (await nobody), text })
        return right === true && stored !== undefined
      }),
  }
}

export type Hasher = ReturnType<typeof createHasher>
