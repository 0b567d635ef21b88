import type { ReactNode } from 'react'
import { deferredHydration } from '../../start/DeferredHydration.tsx'

const PhraseWarning = deferredHydration(async () => (await import('./PhraseWarning.tsx')).PhraseWarning)
// After a route change the form doesn't wait for the text beside it.
PhraseWarning.load()?.catch(() => {})

// Created once: a part that waits for its code must not be rendered again with other props.
const phraseWarning = <PhraseWarning />

/** The layout of sign-in and sign-up: the form, and beside it (below it on phones) what we never ask customers for. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="@container/auth">
      <div className="mx-auto grid max-w-content grid-cols-1 gap-x-10 gap-y-14 px-5 py-10 sm:py-16 @min-[44rem]/auth:grid-cols-[minmax(0,1fr)_minmax(0,17rem)] @min-[60rem]/auth:grid-cols-[minmax(0,27.5rem)_minmax(0,1fr)] @min-[60rem]/auth:gap-x-20">
        <div className="w-full max-w-form @min-[44rem]/auth:max-w-none">{children}</div>
        {phraseWarning}
      </div>
    </div>
  )
}
