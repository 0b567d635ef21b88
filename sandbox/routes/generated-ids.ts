import { randomBytes } from 'node:crypto'

/** Retries with another random reference until it is free, at most five times, and then throws. There are 10^12 references. */
export async function retryOnConflict(insert: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) if (await insert()) return
  throw new Error('No free reference was found.')
}

/** A random id that can't be guessed. */
export const newQuoteId = () => randomBytes(12).toString('base64url')
