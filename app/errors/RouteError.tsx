import { Button } from '#ui/primitives/Button.tsx'
import { Spinner } from '#ui/primitives/Spinner.tsx'
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { wordsOf } from '../api/errors.ts'
import { PageHeading } from '../layouts/PageHeading.tsx'
import { paths } from '../paths.ts'
import { isMissingPart, mayReload, noteReload } from './missing-part.ts'

export function RouteError() {
  const error = useRouteError()
  const outdated = isMissingPart(error)
  const [reloading] = useState(() => outdated && mayReload())
  useEffect(() => {
    if (reloading && noteReload()) window.location.reload()
  }, [reloading])
  if (reloading)
    return (
      <div className="mx-auto grid max-w-content place-items-center px-5 py-24">
        <Spinner label="Loading the newest version" className="size-8" />
      </div>
    )
  return (
    <div role="alert" className="mx-auto grid max-w-content justify-items-start gap-6 px-5 py-24">
      <PageHeading>{outdated ? 'This page could not be loaded' : 'Something went wrong'}</PageHeading>
      <p className="max-w-prose text-muted">
        {outdated
          ? 'A new version may be available, or the connection failed. Reload the page.'
          : wordsOf(error)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Reload</Button>
        <Button variant="secondary" asChild>
          <a href={paths.home}>Go to the home page</a>
        </Button>
      </div>
    </div>
  )
}
