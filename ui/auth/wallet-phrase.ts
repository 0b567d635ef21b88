/** A text with this many words of the list counts as a wallet's phrase. Wallet phrases have at least 12 words, our seed phrases six. */
const FEWEST = 9
/** Words of the list have three to eight letters. */
const [SHORTEST, LONGEST] = [3, 8]

/**
 * Whether the text looks like the recovery phrase of a wallet, which must never leave the browser (C42). Recognises nine or more words
 * of the English BIP-39 list, written in full or as their first four letters, and also without spaces. This tolerates some mistyped or
 * missing words. Returns `true` if the list is needed and can't be loaded.
 */
export async function isWalletPhrase(text: string): Promise<boolean> {
  const words =
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  const runTogether = words.some(({ length }) => length > LONGEST)
  if (words.length < FEWEST && !(runTogether && words.join('').length >= FEWEST * SHORTEST)) return false
  try {
    const { wordlist } = await import('@scure/bip39/wordlists/english.js')
    const known = new Set(wordlist.flatMap((word) => [word, word.slice(0, 4)]))
    return words.reduce((sum, word) => sum + wordsIn(word, known), 0) >= FEWEST
  } catch {
    // Without the list we can't tell, and a phrase that was sent can't be recalled.
    return true
  }
}

/** The number of known words in the best split of the text: fewest unmatched letters, then fewest words. 0 if over a quarter is unmatched. */
function wordsIn(run: string, known: ReadonlySet<string>): number {
  // The best split of the first n letters, at index n.
  const best = [{ left: 0, count: 0 }]
  for (let end = 1; end <= run.length; end += 1) {
    const before = best[end - 1] ?? { left: 0, count: 0 }
    let split = { left: before.left + 1, count: before.count }
    for (let size = SHORTEST; size <= LONGEST; size += 1) {
      const rest = best[end - size]
      if (!rest || !known.has(run.slice(end - size, end))) continue
      if (rest.left < split.left || (rest.left === split.left && rest.count + 1 < split.count))
        split = { left: rest.left, count: rest.count + 1 }
    }
    best.push(split)
  }
  const { left, count } = best[run.length] ?? { left: 0, count: 0 }
  return left * 4 > run.length ? 0 : count
}
