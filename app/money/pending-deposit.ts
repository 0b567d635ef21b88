import { readAmount, type Decimal } from '#contract/money.ts'
import { depositMethodIds, type DepositMethodId } from '#ui/deposit/deposit-method.ts'
import { createListeners } from '#ui/lib/store.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { localArea, tabArea } from '../storage/browser-storage.ts'
import { DEPOSIT_DRAFT_KEY } from '../storage/keys.ts'
import type { DepositNote, RowInHistory } from './deposit-notes.ts'

/** The deposit that the customer is about to make (SES-1). */
export type PendingDeposit = {
  /** The same in each tab that continues this deposit. */
  id: string
  amount: Decimal
  /** The id of its entry in the outbox, once it was reported. */
  report: string | null
  /** The server refused it, so it can be reported again. */
  refused: boolean
  /** The server has recorded it. */
  recorded: boolean
  /** The row of the history that shows it, once it was recorded and the row was found. */
  row: RowInHistory | null
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
type Draft = {
  email: string
  typed: string | null
  deposit: PendingDeposit | null
  /** Only in the browser's storage: the deposits that other tabs began or reported, the latest first. */
  others: readonly PendingDeposit[]
}

const MAX_OTHERS = 20

/** A deposit that the customer is about to make. `amount` is in US dollars. */
export const newDeposit = (amount: Decimal): PendingDeposit => ({
  id: Math.random().toString(36).slice(2),
  amount,
  report: null,
  refused: false,
  recorded: false,
  row: null,
  mailed: false,
  addressShown: false,
  method: null,
  confirmed: [],
})

/**
 * Each tab stores which deposit is its own. The browser's storage has all of them, because Android drops the tab's storage with a discarded
 * tab (DEP-6), and because a deposit that two tabs continue must not be recorded by both.
 */
const areas = { tab: tabArea, browser: localArea } as const

function read(where: keyof typeof areas, email: string): Draft | null {
  const stored = areas[where].readJson(DEPOSIT_DRAFT_KEY)
  const draft = stored === undefined ? null : parse(stored)
  if (draft === null) areas[where].remove(DEPOSIT_DRAFT_KEY)
  return draft?.email === email ? draft : null
}

/** The deposits of all tabs, the one that was stored last first. */
function everyDeposit(email: string): readonly PendingDeposit[] {
  const draft = read('browser', email)
  return draft ? [draft.deposit, ...draft.others].filter((deposit) => deposit !== null) : []
}

/** `dropped`: the id of a deposit that is no longer offered. */
function write(email: string, change: Partial<Draft>, dropped?: string) {
  const own = pendingDeposit(email)
  const next = { email, typed: read('tab', email)?.typed ?? null, deposit: own, ...change }
  // A deposit that this tab replaces is dropped. One that was reported stays, so that no other tab records it again.
  const replaced = own?.report === null ? own.id : undefined
  const others = everyDeposit(email)
    .filter(({ id }) => id !== next.deposit?.id && id !== replaced && id !== dropped)
    .slice(0, MAX_OTHERS)
  tabArea.write(DEPOSIT_DRAFT_KEY, JSON.stringify(next))
  localArea.write(DEPOSIT_DRAFT_KEY, JSON.stringify({ ...next, others }))
}

const { notify, subscribe } = createListeners()

/** The text in the amount field of step 1, until the customer continues with it. */
export const enteredAmount = (email: string) => (read('tab', email) ?? read('browser', email))?.typed ?? null

/** Stores the text in the amount field. `null` removes it. */
export function setTypedAmount(email: string, text: string | null) {
  write(email, { typed: text })
}

/** The pending deposit of this tab, with what another tab that continues it has stored since. */
export function pendingDeposit(email: string): PendingDeposit | null {
  const own = read('tab', email)?.deposit ?? null
  return own && (everyDeposit(email).find(({ id }) => id === own.id) ?? own)
}

/** The deposit that can be continued: begun in this tab, or else in another one, and reported in none. */
export const unfinishedDeposit = (email: string) =>
  [pendingDeposit(email), ...everyDeposit(email)].find((deposit) => deposit?.report === null) ?? null

/** {@link pendingDeposit}, kept up to date with this tab and the others. */
export const usePendingDeposit = (email: string) => useStored(() => pendingDeposit(email))
/** {@link unfinishedDeposit}, kept up to date with this tab and the others. */
export const useUnfinishedDeposit = (email: string) => useStored(() => unfinishedDeposit(email))

function useStored(get: () => PendingDeposit | null): PendingDeposit | null {
  // Compared as text, because `useSyncExternalStore` requires the same value until something changes.
  const text = useSyncExternalStore(
    subscribeToAllTabs,
    () => JSON.stringify(get()),
    () => 'null',
  )
  return useMemo(() => JSON.parse(text) as PendingDeposit | null, [text])
}

function subscribeToAllTabs(changed: () => void) {
  const onStorage = ({ key }: StorageEvent) => (key === DEPOSIT_DRAFT_KEY || key === null) && changed()
  const stop = subscribe(changed)
  window.addEventListener('storage', onStorage)
  return () => {
    stop()
    window.removeEventListener('storage', onStorage)
  }
}

/** Takes the pending deposit over from the browser's storage, for a tab that was discarded and has come back to step 2. */
export function restorePendingDeposit(email: string) {
  if (read('tab', email) !== null) return
  const kept = read('browser', email)
  if (kept) write(email, { typed: kept.typed, deposit: everyDeposit(email)[0] ?? null })
}

/** Forgets an unfinished deposit and what was typed, so that the customer can start a new one. */
export function dropUnfinished(email: string, { id }: PendingDeposit) {
  const own = pendingDeposit(email)
  write(email, { typed: null, deposit: own?.id === id ? null : own }, id)
  notify()
}

/** Whether what is stored outlives this page. It doesn't if the browser's storage is switched off or full. */
export const isDraftKept = () => !localArea.isInMemory(DEPOSIT_DRAFT_KEY)

/** Stores the pending deposit in both storages, and notifies its subscribers. `null` removes it. */
export function setPendingDeposit(email: string, deposit: PendingDeposit | null) {
  write(email, { deposit })
  notify()
}

/**
 * Stores that the server refused or recorded the pending deposit, whatever page the customer is on, because a reload forgets the response.
 */
export function markSettled(email: string, report: string, how: 'refused' | 'recorded', row?: RowInHistory) {
  const now = pendingDeposit(email)
  if (now?.report !== report || (now[how] && (!row || now.row))) return
  setPendingDeposit(email, { ...now, [how]: true, row: row ?? now.row })
}

/** The notes, with one for a pending deposit that was recorded before the page was loaded. Nothing else reports it. */
export function withRecorded(
  notes: readonly DepositNote[],
  email: string,
  deposit: PendingDeposit | null,
): readonly DepositNote[] {
  if (deposit === null || deposit.report === null || !deposit.recorded) return notes
  const { report: id, amount, row } = deposit
  return notes.some((note) => note.id === id)
    ? notes
    : [{ id, email, amount, state: 'recorded', row: row ?? undefined }, ...notes]
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
  const { email, typed, deposit, others } = stored
  return {
    email,
    typed: typeof typed === 'string' ? typed.slice(0, 40) : null,
    deposit: parseDeposit(deposit),
    others: Array.isArray(others) ? others.map(parseDeposit).filter((other) => other !== null) : [],
  }
}

function parseRow(stored: unknown): RowInHistory | null {
  if (!isRecord(stored)) return null
  const { id, reference } = stored
  return typeof id === 'string' && typeof reference === 'string' ? { id, reference } : null
}

function parseDeposit(stored: unknown): PendingDeposit | null {
  if (!isRecord(stored)) return null
  const { id, amount, report, ...rest } = stored
  const exact = typeof amount === 'string' ? readAmount(amount).value : undefined
  if (exact === undefined || exact !== amount || typeof id !== 'string') return null
  return {
    id,
    amount: exact,
    report: typeof report === 'string' ? report : null,
    refused: rest.refused === true,
    recorded: rest.recorded === true,
    row: parseRow(rest.row),
    mailed: rest.mailed === true,
    addressShown: rest.addressShown === true,
    method: depositMethodIds.find((method) => method === rest.method) ?? null,
    confirmed: Array.isArray(rest.confirmed)
      ? rest.confirmed.filter((choice): choice is string => typeof choice === 'string')
      : [],
  }
}
