import type { ReviewState } from '#ui/withdrawal/review-state.ts'
import { lazy, Suspense, useState } from 'react'
import { declaredNow, offersSecurity, useCapability, useDeclared } from '../../api/use-capability.ts'
import { ChunkErrorBoundary } from '../../errors/ChunkErrorBoundary.tsx'
import type { PayeeBook } from '../../security/payee-book.ts'
import type { WithdrawalPartProps } from '../../security/WithdrawalPart.tsx'

const loadPart = async () => ({ default: (await import('../../security/WithdrawalPart.tsx')).WithdrawalPart })
const WithdrawalPart = lazy(loadPart)

/** Prefetches the address book and the lock if the backend offers any protection. */
export const prefetchPart = async () => offersSecurity(declaredNow()) && loadPart()

const part = (props: WithdrawalPartProps, fallback?: string) => (
  <ChunkErrorBoundary fallback={fallback}>
    <Suspense fallback={fallback}>
      <WithdrawalPart {...props} />
    </Suspense>
  </ChunkErrorBoundary>
)

/** The address book for the withdrawal forms, if the backend offers `address-book` (CAP-3). `reader` shows nothing. */
export function usePayeeBook(email: string) {
  const offered = useCapability('address-book') && email !== ''
  const [read, setRead] = useState<{ email: string; book: PayeeBook } | null>(null)
  // Never the previous customer's address book.
  const book = read?.email === email ? read.book : null
  return {
    book,
    awaited: offered && book === null,
    reader: offered && part({ of: 'book', email, onBook: (each) => setRead({ email, book: each }) }),
  }
}

/**
 * Whether withdrawals are locked or held, wherever the backend offers `GET /auth/security`, which says so (CAP-3). `lock`: until when
 * and why, in sentences, or ''. `notice`: the same above the forms.
 */
export function useLockNotice(email: string) {
  const offered = offersSecurity(useDeclared()) && email !== ''
  const [read, setRead] = useState<{ email: string; lock: string }>()
  return {
    awaited: offered && read?.email !== email,
    lock: read?.email === email ? read.lock : '',
    notice: offered && part({ of: 'lock', email, onRead: (lock) => setRead({ email, lock }) }),
  }
}

type Refused = Pick<Extract<ReviewState, { is: 'refused' }>, 'why' | 'code' | 'until'>

/** Why a withdrawal, or a quote for it, was refused, in local time, if the server named a reason (CAP-3). */
export const refusalText = (email: string, refused: Refused | false, body: object | undefined) =>
  refused &&
  /^(locked|held|not_saved)$/.test(String(refused.code)) &&
  part(
    {
      of: 'refusal',
      email,
      code: refused.code,
      until: refused.until,
      serverMessage: refused.why,
      wallet: (body as { wallet?: string }).wallet,
    },
    refused.why,
  )
