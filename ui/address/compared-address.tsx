import type { Ref } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import { AddressNotes } from './AddressNotes.tsx'
import { UncheckedAddress } from './UncheckedAddress.tsx'
import { addressNotes, isUnchecked } from './wallet-field.ts'

type Props = {
  /** The typed address. */
  address: string
  /** The addresses that it is compared with. */
  known: Parameters<typeof addressNotes>[1]
  /** The address that the customer has confirmed, or ''. */
  compared: string
  onCompared: (address: string) => void
  /** Why the confirmation is missing. */
  error: string | undefined
  ref: Ref<HTMLInputElement>
}

/** Notes about a typed address. The customer must confirm an address on a network that can’t be checked. */
export function ComparedAddress({ address, known, compared, onCompared, error, ref }: Props) {
  const t = useTranslate()
  return (
    <>
      <AddressNotes notes={addressNotes(address, known, t)} />
      {isUnchecked(address) && (
        <UncheckedAddress
          address={address}
          error={error}
          ref={ref}
          checked={compared === address.trim()}
          onChange={(event) => onCompared(event.currentTarget.checked ? address.trim() : '')}
        />
      )}
    </>
  )
}
