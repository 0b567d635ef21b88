import { addressResponse, type SavedAddress } from '#contract/capabilities/security.ts'
import { isSameAddress } from '#ui/address/look-alike.ts'
import type { FormFailure } from '#ui/form/form-failure.ts'
import { announce } from '#ui/lib/announce.ts'
import { formatMoment } from '#ui/money/format.ts'
import { Button } from '#ui/primitives/Button.tsx'
import { labelOf } from '#ui/security/saved-address-labels.ts'
import { SavedAddressForm, type AddressRequest, type AddressValues } from '#ui/security/SavedAddressForm.tsx'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { withdrawalsQuery } from '../api/history-queries.ts'
import { wakeUpQuery } from '../api/queries.ts'
import { serverTimeNow } from '../api/server-clock.ts'
import { brand } from '../content/brand.ts'
import { useCustomer } from '../session/use-customer.ts'
import { confirmedCall } from './confirmed-call.ts'
import { contradiction } from './contradiction.ts'
import { draftOf, dropDraft, keepDraft, keepFailure } from './security-drafts.ts'
import { applyToBook, readAgain } from './use-addresses.ts'
import { writeFailure } from './write-failure.ts'

type Props = {
  email: string
  saved: readonly SavedAddress[]
  /** Called when it is saved or cancelled. */
  onClose: () => void
}

/** Adds an address to the address book, with the proof that the server asks for (CAP-3). */
export function AddAddress({ email, saved, onClose }: Props) {
  const [draft] = useState(() => draftOf(email, 'address'))
  const [failure, setFailure] = useState<FormFailure | null>(draft?.failure ?? null)
  const keep = useCallback((typed: AddressValues) => keepDraft(email, 'address', typed), [email])
  const sandbox = useQuery(wakeUpQuery).data?.mode === 'sandbox'
  const earlier = useQuery(withdrawalsQuery(email))
  const own = useOwnAddresses()
  const labelled = saved.map((each) => ({ label: labelOf(each), address: each.address }))
  const form = useRef<HTMLFormElement>(null)
  // A form that is restored doesn't take the focus.
  useEffect(() => {
    if (!draft) form.current?.querySelector('input')?.focus()
  }, [draft])

  const save = async (body: AddressRequest) => {
    setFailure(null)
    try {
      const response = addressResponse.safeParse(await confirmedCall('addAddress', { body }))
      const added = response.success ? response.data.address : null
      if (added)
        applyToBook(email, (book) => ({
          ...book,
          addresses: { ...book.addresses, rows: [...book.addresses.rows, { ...added, lastUsedAt: null }] },
        }))
      const { book, found } = await look(body)
      if (book?.addresses.unreadable === 0 && !found)
        setFailure(writeFailure(contradiction('your list doesn’t show it')))
      else isSaved(body.label, found?.usableFrom ?? added?.usableFrom)
    } catch (error) {
      const failed = writeFailure(error)
      keepFailure(email, 'address', failed)
      if (!failed) return
      const { found } = failed.effect === 'unknown' ? await look(body) : {}
      if (found) isSaved(labelOf(found), found.usableFrom)
      else setFailure(failed)
    }
  }
  const look = async ({ address: added }: AddressRequest) => {
    const book = await readAgain(email)
    return { book, found: book?.addresses.rows.find(({ address }) => isSameAddress(address, added)) }
  }
  const isSaved = (label: string, usableFrom: string | null | undefined) => {
    const waits = usableFrom != null && Date.parse(usableFrom) > serverTimeNow()
    announce(`“${label}” is saved.${waits ? ` It can be used from ${formatMoment(usableFrom)}.` : ''}`)
    close()
  }
  const close = () => {
    dropDraft(email, 'address')
    onClose()
  }
  return (
    <>
      {earlier.isError && (
        <p className="text-sm text-muted">
          We could not load your earlier withdrawals, so we cannot compare an address with those you used
          before.
        </p>
      )}
      <SavedAddressForm
        ref={form}
        sandbox={sandbox}
        ownAddresses={own}
        usedAddresses={earlier.data?.flatMap(({ wallet }) => wallet ?? []) ?? []}
        saved={labelled}
        failure={failure}
        typed={draft?.values}
        onTyped={keep}
        onSave={save}
        aside={
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
        }
      />
    </>
  )
}

/** Every deposit address that we know: the customer's details whose names end in `Address`, and the operator's addresses. */
function useOwnAddresses(): readonly string[] {
  const { fresh, stored } = useCustomer()
  const details = fresh ?? stored
  return useMemo(
    () => [
      ...Object.entries(details ?? {}).flatMap(([name, value]) =>
        name.endsWith('Address') && typeof value === 'string' && value !== '' ? value : [],
      ),
      ...Object.values(brand.depositAddresses).filter((text) => text !== null),
    ],
    [details],
  )
}
