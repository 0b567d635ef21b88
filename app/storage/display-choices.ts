import { createListeners } from '#ui/lib/store.ts'
import { useSyncExternalStore } from 'react'
import { localArea } from './browser-storage.ts'
import { DISPLAY_KEY } from './keys.ts'

const { notify, subscribe } = createListeners()

/** The value of `read`, again after each change of the choices. `initial`: at build time. */
export const useChoice = <Value extends string | boolean | null>(read: () => Value, initial: Value) =>
  useSyncExternalStore(subscribe, read, () => initial)

/** The choices of this customer. Unreadable choices, and those of another customer, count as none. */
export function choicesOf(email: string): Record<string, unknown> {
  const read = localArea.readJson(DISPLAY_KEY)
  return typeof read === 'object' && read !== null && 'email' in read && read.email === email
    ? { ...read }
    : {}
}

const listIn = (choices: Record<string, unknown>, name: 'hidden' | 'closed'): string[] => {
  const list = choices[name]
  return Array.isArray(list) ? list.filter((id): id is string => typeof id === 'string') : []
}

type Choices = {
  hidden?: string[]
  closed?: string[]
  method?: string
  secondStep?: boolean
  codesNotStored?: boolean
}

/** Stores choices of this customer beside their others, until they sign out (SES-1). */
export function keepChoices(email: string, change: Choices) {
  localArea.write(DISPLAY_KEY, JSON.stringify({ ...choicesOf(email), email, ...change }))
  notify()
}

/** Returns the ids of the hints that this customer has hidden. */
export const hiddenHints = (email: string) => listIn(choicesOf(email), 'hidden')

/** Hides a hint for this customer until they sign out (DSH-7, SES-1). */
export function hideHint(email: string, id: string) {
  keepChoices(email, { hidden: [...new Set([...hiddenHints(email), id])] })
}

/** The ids of the hints that this customer has hidden, separated by spaces. */
export const useHiddenHints = (email: string) => useChoice(() => hiddenHints(email).join(' '), '')

/** Whether this customer left a part of a page open. It is open until they close it (DSH-9). */
export const isPartOpen = (email: string, part: string) => !listIn(choicesOf(email), 'closed').includes(part)

/** Opens or closes a part of a page for this customer, until they sign out (SES-1). */
export function setPartOpen(email: string, part: string, open: boolean) {
  const others = listIn(choicesOf(email), 'closed').filter((id) => id !== part)
  keepChoices(email, { closed: open ? others : [...others, part] })
}

/** Whether this customer has a part of a page open. `true` until they close it. */
export const usePartOpen = (email: string, part: string) => useChoice(() => isPartOpen(email, part), true)

/** The payment method of this customer's last deposit on this device, until they sign out (SES-1). `null` if there is none. */
export function lastMethod(email: string): string | null {
  const { method } = choicesOf(email)
  return typeof method === 'string' ? method : null
}

/** Stores the payment method of this customer's last deposit. */
export const keepLastMethod = (email: string, method: string) => keepChoices(email, { method })

/** Whether this customer's second step was on when it was last read, so that the dashboard doesn't move. `null`: not known. */
const lastSecondStep = (email: string) => {
  const { secondStep } = choicesOf(email)
  return typeof secondStep === 'boolean' ? secondStep : null
}

/** Stores whether this customer's second step is on. */
export function keepSecondStep(email: string, on: boolean) {
  if (lastSecondStep(email) !== on) keepChoices(email, { secondStep: on })
}

/** Whether this customer's second step was on when it was last read. `null`: not known. */
export const useLastSecondStep = (email: string) => useChoice(() => lastSecondStep(email), null)
