import { Button } from '#ui/primitives/Button.tsx'
import { PageHeading } from '../shell/PageHeading.tsx'
import { useSession } from '../session/session-state.ts'
import { paths } from '../paths.ts'

/** The page for any other address (RT-26). The security page shows it too, if the backend offers none of its parts. */
export function Component() {
  const isSignedIn = useSession() !== null
  return (
    <div className="mx-auto grid max-w-content justify-items-start gap-6 px-5 py-24">
      <PageHeading>Not found</PageHeading>
      <p className="max-w-prose text-muted">
        There is no page at this address. It may have moved, or the link is mistyped.
      </p>
      <div className="flex flex-wrap gap-3">
        {isSignedIn && (
          <Button asChild>
            <a href={paths.dashboard}>Go to your dashboard</a>
          </Button>
        )}
        <Button asChild variant={isSignedIn ? 'secondary' : 'primary'}>
          <a href={paths.home}>Go to the home page</a>
        </Button>
      </div>
    </div>
  )
}
