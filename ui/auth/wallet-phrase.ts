/** Recovery phrases of wallets have at least 12 words. Our own phrases are shorter. */
const SHORTEST = 12

/**
 * Whether the text looks like the recovery phrase of a wallet, which must never leave the browser (C42). Up to two mistyped words
 * are tolerated. Returns `true` if the word list can't be loaded.
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
    // Without the list we can't tell, and a phrase sent by mistake can't be taken back.
    return true
  }
}
