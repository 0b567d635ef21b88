export type HelpEntry = {
  kind: 'Question' | 'Guide'
  title: string
  text: string
  /** The address of a guide. A question has its answer in `text`. */
  href?: string
  /** Other words for the title, which aren't shown. */
  keywords?: string
  /** Further text to search in, which isn't shown. */
  more?: string
}

/** How many entries are shown at most. */
const MOST_FOUND = 8
const IN_TITLE = 3
const IN_KEYWORDS = 2

/** Removes case and accents. Also removes apostrophes, so that 'cant' finds 'can’t'. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()

const splitWords = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * The entries that contain each typed word, or a word that begins with it. If there are none, those that contain at least half of the
 * words. Those with the words in their title or keywords come first. `ignored`: words that mean nothing to a search, such as 'how'.
 */
export function findHelp(entries: readonly HelpEntry[], typed: string, ignored = ''): HelpEntry[] {
  const all = splitWords(typed)
  const fillers = new Set(splitWords(ignored))
  const telling = all.filter((word) => !fillers.has(word))
  const wanted = telling.length > 0 ? telling : all
  if (wanted.length === 0) return []
  const rated = entries.map((entry) => {
    const title = splitWords(entry.title)
    const keywords = splitWords(entry.keywords ?? '')
    const rest = splitWords(`${entry.text} ${entry.more ?? ''}`)
    const points = wanted.map((word) =>
      begins(title, word) ? IN_TITLE : begins(keywords, word) ? IN_KEYWORDS : begins(rest, word) ? 1 : 0,
    )
    return {
      entry,
      missing: points.filter((each) => each === 0).length,
      points: points.reduce<number>((sum, each) => sum + each, 0),
    }
  })
  const complete = rated.filter(({ missing }) => missing === 0)
  const found = complete.length > 0 ? complete : rated.filter(({ missing }) => missing * 2 <= wanted.length)
  return found
    .toSorted((a, b) => b.points - a.points)
    .slice(0, MOST_FOUND)
    .map(({ entry }) => entry)
}

const begins = (words: readonly string[], start: string) => words.some((word) => word.startsWith(start))
