import { tabArea } from '../../storage/browser-storage.ts'

const KEY = 'signUpAttempts'
const MOST = 10

const normalised = (email: string) => email.trim().toLowerCase()

/** The addresses that were sent from this tab without a certain answer. They survive a reload. */
function unanswered(): string[] {
  const stored = tabArea.readJson(KEY)
  return Array.isArray(stored) ? stored.filter((email) => typeof email === 'string') : []
}

function keep(emails: string[]) {
  if (emails.length === 0) tabArea.remove(KEY)
  else tabArea.write(KEY, JSON.stringify(emails.slice(-MOST)))
}

/** Whether an attempt with this address may have created an account although no answer said so. */
export const wasSentBefore = (email: string) => unanswered().includes(normalised(email))

/** To be called before a registration is sent; it counts as unanswered until one of the two says otherwise. */
export function noteAttempt(email: string) {
  const address = normalised(email)
  const before = unanswered()
  const others = before.filter((other) => other !== address)
  keep([...others, address])
  return {
    /** The account exists and its phrase is here. */
    answered: () => keep(others),
    /** Certain to have done nothing. It says nothing about an attempt before it. */
    refused: () => keep(before),
  }
}
