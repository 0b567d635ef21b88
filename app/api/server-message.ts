import { LONGEST_MESSAGE } from '#contract/response-limits.ts'

// Texts for programmers: markup, stack traces, paths, database and system errors, JSON.
const technical = [
  /<\/?[a-z!][^>]*>/i,
  /\bat .+:\d+(:\d+)?\)?/,
  /^\s*[[{]/,
  /\b[\w.]*(Error|Exception)\b\s*[:(]/,
  /\b(Traceback|stack ?trace|SQLSTATE|undefined is not|cannot read propert|null pointer|segmentation fault)/i,
  /\b(syntax error at|duplicate key|violates \S+ constraint|relation "|column "|ORA-\d{5}|E11000|deadlock detected)/i,
  /\b(SELECT\b.+\bFROM|INSERT\s+INTO|UPDATE\s+\S+\s+SET|DELETE\s+FROM)\b/,
  /\b(E(CONN|ADDR|TIMEDOUT|NOTFOUND|PIPE|NOENT|ACCES|HOST|AI_)[A-Z]*|ER_[A-Z_]+)\b/,
  /(?:^|\s)(?:\/(?:usr|var|home|app|srv|opt|root|node_modules)\/|[A-Z]:\\)/,
]

/** The server's message if a customer can read it (TXT-2), otherwise `undefined`. Line breaks become spaces. */
export function presentable(message: string | undefined): string | undefined {
  if (message === undefined || technical.some((pattern) => pattern.test(message))) return undefined
  // oxlint-disable-next-line no-control-regex -- removes the control characters
  const text = message.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim()
  return text === '' || text.length > LONGEST_MESSAGE ? undefined : text
}

/** Adds a full stop if the text has none, so that another sentence can follow. */
export const asSentence = (text: string) =>
  /[.!?\u2026\u3002]["'\u2019\u201d)]?$/.test(text) ? text : `${text}.`
