import { useRef, useState } from 'react'
import type { FormFailure } from '../form/form-failure.ts'
import { ANOTHER } from './PayTo.tsx'

type Options<Payee extends { id: string }, Details> = {
  /** The payees used before. Empty while they load, or if they couldn't be loaded. */
  payees: readonly Payee[]
  /** The values of the payee's fields. */
  detailsOf: (payee: Payee) => Details
  /** The values that the form starts with. */
  start: Details
  failure: FormFailure | null
  read: () => Details
  /** `sure`: the values are those of a payee, so they can be validated at once. */
  write: (details: Details, sure: boolean) => void
}

/** Which payee is chosen, and the values of the form's fields for it (WDR-7). */
export function usePayTo<Payee extends { id: string }, Details extends Record<string, string>>({
  payees,
  detailsOf,
  start,
  failure,
  read,
  write,
}: Options<Payee, Details>) {
  // No payee is chosen initially, so restored input is shown as typed, even if it matches a payee.
  const [id, setId] = useState<string>(ANOTHER)
  // The input from before a payee was chosen. Choosing "another" restores it.
  const typed = useRef<Details>(null)
  // A list that arrives while the customer fills in the fields would move them away.
  const [atStart, setAtStart] = useState<readonly Payee[] | null>(null)
  const [shownFailure, setShownFailure] = useState(failure)
  if (failure !== shownFailure) {
    setShownFailure(failure)
    // The server's message belongs to a field, so that field is shown.
    if (Object.keys(failure?.fields ?? {}).some((name) => name in start)) setId(ANOTHER)
  }
  const offered = atStart?.map((payee) => payees.find(({ id: same }) => same === payee.id) ?? payee) ?? payees
  const chosen = offered.find((payee) => payee.id === id) ?? null

  const choose = (next: string) => {
    const payee = offered.find((each) => each.id === next)
    if (payee) {
      if (chosen === null) typed.current = read()
      write(detailsOf(payee), true)
    } else if (chosen !== null) {
      const empty = Object.fromEntries(Object.keys(start).map((name) => [name, ''])) as Details
      write(typed.current ?? empty, false)
    }
    setId(payee ? next : ANOTHER)
  }

  return {
    offered,
    chosen,
    value: chosen?.id ?? ANOTHER,
    choose,
    /** Call it when the customer enters one of the fields. */
    onFieldsEntered: () => setAtStart((list) => list ?? payees),
  }
}
