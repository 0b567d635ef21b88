import { announce } from '#ui/lib/announce.ts'
import type { RemovalState } from '#ui/security/removal-state.ts'
import { RemovePasskeyDialog } from '#ui/security/RemovePasskeyDialog.tsx'
import { useRef, useState } from 'react'
import { useBackCloses } from '../routing/use-back-closes.ts'
import { removePasskey } from './change-passkey.ts'
import { refreshSecurity } from './queries.ts'
import { StepUpCancelled } from './step-up.ts'

type Props = {
  email: string
  passkey: { id: string; name: string; credentialId: string | null }
  last: boolean
  onClose: () => void
  /** Called when the dialog is about to return the focus after the row has gone. */
  onGone: () => void
}

/** Asks whether to remove a passkey, and removes it. */
export function PasskeyRemoval({ email, passkey, last, onClose, onGone }: Props) {
  const [open, setOpen] = useState(true)
  const [state, setState] = useState<RemovalState>({ is: 'asking' })
  const busy = useRef(false)
  const gone = useRef(false)
  useBackCloses(open && state.is !== 'sending', () => setOpen(false))

  const remove = async () => {
    // A ref, because React state is updated too late for a double click.
    if (busy.current) return
    busy.current = true
    setState({ is: 'sending' })
    try {
      const result = await removePasskey(email, passkey)
      if (result !== 'removed') return setState(result)
      gone.current = true
      announce(`The passkey “${passkey.name}” is removed.`)
      setOpen(false)
    } catch (cause) {
      if (!(cause instanceof StepUpCancelled)) throw cause
      setState({ is: 'asking' })
    } finally {
      busy.current = false
      void refreshSecurity(email)
    }
  }
  return (
    <RemovePasskeyDialog
      name={passkey.name}
      last={last}
      state={state}
      open={open}
      onOpenChange={setOpen}
      onConfirm={() => void remove()}
      onCloseAutoFocus={(event) => {
        if (gone.current) {
          event.preventDefault()
          onGone()
        }
        onClose()
      }}
    />
  )
}
