/** Wallets use 12 words and more; ours are shorter. */
const SHORTEST = 12

/**
 * Whether this is the recovery phrase of somebody's wallet, which must never leave the browser (C42). Two mistyped words
 * among them don't make it harmless.
 */
export async function isWalletPhrase(text: string): Promise<boolean> {
  const words =
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  if (words.length < SHORTEST) return false
  try {
    const { wordlist } = await import('@scure/bip39/wordlists/english.js')
    const known = new Set(wordlist)
    return words.filter((word) => known.has(word)).length >= Math.min(SHORTEST, words.length - 2)
  } catch {
    // Without the list nobody can tell, and sending it by mistake could not be undone.
    return true
  }
}
