import { useRef, useState } from 'react'
import type { FormFailure } from '../form/form-failure.ts'
import { ANOTHER } from './PayTo.tsx'

type Choosable = { id: string; disabledReason?: string | undefined }

type Options<Payee extends Choosable, Details> = {
  /** The payees used before. Empty while they load, or if they couldn't be loaded. */
  payees: readonly Payee[]
  /** The values of the payee's fields. */
  detailsOf: (payee: Payee) => Details
  /** The values that the form starts with. */
  start: Details
  /** Whether those values were chosen from the list. Otherwise they are shown as typed, even if they are a payee's. */
  startsChosen: boolean
  /** Called when the customer chooses a payee or "another". */
  onChosen: ((fromList: boolean) => void) | undefined
  failure: FormFailure | null
  read: () => Details
  /** `sure`: the values are those of a payee, so they can be validated at once. */
  write: (details: Details, sure: boolean) => void
}

/** Which payee is chosen, and the values of the form's fields for it (WDR-7). */
export function usePayTo<Payee extends Choosable, Details extends Record<string, string>>({
  payees,
  detailsOf,
  start,
  startsChosen,
  onChosen,
  failure,
  read,
  write,
}: Options<Payee, Details>) {
  // `null`: the payee with the values that the form started with.
  const [picked, setPicked] = useState<string | null>(startsChosen ? null : ANOTHER)
  const [restored] = useState(start)
  // The input from before a payee was chosen. Choosing "another" restores it.
  const typed = useRef<Details>(null)
  // A list that arrives while the customer fills in the fields would move them away.
  const [atStart, setAtStart] = useState<readonly Payee[] | null>(null)
  const [shownFailure, setShownFailure] = useState(failure)
  if (failure !== shownFailure) {
    setShownFailure(failure)
    // The server's message belongs to a field, so that field is shown.
    if (Object.keys(failure?.fields ?? {}).some((name) => name in start)) setPicked(ANOTHER)
  }
  const offered = atStart?.map((payee) => payees.find(({ id: same }) => same === payee.id) ?? payee) ?? payees
  const isRestored = (payee: Payee) =>
    payee.disabledReason === undefined &&
    Object.entries(detailsOf(payee)).every(([name, value]) => value === restored[name])
  const chosen = offered.find((payee) => (picked === null ? isRestored(payee) : payee.id === picked)) ?? null

  const choose = (next: string) => {
    const payee = offered.find((each) => each.id === next)
    if (payee) {
      if (chosen === null) typed.current = read()
      write(detailsOf(payee), true)
    } else if (chosen !== null) {
      const empty = Object.fromEntries(Object.keys(start).map((name) => [name, ''])) as Details
      write(typed.current ?? empty, false)
    }
    setPicked(payee ? next : ANOTHER)
    onChosen?.(payee !== undefined)
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
