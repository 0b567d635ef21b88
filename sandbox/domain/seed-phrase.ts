const WORDS = 6

/** Six words of the list, 66 bits. `pick` draws a whole number below its argument from a cryptographic source. */
export function seedPhrase(words: readonly string[], pick: (below: number) => number): string {
  return Array.from({ length: WORDS }, () => words[pick(words.length)] ?? '').join('-')
}
