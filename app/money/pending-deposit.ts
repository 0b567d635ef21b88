import { readAmount, type Decimal } from '#contract/money.ts'
import { depositMethodIds, type DepositMethodId } from '#ui/deposit/deposit-method.ts'
import { createListeners } from '#ui/lib/store.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { localArea, tabArea } from '../storage/browser-storage.ts'
import { DEPOSIT_DRAFT_KEY } from '../storage/keys.ts'
import type { DepositNote } from './deposit-notes.ts'

/** The deposit that the customer is about to make (SES-1). */
export type PendingDeposit = {
  amount: Decimal
  /** The id of its entry in the outbox, once it was reported. */
  report: string | null
  /** The server refused it, so it can be reported again. */
  refused: boolean
  /** The server has recorded it. */
  recorded: boolean
  /** It was reported with the email. */
  mailed: boolean
  /** The customer has seen an address to send it to (DEP-5). */
  addressShown: boolean
  /** The open payment method. */
  method: DepositMethodId | null
  /** The networks that the customer has confirmed. */
  confirmed: readonly string[]
}

/** `typed`: the text in the amount field. */
type Draft = { email: string; typed: string | null; deposit: PendingDeposit | null }

/** A deposit that the customer is about to make. `amount` is in US dollars. */
export const newDeposit = (amount: Decimal): PendingDeposit => ({
  amount,
  report: null,
  refused: false,
  recorded: false,
  mailed: false,
  addressShown: false,
  method: null,
  confirmed: [],
})

/**
 * Stored per tab, so that two tabs don't share one deposit, and once for the browser, because Android drops the tab's storage with a
 * discarded tab (DEP-6).
 */
const areas = { tab: tabArea, browser: localArea } as const

function read(where: keyof typeof areas, email: string): Draft | null {
  const stored = areas[where].readJson(DEPOSIT_DRAFT_KEY)
  const draft = stored === undefined ? null : parse(stored)
  if (draft === null) areas[where].remove(DEPOSIT_DRAFT_KEY)
  return draft?.email === email ? draft : null
}

function write(email: string, change: Partial<Draft>) {
  const before = read('tab', email) ?? { email, typed: null, deposit: null }
  const text = JSON.stringify({ ...before, ...change })
  for (const area of Object.values(areas)) area.write(DEPOSIT_DRAFT_KEY, text)
}

const { notify, subscribe } = createListeners()

/** The text in the amount field of step 1, until the customer continues with it. */
export const enteredAmount = (email: string) => (read('tab', email) ?? read('browser', email))?.typed ?? null

/** Stores the text in the amount field. `null` removes it. */
export function setTypedAmount(email: string, text: string | null) {
  write(email, { typed: text })
}

/** The pending deposit of this tab. */
export const pendingDeposit = (email: string) => read('tab', email)?.deposit ?? null

/** {@link pendingDeposit}, kept up to date. */
export function usePendingDeposit(email: string): PendingDeposit | null {
  // Compared as text, because `useSyncExternalStore` requires the same value until something changes.
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(pendingDeposit(email)),
    () => 'null',
  )
  return useMemo(() => JSON.parse(text) as PendingDeposit | null, [text])
}

/** Takes the pending deposit over from the browser's storage, for a tab that was discarded and has come back to step 2. */
export function restorePendingDeposit(email: string) {
  if (read('tab', email) !== null) return
  const kept = read('browser', email)
  if (kept) write(email, kept)
}

/** Stores the pending deposit in both storages, and notifies its subscribers. `null` removes it. */
export function setPendingDeposit(email: string, deposit: PendingDeposit | null) {
  write(email, { deposit })
  notify()
}

/**
 * Stores that the server refused or recorded the pending deposit, whatever page the customer is on, because a reload forgets the response.
 */
export function markSettled(email: string, report: string, how: 'refused' | 'recorded') {
  const now = pendingDeposit(email)
  if (now?.report === report && !now[how]) setPendingDeposit(email, { ...now, [how]: true })
}

/** The notes, with one for a pending deposit that was recorded before the page was loaded. Nothing else reports it. */
export function withRecorded(
  notes: readonly DepositNote[],
  email: string,
  deposit: PendingDeposit | null,
): readonly DepositNote[] {
  if (deposit === null || deposit.report === null || !deposit.recorded) return notes
  const { report: id, amount } = deposit
  return notes.some((note) => note.id === id) ? notes : [{ id, email, amount, state: 'recorded' }, ...notes]
}

/** Removes both drafts. For stories and tests; the session does it at sign-out. */
export function dropDepositDraft() {
  for (const area of Object.values(areas)) area.remove(DEPOSIT_DRAFT_KEY)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns `null` for anything that this release didn't write (SES-3). */
function parse(stored: unknown): Draft | null {
  if (!isRecord(stored) || typeof stored.email !== 'string') return null
  const { email, typed, deposit } = stored
  return {
    email,
    typed: typeof typed === 'string' ? typed.slice(0, 40) : null,
    deposit: isRecord(deposit) ? parseDeposit(deposit) : null,
  }
}

function parseDeposit({ amount, report, ...rest }: Record<string, unknown>): PendingDeposit | null {
  const exact = typeof amount === 'string' ? readAmount(amount).value : undefined
  if (exact === undefined || exact !== amount) return null
  return {
    amount: exact,
    report: typeof report === 'string' ? report : null,
    refused: rest.refused === true,
    recorded: rest.recorded === true,
    mailed: rest.mailed === true,
    addressShown: rest.addressShown === true,
    method: depositMethodIds.find((id) => id === rest.method) ?? null,
    confirmed: Array.isArray(rest.confirmed)
      ? rest.confirmed.filter((choice): choice is string => typeof choice === 'string')
      : [],
  }
}
