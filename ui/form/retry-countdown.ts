/** Replaces the seconds in the server's sentence with the seconds that are `left` (C7). */
export const countedDown = (sentence: string, retryAfter: number, left: number) =>
  sentence.replace(`${retryAfter} s`, `${left} s`)

/**
 * Like {@link countedDown}, rounded up to ten seconds. For a button's description: a screen reader may announce each change, so it
 * must not change every second.
 */
export const roughly = (sentence: string, retryAfter: number, left: number) =>
  countedDown(sentence, retryAfter, Math.min(retryAfter, Math.ceil(left / 10) * 10))
