import type { SavedAddress } from '#contract/capabilities/security.ts'
import { ADDRESS_WAIT } from '#contract/capabilities/security-fields.ts'
import { AddressText } from '#ui/address/AddressText.tsx'
import { announce } from '#ui/lib/announce.ts'
import { AlertDialog } from '#ui/primitives/AlertDialog.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import { labelOf } from '#ui/security/saved-address-labels.ts'
import { useRef, useState } from 'react'
import { isAbsent } from '../api/capability-failure.ts'
import { useBackCloses } from '../routing/use-back-closes.ts'
import { confirmedCall } from './confirmed-call.ts'
import { refusedThen } from './only-saved-rule.ts'
import { applyToBook, readAgain } from './use-addresses.ts'
import { writeFailure } from './write-failure.ts'

type Props = {
  email: string
  saved: SavedAddress
  /** Withdrawals go only to saved addresses. */
  only: boolean
  /** The other saved addresses, and how many could not be read. */
  others: { rows: readonly SavedAddress[]; unreadable: number }
  /** The current time in milliseconds. */
  now: number
  onClose: () => void
  /** Called when it is gone and the question is closed. Move the focus. */
  onRemoved: () => void
}

/** Asks whether a saved address is to be removed, and removes it (CAP-3). */
export function RemoveAddress({ email, saved, only, others, now, onClose, onRemoved }: Props) {
  const [open, setOpen] = useState(true)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<{ title: string; text: string } | null>(null)
  const busy = useRef(false)
  const gone = useRef(false)
  const label = labelOf(saved)
  useBackCloses(open && !sending, () => setOpen(false))

  const remove = async () => {
    // A ref, because React state is updated too late for a double click.
    if (busy.current) return
    busy.current = true
    setSending(true)
    setProblem(null)
    const result = await send(email, saved)
    busy.current = false
    setSending(false)
    if (result !== 'gone') return setProblem(result)
    gone.current = true
    announce(`“${label}” is removed`)
    setOpen(false)
  }
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (next || sending) return
        setOpen(false)
      }}
      title="Remove this address?"
      description={
        only
          ? `${refusedThen(others, now)} If you save it again, you can use it ${ADDRESS_WAIT.added} hours later.`
          : `You can save it again. You can then use it ${ADDRESS_WAIT.added} hours later.`
      }
      confirmLabel={problem ? 'Try again' : 'Remove address'}
      cancelLabel="Keep it"
      loading={sending}
      onConfirm={() => void remove()}
      onCloseAutoFocus={(event) => {
        onClose()
        if (!gone.current) return
        event.preventDefault()
        onRemoved()
      }}
    >
      <p className="font-medium wrap-anywhere">
        <bdi>{label}</bdi>
      </p>
      <AddressText address={saved.address} />
      {problem && (
        <Callout tone="warning" live="assertive" title={problem.title} className="mt-4">
          {problem.text}
        </Callout>
      )}
    </AlertDialog>
  )
}

type Result = 'gone' | { title: string; text: string } | null

/** Removes it. Resolves with what to say if it may still be there. `null`: the customer didn't confirm it. */
async function send(email: string, { id }: SavedAddress): Promise<Result> {
  try {
    await confirmedCall('removeAddress', { body: { id } })
    applyToBook(email, (book) => ({
      ...book,
      addresses: { ...book.addresses, rows: book.addresses.rows.filter((each) => each.id !== id) },
    }))
    const book = await readAgain(email)
    return book?.addresses.rows.some((each) => each.id === id)
      ? {
          title: 'Not removed',
          text: 'The server answered that it is removed, but your list still shows it.',
        }
      : 'gone'
  } catch (error) {
    const failed = writeFailure(error)
    if (!failed) return null
    const { message, effect } = failed
    const book = await readAgain(email)
    const listed =
      book && (book.addresses.unreadable > 0 || book.addresses.rows.some((each) => each.id === id))
    const doubtful = isAbsent(error) || effect === 'unknown'
    // A 404 says that it was already gone, unless the list still has it: then the backend doesn't have the call.
    if (doubtful && listed === false) return 'gone'
    if (effect === 'no' && (listed || !doubtful)) return { title: 'Nothing was removed', text: message }
    const now = listed ? 'Your list still shows it.' : 'Your list could not be read again.'
    return { title: 'Sent, answer unknown', text: `${message} It may have been removed. ${now}` }
  }
}
