import { Link } from '#ui/primitives/Link.tsx'
import { paths } from '../paths.ts'
import { useWaits, WaitLines } from './use-waits.tsx'

/** Says on the dashboard until when nothing can be withdrawn, and why: the figure beside it is what can be withdrawn afterwards (CAP-3). */
export function LockLine({ email }: { email: string }) {
  const { ends } = useWaits(email)
  if (ends.length === 0) return null
  return (
    <div role="status" className="grid gap-1 text-sm">
      <WaitLines ends={ends} />
      <Link href={paths.security}>See your security page</Link>
    </div>
  )
}
