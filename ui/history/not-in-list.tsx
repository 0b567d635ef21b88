import { useTranslate } from '../lib/locale-context.ts'
import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { Link } from '../primitives/Link.tsx'
import * as m from './messages.ts'
import type { TransactionKind } from './entries.ts'

type Props = { kind: TransactionKind; supportHref: string; onClose: () => void }

/** Says that the row that the URL names is not in the list. */
export function NotInList({ kind, supportHref, onClose }: Props) {
  const t = useTranslate()
  return (
    <Callout
      tone="info"
      live="polite"
      title={t(m.notInList, { kind })}
      className="mb-4"
      action={
        <Button variant="secondary" size="sm" onClick={onClose}>
          {t(m.showListOnly)}
        </Button>
      }
    >
      {t(m.linkNamesNone, { kind, link: <Link href={supportHref}>{t(m.contactSupport)}</Link> })}
    </Callout>
  )
}
