import { draftFields, type SignUpDraft } from '#ui/auth/SignUpForm.tsx'
import { tabArea } from '../../storage/browser-storage.ts'

const KEY = 'signUpDraft'
let draft: SignUpDraft = {}

/** What was typed before, on this page or in the page that this one was reloaded from. Never a password. */
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

/** Puts the draft into the tab's storage for the moment in which this page goes and the next one comes (SES-1). */
export function carryOverReload() {
  window.addEventListener('pagehide', put)
  // A page that comes back from the back-forward cache still has it.
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
