import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { dropDepositDraft, newDeposit, setPendingDeposit } from '#app/money/pending-deposit.ts'
import { asCustomer } from './AppAt.tsx'
import type { Replies } from './mock-api.ts'

const { established } = sampleUsers

/** For `beforeEach`: mocks the API and starts a deposit of $250. */
export const begun =
  (replies: Replies = {}) =>
  () => {
    const restore = asCustomer(established, replies)()
    setPendingDeposit(established.email, newDeposit('250.00'))
    return () => {
      dropDepositDraft()
      restore()
    }
  }
