import { draftFields, type SignUpDraft } from '#ui/auth/SignUpForm.tsx'
import { tabArea } from '../../storage/browser-storage.ts'

const KEY = 'signUpDraft'
let draft: SignUpDraft = {}

/** What was typed earlier, including before a reload. Never contains the password. */
export function readDraft(): SignUpDraft {
  const stored = takeStored()
  if (stored !== null) draft = stored
  return draft
}

export function writeDraft(typed: SignUpDraft) {
  draft = typed
}

export function clearDraft() {
  draft = {}
}

/** Carries the draft over a reload. It is in the tab's storage only between the two pages (SES-1). Returns the cleanup. */
export function carryOverReload() {
  window.addEventListener('pagehide', put)
  // A page restored from the back-forward cache still has its draft, so the stored copy can go.
  window.addEventListener('pageshow', takeStored)
  return () => {
    window.removeEventListener('pagehide', put)
    window.removeEventListener('pageshow', takeStored)
  }
}

function put() {
  if (Object.values(draft).some(Boolean)) tabArea.write(KEY, JSON.stringify(draft))
}

function takeStored(): SignUpDraft | null {
  const stored = tabArea.readJson(KEY)
  tabArea.remove(KEY)
  if (typeof stored !== 'object' || stored === null) return null
  const texts = new Map(Object.entries(stored).filter(([, value]) => typeof value === 'string'))
  return Object.fromEntries(draftFields.map((field) => [field, texts.get(field)]))
}
