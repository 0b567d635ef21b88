import type { SavedAddress } from '#contract/capabilities/security.ts'
import { ADDRESS_WAIT } from '#contract/capabilities/security-fields.ts'
import { cn } from '#ui/lib/cn.ts'
import { Button } from '#ui/primitives/Button.tsx'
import { Skeleton } from '#ui/primitives/Skeleton.tsx'
import { AccountSection } from '#ui/profile/AccountSection.tsx'
import { SavedAddressList } from '#ui/security/SavedAddressList.tsx'
import { buttonHeight } from '#ui/security/row-placeholders.tsx'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { capabilityMessage } from '../api/capability-failure.ts'
import { AddAddress } from './AddAddress.tsx'
import { sections } from './sections.ts'
import { OnlySaved } from './OnlySaved.tsx'
import { nothingUsable } from './only-saved-rule.ts'
import { RemoveAddress } from './RemoveAddress.tsx'
import { draftOf } from './security-drafts.ts'
import { useAddresses } from './use-addresses.ts'

/** The address book of the security page: the saved addresses, adding, removing, and whether withdrawals go only to them (CAP-3). */
export function AddressBookPart({ email }: { email: string }) {
  const { data, error, isFetching, refetch, now } = useAddresses(email)
  const [adding, setAdding] = useState(() => draftOf(email, 'address') !== undefined)
  const [removing, setRemoving] = useState<SavedAddress | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const rows = data?.addresses.rows
  const nothing = data ? nothingUsable(data.addresses, now) : null
  return (
    <AccountSection
      id={sections.addressBook}
      title="Address book"
      lead={`Addresses that you withdraw to. You can use a new one ${ADDRESS_WAIT.added} hours after you save it.`}
    >
      <SavedAddressList
        addresses={rows}
        unreadable={data?.addresses.unreadable}
        error={error ? capabilityMessage(error) : undefined}
        onRetry={refetch}
        retrying={isFetching}
        now={now}
        onRemove={setRemoving}
      />
      {!data && !error && (
        <>
          <Skeleton className={cn(buttonHeight, 'w-40')} />
          <Skeleton className="h-46.25 w-full sm:h-31.25" />
        </>
      )}
      {data && !adding && (
        <Button ref={addButton} variant="secondary" size="sm" onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-4" />
          Add an address
        </Button>
      )}
      {data && adding && (
        <AddAddress
          email={email}
          saved={data.addresses.rows}
          onClose={() => {
            flushSync(() => setAdding(false))
            addButton.current?.focus()
          }}
        />
      )}
      {data && (
        <OnlySaved
          email={email}
          only={data.only}
          offFrom={data.onlyOffFrom ?? null}
          noneSaved={nothing?.from === null}
          usableFrom={nothing?.from ?? null}
        />
      )}
      {data && removing && (
        <RemoveAddress
          key={removing.id}
          email={email}
          saved={removing}
          only={data.only}
          others={{ ...data.addresses, rows: data.addresses.rows.filter(({ id }) => id !== removing.id) }}
          now={now}
          onClose={() => setRemoving(null)}
          // The row with the button that opened the question is gone.
          onRemoved={() => addButton.current?.focus()}
        />
      )}
    </AccountSection>
  )
}
