import type { WithdrawalBody } from '#contract/orders.ts'
import { ApiError } from '../api/errors.ts'
import type { SubmissionOutcome } from './attempt.ts'
import { createOrders } from './send-withdrawal.ts'

// For tests: a withdrawal, how it is pressed, and the outcomes that it may have.

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

type Orders = ReturnType<typeof createOrders>
type Needs = Parameters<typeof createOrders>[0]

/** By default nobody leaves the page, the backend declares that it honours keys, and its terms can't be read. */
export const ordersWith = (needs: Pick<Needs, 'who' | 'readNow' | 'send'> & Partial<Needs>) =>
  createOrders({
    termsNow: async () => ({ charges: null, allowed: null, profit: null }),
    watchLeaving: () => () => false,
    declared: async () => true,
    known: () => [],
    ...needs,
  })

/** Presses Okay on a review that shows the current state of earlier orders. */
export const press = (orders: Orders, order: WithdrawalBody = body, onSending?: () => void) =>
  orders.submit(order, { fingerprint: orders.before(order).fingerprint, fee: null }, onSending)
