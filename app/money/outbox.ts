import type { Decimal } from '#contract/money.ts'
import { newIdempotencyKey } from '../api/client.ts'
import { timings } from '../timings.ts'
import { createNotes } from './deposit-notes.ts'
import { keyIsOver } from './key-age.ts'
import { OUTBOX_KEY } from './storage-keys.ts'
import { refusedDeposits, removeQueued, saveQueued, type QueuedDeposit } from './outbox-store.ts'
import { inOneTab } from './single-tab-lock.ts'
import { createDepositSender, type SenderNeeds } from './send-deposit.ts'

// A date far in the future was written while the device's clock was wrong.
const isDue = ({ due }: QueuedDeposit, now = Date.now()) =>
  due <= now || due > now + timings.outboxLongestPause

/** Stores reported deposits until their outcome is certain, and sends each once, even if the page is closed meanwhile (DEP-3). */
export function createOutbox(needs: SenderNeeds) {
  let alive = true
  const tab = { id: Math.random().toString(36), isAlive: () => alive }
  const { report, note, noteOf, notes, close, subscribe, listen, stop } = createNotes(needs.who)
  const { mine, sendOne, settle } = createDepositSender(needs, report, noteOf)
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null

  function arm() {
    clearTimeout(timer)
    const waiting = alive ? mine() : []
    if (waiting.length === 0) return
    const next = Math.min(...waiting.map((deposit) => (isDue(deposit) ? Date.now() + 1000 : deposit.due)))
    timer = setTimeout(() => void wake(), next - Date.now())
  }

  async function drain() {
    for (const { id } of mine()) {
      // Read again each time, because another tab or the customer may have changed it meanwhile.
      const deposit = mine().find((kept) => kept.id === id)
      if (deposit && isDue(deposit) && (await sendOne(id)) === 'stop') return
    }
  }

  /** Reports the refusals that this customer may not have seen, and the deposits that wait because the server asked for a pause. */
  function reportStored() {
    for (const deposit of mine()) {
      const { id, notBefore = 0, parked, mayHaveArrived, firstTry } = deposit
      if (notBefore <= Date.now() || noteOf(id)) continue
      if (parked) report(deposit, 'unknown', { repeatable: firstTry !== null && !keyIsOver(firstTry) })
      else report(deposit, mayHaveArrived ? 'checking' : 'delayed')
    }
    for (const { sent, why, requestId } of refusedDeposits.of(needs.who()))
      if (!noteOf(sent.id)) report(sent, 'refused', { reason: why, requestId })
  }

  /** Sends what is due. Safe to call at any time and repeatedly. */
  function wake(): Promise<void> {
    reportStored()
    if (!mine().some((deposit) => isDue(deposit))) {
      arm()
      return Promise.resolve()
    }
    running ??= inOneTab(tab, drain)
      // Failed deposits are still stored and due, so the next run sends them.
      .catch(() => false)
      .then(() => {
        running = null
        arm()
      })
    return running
  }

  /** Retries at once instead of after the usual pause, except where the server has asked for a longer one. */
  function wakeNow() {
    for (const deposit of mine())
      if (deposit.tries > 0) saveQueued({ ...deposit, due: Math.max(Date.now(), deposit.notBefore ?? 0) })
    return wake()
  }

  /**
   * Stores the deposit before it returns, because the mail program may replace the page. `wait`: when it is sent, in milliseconds
   * from now. Returns its id, or `null` if no one is signed in.
   */
  function add(amount: Decimal, wait: number = timings.depositPostAfter): string | null {
    const email = needs.who()
    if (email === null) return null
    const id = newIdempotencyKey()
    const due = Date.now() + wait
    const deposit = { id, amount, email, due, tries: 0, firstTry: null, mayHaveArrived: false }
    refusedDeposits.removeSame(email, (sent) => sent.amount === amount)
    saveQueued(deposit)
    // The other tabs have to receive the note at once, and `start` may not have been called yet.
    listen()
    report(deposit, 'waiting')
    void wake()
    return id
  }

  /** Sends a deposit again that the customer chose to repeat, after a warning that it may count twice. */
  function repeat(id: string) {
    const deposit = mine().find((kept) => kept.id === id)
    if (!deposit) return Promise.resolve()
    saveQueued({ ...deposit, approved: true, due: Date.now() })
    report(deposit, 'repeating')
    return wake()
  }

  /** The customer has read the note. Removes a deposit that was refused, or whose key has expired. */
  function dismiss(id: string) {
    refusedDeposits.remove(id)
    const deposit = mine().find((kept) => kept.id === id)
    if (deposit?.firstTry != null && keyIsOver(deposit.firstTry)) removeQueued(id)
    close(id, needs.who() ?? '')
  }

  function start() {
    listen()
    window.addEventListener('online', () => void wakeNow())
    window.addEventListener('pageshow', () => void wake())
    window.addEventListener('storage', (event) => event.key === OUTBOX_KEY && arm())
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void wake())
    refusedDeposits.watch(() => void wake())
    void wake()
  }

  return {
    add,
    repeat,
    dismiss,
    settle,
    wake,
    wakeNow,
    start,
    note,
    noteOfEach: notes,
    subscribe,
    /** For tests: simulates closing the tab. Clears the timer and closes the channel. */
    stop: () => {
      alive = false
      clearTimeout(timer)
      stop()
    },
  }
}
