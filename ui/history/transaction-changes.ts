import type { Entry, TransactionKind } from './transaction-view.ts'

type Changes = { added: Entry[]; changed: Entry[] }

/** Returns the rows of `after` that are new, and those whose status differs from `before`. */
export function changesBetween(before: readonly Entry[], after: readonly Entry[]): Changes {
  const known = new Map(before.map(({ key, row }) => [key, row.status]))
  return {
    added: after.filter(({ key }) => !known.has(key)),
    changed: after.filter(({ key, row }) => known.has(key) && known.get(key) !== row.status),
  }
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Returns a sentence about the changes, or an empty string if there are none. */
export function changesMessage(kind: TransactionKind, { added, changed }: Changes): string {
  const one = changed.length === 1 ? changed[0]?.row : undefined
  const sentences = [
    added.length > 0 && `${plural(added.length, `new ${kind}`)}.`,
    one && `The ${kind} ${one.reference ?? ''} is now ${one.status ?? 'without a status'}.`,
    changed.length > 1 && `${plural(changed.length, kind)} changed status.`,
  ]
  return sentences.filter(Boolean).join(' ').replaceAll('  ', ' ')
}
