import { Callout } from '../primitives/Callout.tsx'
import { Link } from '../primitives/Link.tsx'
import type { RowParts } from './transaction-view.ts'

type Props = { parts: RowParts | undefined; supportHref: string }

/** Says why a withdrawal whose `_id` another one has too can't be followed or cancelled: the server could take it for the other one. */
export function SharedNumber({ parts, supportHref }: Props) {
  if (!parts?.progress && !parts?.action) return null
  return (
    <Callout tone="warning" title="Another withdrawal has the same number" className="mt-6">
      The server identifies a withdrawal by this number, so we can’t{' '}
      {parts.progress && 'show the progress of this one'}
      {parts.progress && parts.action && ' or '}
      {parts.action && 'cancel it here'}. <Link href={supportHref}>Contact support</Link> and quote the
      reference.
    </Callout>
  )
}
