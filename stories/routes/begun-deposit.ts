import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { depositOutbox } from '#app/money/deposit-outbox.ts'
import { dropDepositDraft, newDeposit, setPendingDeposit } from '#app/money/pending-deposit.ts'
import { asCustomer } from './AppAt.tsx'
import type { Replies } from './mock-api.ts'

const { established } = sampleUsers

/** For `beforeEach`: mocks the API and starts a deposit of $250. */
export const begun =
  (replies: Replies = {}) =>
  () => {
    const restore = asCustomer(established, replies)()
    // The outbox outlives a story. Without this, the page would warn about a deposit that an earlier story recorded.
    for (const { id } of depositOutbox.noteOfEach()) depositOutbox.dismiss(id)
    setPendingDeposit(established.email, newDeposit('250.00'))
    return () => {
      dropDepositDraft()
      restore()
    }
  }
