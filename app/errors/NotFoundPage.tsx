import { Button } from '#ui/primitives/Button.tsx'
import { PageHeading } from '../shell/PageHeading.tsx'
import { paths } from '../paths.ts'

export function Component() {
  return (
    <div className="mx-auto grid max-w-content justify-items-start gap-6 px-5 py-24">
      <PageHeading>Not found</PageHeading>
      <p className="max-w-prose text-muted">
        There is no page at this address. It may have moved, or the link is mistyped.
      </p>
      <Button asChild>
        <a href={paths.home}>Go to the home page</a>
      </Button>
    </div>
  )
}
