/** Retries with another random reference until it is free. There are 10^12 references. */
export async function retryOnConflict(insert: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) if (await insert()) return
  throw new Error('No free reference was found.')
}
