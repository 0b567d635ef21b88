/** The sentence with the seconds that are left in place of those that the server named (C7). */
export const countedDown = (sentence: string, retryAfter: number, left: number) =>
  sentence.replace(`${retryAfter} s`, `${left} s`)

/** For a button's description, which a screen reader may read out at each change: it changes every ten seconds. */
export const roughly = (sentence: string, retryAfter: number, left: number) =>
  countedDown(sentence, retryAfter, Math.min(retryAfter, Math.ceil(left / 10) * 10))
