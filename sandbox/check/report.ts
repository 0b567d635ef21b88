export type Outcome = 'holds' | 'FAILS' | 'optional' | 'not checked' | 'not offered'
export type Result = { id: string; what: string; outcome: Outcome; note: string }

/** The backend breaks the contract. `consequence` says what that means for customers, if it isn't obvious. */
export class Fault extends Error {
  constructor(expected: string, received: string, consequence?: string) {
    super(`expected ${expected}, received ${received}${consequence === undefined ? '' : `. ${consequence}`}`)
  }
}
/** The contract allows this. `consequence` says in one sentence what it means for customers. */
export class Optional extends Error {
  constructor(found: string, consequence: string) {
    super(`${found}. ${consequence}`)
  }
}
/** There is no result, because an earlier step is missing or its fault has been reported. */
export class NotChecked extends Error {}
/** The backend doesn't declare the capability, so the app has nothing of it (CAP-0). */
export class NotOffered extends Error {}

/** Throws a {@link Fault} unless the condition holds. */
export function demand(condition: boolean, expected: string, received: string): asserts condition {
  if (!condition) throw new Fault(expected, received)
}

/** Shortens any text to one line for the report. */
export function brief(text: string, length = 80): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return line.length > length ? `${line.slice(0, length)}…` : line
}

/** Formats a JSON value for the report. */
export const show = (value: unknown) =>
  value === undefined ? 'nothing' : brief(JSON.stringify(value) ?? String(value), 60)

/** Names the first three calls and counts the rest. */
export function places(labels: string[]): string {
  const more = labels.length > 3 ? ` and ${labels.length - 3} more` : ''
  return `${labels.slice(0, 3).join(', ')}${more}`
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof NotChecked) return 'not checked'
  if (error instanceof NotOffered) return 'not offered'
  return error instanceof Optional ? 'optional' : 'FAILS'
}

/** Collects one result per check, and removes secrets from the notes. */
export function createReport() {
  const results: Result[] = []
  const secrets: string[] = []

  function redacted(text: string) {
    return secrets.reduce((rest, secret) => rest.replaceAll(secret, '(hidden)'), text)
  }

  return {
    results,
    redacted,
    /** A token, password or phrase of the account under test. */
    hide: (secret: string) => {
      if (secret.length >= 8) secrets.push(secret)
    },
    async check(id: string, what: string, work: () => Promise<string | void> | string | void) {
      try {
        results.push({ id, what, outcome: 'holds', note: redacted((await work()) ?? '') })
      } catch (error) {
        const note = redacted(error instanceof Error ? error.message : String(error))
        results.push({ id, what, outcome: outcomeOf(error), note })
      }
    },
  }
}

export type Report = ReturnType<typeof createReport>
