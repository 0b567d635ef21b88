import { pauseText } from '../lib/messages.ts'

/** Replaces the pause in the server's sentence with the remaining seconds, `left` (C7). */
export const countedDown = (sentence: string, retryAfter: number, left: number) =>
  sentence.replace(pauseText(retryAfter), pauseText(left))

/**
 * Like {@link countedDown}, rounded up to ten seconds. For a button's description: a screen reader may announce each change, so it
 * must not change every second.
 */
export const roughly = (sentence: string, retryAfter: number, left: number) => {
  const tens = Math.ceil(left / 10) * 10
  return countedDown(sentence, retryAfter, Math.min(retryAfter, left < 100 ? Math.min(99, tens) : tens))
}
