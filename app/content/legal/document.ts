export type LegalBlock = string | readonly string[]

export type LegalText = {
  title: string
  lead: string
  /** The date it came into force, in ISO format and in words. */
  inForce: { iso: string; text: string }
  changed: { iso: string; text: string }
  sections: readonly { id: string; title: string; blocks: readonly LegalBlock[] }[]
}
