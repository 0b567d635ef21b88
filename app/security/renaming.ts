import type { FormFailure } from '#ui/form/form-failure.ts'

/** `typed`: the name from before the form was left. */
export type Renaming = { id: string; typed?: string; failure: FormFailure | null }

/** The passkey whose name is being changed, and the names that were typed for others and not saved. */
export type Renamings = { renaming: Renaming | null; kept: readonly Renaming[] }

/** After Rename was pressed at another passkey, or Cancel (`null`). `typed`: the text in the form that closes, if it was changed. */
export function opened({ renaming, kept }: Renamings, id: string | null, typed?: string): Renamings {
  const others = kept.filter((each) => each.id !== renaming?.id)
  if (id === null) return { renaming: null, kept: others }
  const name = typed ?? renaming?.typed
  const left = renaming && name !== undefined && renaming.id !== id ? [{ ...renaming, typed: name }] : []
  return {
    renaming: others.find((each) => each.id === id) ?? { id, failure: null },
    kept: [...others.filter((each) => each.id !== id), ...left],
  }
}
