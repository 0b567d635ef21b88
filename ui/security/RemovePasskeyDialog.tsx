import type { ComponentProps } from 'react'
import { RequestId } from '../form/RequestId.tsx'
import { AlertDialog } from '../primitives/AlertDialog.tsx'
import { Callout } from '../primitives/Callout.tsx'
import type { RemovalState } from './removal-state.ts'

type Props = Omit<
  ComponentProps<typeof AlertDialog>,
  'title' | 'description' | 'confirmLabel' | 'cancelLabel' | 'loading' | 'children'
> & {
  /** The name of the passkey. */
  name: string
  /** The customer has no other passkey. */
  last?: boolean
  /** How far it is. While it is sent, the dialog can’t be closed. */
  state: RemovalState
}

/** The question whether a passkey is to be removed, and why that failed. Close it once the passkey is gone. */
export function RemovePasskeyDialog({ name, last = false, state, onOpenChange, ...rest }: Props) {
  const sending = state.is === 'sending'
  const failed = state.is === 'refused' || state.is === 'unknown'
  return (
    <AlertDialog
      title={
        <>
          Remove <bdi className="wrap-anywhere">“{name}”</bdi>?
        </>
      }
      description={`You can no longer sign in with it. ${last ? 'It is your only passkey, so you will sign in with your password. ' : ''}If your device still offers it, delete it there too.`}
      confirmLabel={failed ? 'Try again' : 'Remove passkey'}
      cancelLabel={state.is === 'unknown' ? 'Close' : 'Keep it'}
      tone="danger"
      loading={sending}
      onOpenChange={(open) => !sending && onOpenChange(open)}
      data-state={state.is}
      {...rest}
    >
      {failed && (
        <Callout
          tone={state.is === 'unknown' ? 'warning' : 'danger'}
          live="assertive"
          title={state.is === 'unknown' ? 'Sent, answer unknown' : 'It was not removed'}
        >
          {state.why}
          <RequestId of={state.requestId} />
        </Callout>
      )}
    </AlertDialog>
  )
}
