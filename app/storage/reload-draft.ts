import { tabArea } from './browser-storage.ts'
import { CUSTOMER_DRAFT, timesDropped } from './customer-drafts.ts'

type Kept<Draft> = { owner: string; draft: Draft; since: number }

type Options<Draft> = {
  /** Names the form in the key of the tab's storage. */
  form: string
  /** Reads what an earlier page stored. `null`: it can't be used. */
  read: (stored: unknown, owner: string) => Draft | null
  isEmpty: (draft: Draft) => boolean
}

const ownerOf = (stored: unknown) => (stored instanceof Object && 'owner' in stored ? stored.owner : null)

/**
 * The input of a form, kept in memory. While no page is open it is in the tab's storage: from `pagehide`, on whichever page the customer is,
 * until the next page with this form takes it out (decision 0009). `owner`: the customer's email, or '' for a visitor. Only the same owner
 * gets the draft back. Never put a password or a seed phrase into it.
 */
export function createReloadDraft<Draft>({ form, read, isEmpty }: Options<Draft>) {
  const keys = { visitor: `visitor:${form}`, customer: CUSTOMER_DRAFT + form }
  let kept: Kept<Draft> | null = null

  const take = () => Object.values(keys).forEach(takeFrom)

  function takeFrom(key: string) {
    const stored = tabArea.readJson(key)
    tabArea.remove(key)
    const owner = ownerOf(stored)
    if (typeof owner !== 'string' || !(stored instanceof Object && 'draft' in stored)) return
    const draft = read(stored.draft, owner)
    if (draft !== null) hold(owner, draft)
  }

  function hold(owner: string, draft: Draft) {
    kept = { owner, draft, since: timesDropped }
    window.addEventListener('pagehide', put)
    // A page restored from the back-forward cache still has its draft, so the stored copy can go.
    window.addEventListener('pageshow', take)
  }

  function forgetDropped() {
    if (kept !== null && kept.owner !== '' && kept.since !== timesDropped) kept = null
  }

  function put() {
    forgetDropped()
    if (kept === null || isEmpty(kept.draft)) return
    const { owner, draft } = kept
    tabArea.write(owner === '' ? keys.visitor : keys.customer, JSON.stringify({ owner, draft }))
  }

  function drop() {
    kept = null
    for (const key of Object.values(keys)) tabArea.remove(key)
  }

  return {
    /** This owner's draft, including one from before a reload. Another owner's is dropped. */
    of(owner: string): Draft | null {
      take()
      forgetDropped()
      if (kept?.owner !== owner) kept = null
      return kept?.draft ?? null
    },
    keep: hold,
    drop,
  }
}

/** The named texts of a stored object. Anything else in it is left out. */
export function textsOf<Name extends string>(
  stored: unknown,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const values = new Map(Object.entries(stored instanceof Object ? stored : {}))
  const texts: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value: unknown = values.get(name)
    if (typeof value === 'string') texts[name] = value
  }
  return texts
}
