import { useTranslate } from '../lib/locale-context.ts'
import { Callout } from '../primitives/Callout.tsx'
import { Link } from '../primitives/Link.tsx'
import * as m from './messages.ts'
import type { RowParts } from './transaction-view.ts'

type Props = { parts: RowParts | undefined; supportHref: string }

/** Says why a withdrawal that shares its `_id` with another one can't be followed or cancelled: the server could mistake it for the other one. */
export function SharedNumber({ parts, supportHref }: Props) {
  const t = useTranslate()
  if (!parts?.progress && !parts?.action) return null
  const link = <Link href={supportHref}>{t(m.contactSupport)}</Link>
  return (
    <Callout tone="warning" title={t(m.anotherHasNumber)} className="mt-6">
      {!parts.action
        ? t(m.noProgress, { link })
        : parts.progress
          ? t(m.noProgressOrCancelling, { link })
          : t(m.noCancelling, { link })}
    </Callout>
  )
}
