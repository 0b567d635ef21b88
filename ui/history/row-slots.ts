/** Which element of the page stands for which row. */
type RowSlots = { keys: readonly string[]; slots: readonly number[] }

export const noSlots: RowSlots = { keys: [], slots: [] }

/**
 * Where most rows stay, as when an answer brings a new one, each keeps its element and with it the focus. Where most go, as
 * when the page is turned, the elements that are there take the new rows on: that costs half of making them anew.
 */
export function slotsFor({ keys: before, slots }: RowSlots, keys: readonly string[]): RowSlots {
  const slotOf = new Map(before.map((key, at) => [key, slots[at]]))
  const stay = keys.filter((key) => slotOf.has(key)).length * 2 >= Math.min(before.length, keys.length)
  let fresh = Math.max(-1, ...slots)
  return { keys, slots: keys.map((key, at) => (stay ? slotOf.get(key) : slots[at]) ?? (fresh += 1)) }
}
