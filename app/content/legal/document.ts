export type LegalBlock = string | readonly string[]

type Day = { iso: string; text: string }

export type LegalText = {
  title: string
  lead: string
  /** The date it came into force, in ISO format and in words. */
  inForce: Day
  /** What changed and when, the newest first. The last entry is the first version. */
  changes: readonly [{ date: Day; what: string }, ...{ date: Day; what: string }[]]
  sections: readonly { id: string; title: string; blocks: readonly LegalBlock[] }[]
}
