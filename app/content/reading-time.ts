const WORDS_A_MINUTE = 200

function countWords(value: unknown): number {
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean).length
  if (value === null || typeof value !== 'object') return 0
  return Object.values(value).reduce((total: number, part) => total + countWords(part), 0)
}

/** How many minutes it takes to read all texts in `content`, at 200 words a minute. At least one. */
export const minutesToRead = (content: unknown) =>
  Math.max(1, Math.round(countWords(content) / WORDS_A_MINUTE))

/** When the guides were last checked, and what it says on the page. Change it after a review of the facts. */
export const reviewed = { iso: '2026-11-23', text: 'November 23, 2026' } as const
