/** Returns the page numbers to show: the first, the last and the neighbours of `page`. A string stands for a gap. */
export function pagesAround(page: number, pageCount: number): (number | 'before' | 'after')[] {
  const from = Math.max(2, Math.min(page - 1, pageCount - 3))
  const to = Math.min(pageCount - 1, Math.max(page + 1, 4))
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  return [
    1,
    ...(from > 3 ? (['before'] as const) : from === 3 ? [2] : []),
    ...middle,
    ...(to < pageCount - 2 ? (['after'] as const) : to === pageCount - 2 ? [pageCount - 1] : []),
    ...(pageCount > 1 ? [pageCount] : []),
  ]
}
