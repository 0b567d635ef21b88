/** Tries again with another random reference; of 10^12 there is always a free one. */
export async function retryOnConflict(insert: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) if (await insert()) return
  throw new Error('No free reference was found.')
}
