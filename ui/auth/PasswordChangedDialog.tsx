import { useTranslate } from '../lib/locale-context.ts'
import { Button } from '../primitives/Button.tsx'
import { Dialog } from '../primitives/Dialog.tsx'
import { Link } from '../primitives/Link.tsx'
import { EffectList } from './effect-list.tsx'
import * as m from './messages.ts'

type Props = {
  /** Whether the dialog is shown. */
  open: boolean
  /** Called however the dialog is closed. */
  onLogin: () => void
  /** The backend said that it ended every session of the customer. */
  sessionsEnded: boolean
  /** The link to support, for a customer whose other sessions may still be open. */
  supportHref: string
  /** What else the reset did or did not change, as sentences. */
  effects?: readonly string[]
}

/** Confirms a password reset, reports whether the customer's other sessions ended, and leads to the sign-in page (RST-1). */
export function PasswordChangedDialog({ open, onLogin, sessionsEnded, supportHref, effects = [] }: Props) {
  const t = useTranslate()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onLogin()}
      size="sm"
      title={t(m.passwordChanged)}
      description={
        sessionsEnded
          ? t(m.signedOutEverywhere)
          : t(m.othersMayBeSignedIn, { support: <Link href={supportHref}>{t(m.contactSupport)}</Link> })
      }
      footer={<Button onClick={onLogin}>{t(m.login)}</Button>}
    >
      <EffectList effects={effects} />
    </Dialog>
  )
}
