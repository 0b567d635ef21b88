import { Skeleton, SkeletonGroup } from '#ui/primitives/Skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { wakeUpQuery } from '../../api/queries.ts'
import { declaredNow, offersSecurity, useDeclared } from '../../api/use-capability.ts'
import { ChunkErrorBoundary } from '../../errors/ChunkErrorBoundary.tsx'
import { Component as NotFoundPage } from '../../errors/NotFoundPage.tsx'
import { brand } from '../../content/brand.ts'
import { pageTitle } from '../../paths.ts'
import { useCustomer } from '../../session/use-customer.ts'
import { PageHeading } from '../../shell/PageHeading.tsx'

const loadParts = async () => ({ default: (await import('../../security/SecurityParts.tsx')).SecurityParts })
const SecurityParts = lazy(loadParts)

/** Prefetches the parts if the backend offers any of them. */
export const prefetchParts = async () => offersSecurity(declaredNow()) && loadParts()

/** How the account is protected (CAP-3). Not found with a backend that offers none of it. */
export function Component() {
  const { email } = useCustomer()
  const declared = useDeclared()
  const { isFetched } = useQuery(wakeUpQuery)
  const missing = isFetched && !offersSecurity(declared)
  useEffect(() => {
    if (missing) document.title = `${pageTitle('')} | ${brand.name}`
  }, [missing])
  if (missing) return <NotFoundPage />
  return (
    <div className="mx-auto max-w-content px-4 pt-6 pb-8 sm:px-5 sm:pt-9 sm:pb-14">
      <PageHeading>Security</PageHeading>
      <p className="mt-2 mb-6 max-w-prose text-muted sm:mb-8">
        What protects your account and your withdrawals, and what you can add. Support never asks for your
        password, your seed phrase or a code.
      </p>
      {email !== '' && declared && offersSecurity(declared) ? (
        <ChunkErrorBoundary fallback={<p>This page could not be loaded. Reload it.</p>}>
          <Suspense fallback={<Loading />}>
            <SecurityParts key={email} email={email} offered={declared} />
          </Suspense>
        </ChunkErrorBoundary>
      ) : (
        <Loading />
      )}
    </div>
  )
}

function Loading() {
  return (
    <SkeletonGroup label="Loading">
      <Skeleton className="h-48" />
      <Skeleton className="mt-8 h-32" />
    </SkeletonGroup>
  )
}
