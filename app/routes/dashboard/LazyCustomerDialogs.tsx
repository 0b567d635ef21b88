import type { UserDetails } from '#contract/user.ts'
import { Callout } from '#ui/primitives/Callout.tsx'
import { lazy, Suspense } from 'react'
import { ChunkErrorBoundary } from '../../errors/ChunkErrorBoundary.tsx'

export const loadDialogs = () => import('./CustomerDialogs.tsx')
const CustomerDialogs = lazy(async () => ({ default: (await loadDialogs()).CustomerDialogs }))

/** The dialogs for a customer who has any (DSH-4, DSH-5), loaded after the page. Pass freshly fetched details. */
export function LazyCustomerDialogs({ customer }: { customer: UserDetails }) {
  return (
    (customer.verified === false || Boolean(customer.notification?.trim())) && (
      <ChunkErrorBoundary
        fallback={
          <Callout tone="danger" live="assertive" title="A message for you could not be loaded">
            Check your connection and reload the page.
          </Callout>
        }
      >
        <Suspense>
          <CustomerDialogs customer={customer} />
        </Suspense>
      </ChunkErrorBoundary>
    )
  )
}
