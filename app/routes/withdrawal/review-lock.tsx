import { Callout } from '#ui/primitives/Callout.tsx'
import type { ReviewState } from '#ui/withdrawal/review-state.ts'
import type { ReactNode } from 'react'

/**
 * What a lock or a hold of withdrawals means for an open review (CAP-3). `lock`: until when nothing can be withdrawn and why, or ''.
 * `note` and `awaited`: what the review shows about the quote anyway. An order that may have been carried out can still be sent again,
 * because only that says what became of it.
 */
export function reviewLock(
  lock: string,
  state: ReviewState,
  { note, awaited }: { note?: ReactNode; awaited?: string | undefined },
) {
  const named = state.is === 'refused' && /^(locked|held)$/.test(String(state.code))
  const isNew = (state.is === 'asking' && !state.earlier) || state.is === 'refused'
  const stopped = lock !== '' && isNew && !named
  return {
    confirmDisabledReason: stopped ? lock : awaited,
    /** The server’s refusal names the lock, and trying again can’t help. */
    canRepeat: !named,
    quoteNote: stopped ? (
      <>
        {note}
        <Callout tone="warning" live="polite" title="You can’t withdraw yet" className="mt-4">
          {lock}
        </Callout>
      </>
    ) : (
      note
    ),
  }
}
