import type { ComponentProps } from 'react'
import { RequestId } from '../form/RequestId.tsx'
import { useTranslate } from '../lib/locale-context.ts'
import { AlertDialog } from '../primitives/AlertDialog.tsx'
import { Callout } from '../primitives/Callout.tsx'
import * as words from '../primitives/messages.ts'
import * as m from './messages.ts'
import type { RemovalState } from './removal-state.ts'

type Props = Omit<
  ComponentProps<typeof AlertDialog>,
  'title' | 'description' | 'confirmLabel' | 'cancelLabel' | 'loading' | 'children'
> & {
  /** The name of the passkey. */
  name: string
  /** The customer has no other passkey. */
  last?: boolean
  /** The state of the removal. The dialog can’t be closed while the request is being sent. */
  state: RemovalState
}

/** Asks whether to remove a passkey, and says why that failed. Close it once the passkey has been removed. */
export function RemovePasskeyDialog({ name, last = false, state, onOpenChange, ...rest }: Props) {
  const t = useTranslate()
  const sending = state.is === 'sending'
  const failed = state.is === 'refused' || state.is === 'unknown'
  return (
    <AlertDialog
      title={t(m.removeQuestion, { name: <bdi className="wrap-anywhere">{t(m.quoted, { name })}</bdi> })}
      description={t(m.whatRemovalMeans, { last })}
      confirmLabel={failed ? t(words.tryAgain) : t(m.removePasskey)}
      cancelLabel={state.is === 'unknown' ? t(words.close) : t(m.keepIt)}
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
          title={state.is === 'unknown' ? t(m.sentAnswerUnknown) : t(m.notRemoved)}
        >
          {state.why}
          <RequestId of={state.requestId} />
        </Callout>
      )}
    </AlertDialog>
  )
}
