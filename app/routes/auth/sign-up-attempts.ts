const KEY = 'signUpAttempts'
const MOST = 10

// For a browser without storage.
let memory: string[] = []

const normalised = (email: string) => email.trim().toLowerCase()

/** The addresses that were sent from this tab without a certain answer. They survive a reload. */
function unanswered(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((email) => typeof email === 'string') : []
  } catch {
    return memory
  }
}

function keep(emails: string[]) {
  memory = emails.slice(-MOST)
  try {
    if (memory.length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(memory))
  } catch {
    // This page remembers by itself.
  }
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
