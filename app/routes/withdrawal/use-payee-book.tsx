import type { ReviewState } from '#ui/withdrawal/review-state.ts'
import { lazy, Suspense, useState } from 'react'
import { useCapability } from '../../api/use-capability.ts'
import { ChunkErrorBoundary } from '../../errors/ChunkErrorBoundary.tsx'
import type { PayeeBook } from '../../security/payee-book.ts'

const SavedPayees = lazy(async () => ({
  default: (await import('../../security/withdrawal-parts.ts')).SavedPayees,
}))
const RefusalText = lazy(async () => ({
  default: (await import('../../security/withdrawal-parts.ts')).RefusalText,
}))

/** The address book for the withdrawal forms, if the backend offers `address-book` (CAP-3). `reader` shows nothing. */
export function usePayeeBook(email: string) {
  const offered = useCapability('address-book') && email !== ''
  const [read, setRead] = useState<{ email: string; book: PayeeBook } | null>(null)
  // Never the book of the customer before.
  const book = read?.email === email ? read.book : null
  return {
    book,
    awaited: offered && book === null,
    reader: offered && (
      <ChunkErrorBoundary>
        <Suspense>
          <SavedPayees email={email} onBook={(each) => setRead({ email, book: each })} />
        </Suspense>
      </ChunkErrorBoundary>
    ),
  }
}

/** Why the withdrawal in the review was refused, in local time, if the server named a reason (CAP-3). */
export const refusalText = (email: string, state: ReviewState, body: object | undefined) =>
  state.is === 'refused' &&
  /^(locked|held|not_saved)$/.test(String(state.code)) && (
    <ChunkErrorBoundary fallback={state.why}>
      <Suspense fallback={state.why}>
        <RefusalText
          email={email}
          code={state.code}
          until={state.until}
          said={state.why}
          wallet={(body as { wallet?: string }).wallet}
        />
      </Suspense>
    </ChunkErrorBoundary>
  )
