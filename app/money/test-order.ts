import { ApiError } from '../api/errors.ts'
import type { SubmissionOutcome } from './attempt.ts'

// For tests: a withdrawal, and the outcomes that it may have.

/** What the request of the withdrawal carries. */
export const body = { amount: 10, wallet: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' }

export const done: SubmissionOutcome = { state: 'done', replayed: false }
export const unknown: SubmissionOutcome = {
  state: 'unknown',
  error: new ApiError({ kind: 'timeout', message: 'No answer.', effect: 'unknown' }),
}
export const refused: SubmissionOutcome = {
  state: 'refused',
  error: new ApiError({ kind: 'forbidden', message: 'No.', effect: 'no' }),
}
