import { tabArea } from '../../storage/browser-storage.ts'

const KEY = 'signUpAttempts'
const MOST = 10

const normalised = (email: string) => email.trim().toLowerCase()

/** The emails that were sent from this tab without a certain outcome. They survive a reload. */
function unanswered(): string[] {
  const stored = tabArea.readJson(KEY)
  return Array.isArray(stored) ? stored.filter((email) => typeof email === 'string') : []
}

function keep(emails: string[]) {
  if (emails.length === 0) tabArea.remove(KEY)
  else tabArea.write(KEY, JSON.stringify(emails.slice(-MOST)))
}

/** Whether an earlier attempt with this email may have created an account although its response was lost. */
export const wasSentBefore = (email: string) => unanswered().includes(normalised(email))

/** Stores an attempt. Call it before the request. The attempt counts as unanswered until one of the two returned functions is called. */
export function noteAttempt(email: string) {
  const address = normalised(email)
  const before = unanswered()
  const others = before.filter((other) => other !== address)
  keep([...others, address])
  return {
    /** Whether an earlier attempt with this email is unanswered. */
    sentBefore: before.includes(address),
    /** The account was created and its seed phrase received. */
    answered: () => keep(others),
    /** This attempt certainly had no effect. Earlier attempts stay unanswered. */
    refused: () => keep(before),
  }
}
