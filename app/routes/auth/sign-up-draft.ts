import { draftFields, type SignUpDraft } from '#ui/wallet/SignUpForm.tsx'

const KEY = 'signUpDraft'

/** What was typed survives a reload of this tab, and no more: never a password, gone when the tab or the form is done. */
export function readDraft(): SignUpDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const texts = new Map(Object.entries(stored).filter(([, value]) => typeof value === 'string'))
    return Object.fromEntries(draftFields.map((field) => [field, texts.get(field)]))
  } catch {
    return {}
  }
}

export function writeDraft(draft: SignUpDraft) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Without storage a reload starts afresh.
  }
}

export function clearDraft() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing is stored where storage is switched off.
  }
}
