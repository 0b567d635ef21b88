import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { Link } from '../primitives/Link.tsx'
import type { TransactionKind } from './transaction-view.ts'

type Props = { kind: TransactionKind; supportHref: string; onClose: () => void }

/** Says that the row of the address is not in the list. */
export function NotInList({ kind, supportHref, onClose }: Props) {
  return (
    <Callout
      tone="info"
      live="polite"
      title={`This ${kind} is not in the list`}
      className="mb-4"
      action={
        <Button variant="secondary" size="sm" onClick={onClose}>
          Show the list only
        </Button>
      }
    >
      The link you followed names a {kind} that is not on your list.{' '}
      <Link href={supportHref}>Contact support</Link> if you expected to see it.
    </Callout>
  )
}
