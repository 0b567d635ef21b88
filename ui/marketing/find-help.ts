export type HelpEntry = {
  kind: 'Question' | 'Guide'
  title: string
  text: string
  /** The address of a guide. A question has its answer in `text`. */
  href?: string
  /** Further words to search in, which aren't shown. */
  more?: string
}

/** How many entries are shown at most. */
const MOST_FOUND = 8

/** Removes case and accents. Also removes apostrophes, so that 'cant' finds 'can’t'. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()

const splitWords = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The entries that contain each typed word, or a word that begins with it. Those with the words in their title come first. */
export function findHelp(entries: readonly HelpEntry[], typed: string): HelpEntry[] {
  const wanted = splitWords(typed)
  if (wanted.length === 0) return []
  const has = (text: string) => {
    const words = splitWords(text)
    return (start: string) => words.some((word) => word.startsWith(start))
  }
  const inTitle = ({ title }: HelpEntry) => wanted.filter(has(title)).length
  return entries
    .filter((entry) => wanted.every(has(`${entry.title} ${entry.text} ${entry.more ?? ''}`)))
    .map((entry) => ({ entry, hits: inTitle(entry) }))
    .toSorted((a, b) => b.hits - a.hits)
    .slice(0, MOST_FOUND)
    .map(({ entry }) => entry)
}
