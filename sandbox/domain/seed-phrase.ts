const WORDS = 6

/** Returns six words of the list, which is 66 bits. `pick` returns a cryptographically random integer below its argument. */
export function seedPhrase(words: readonly string[], pick: (below: number) => number): string {
  return Array.from({ length: WORDS }, () => words[pick(words.length)] ?? '').join('-')
}
