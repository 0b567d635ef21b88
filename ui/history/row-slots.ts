/** Assigns each row, by its key, to an element of the page. */
type RowSlots = { keys: readonly string[]; slots: readonly number[] }

export const noSlots: RowSlots = { keys: [], slots: [] }

/**
 * Returns the elements for a new list of rows. If most rows remain, for example when one is added, each keeps its element and therefore its
 * focus. If most change, for example on another page, the elements are reused, which takes half the time of creating new ones.
 */
export function slotsFor({ keys: before, slots }: RowSlots, keys: readonly string[]): RowSlots {
  const slotOf = new Map(before.map((key, at) => [key, slots[at]]))
  const stay = keys.filter((key) => slotOf.has(key)).length * 2 >= Math.min(before.length, keys.length)
  let fresh = Math.max(-1, ...slots)
  return { keys, slots: keys.map((key, at) => (stay ? slotOf.get(key) : slots[at]) ?? (fresh += 1)) }
}
