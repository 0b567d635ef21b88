import type { SavedAddress } from '#contract/capabilities/security.ts'
import { ADDRESS_WAIT } from '#contract/capabilities/security-fields.ts'
import { addressKey } from '#contract/address-key.ts'
import { isSameAddress } from '#ui/address/look-alike.ts'
import { inEnglish } from '#ui/lib/locale-context.ts'
import { formatDay, formatMoment, MISSING } from '#ui/money/format.ts'
import { Callout } from '#ui/primitives/Callout.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { LoadError } from '#ui/primitives/LoadError.tsx'
import { isWaitKnown, labelOf, networkLabel, waitsUntil } from '#ui/security/saved-address-labels.ts'
import type { UsedWallet } from '#ui/withdrawal/payees.ts'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { nothingUsable } from './only-saved-rule.ts'
import type { PayeeBook } from './payee-book.ts'
import type { AddressBook } from './use-addresses.ts'

type BookFailure = { why: string; retrying: boolean; onRetry: () => void }

const NOT_SAVED = 'You pay only to saved addresses, and this is not one of them'

/** What an address book that was read means for the withdrawal forms (CAP-3). `failure`: why it could not be read again since. */
export function payeeBookFrom(
  { only, onlyOffFrom, addresses }: AddressBook,
  now: number,
  failure?: BookFailure,
): PayeeBook {
  const { rows, unreadable } = addresses
  // The address may be among those that could not be read, and those would be paid.
  const isForeign = (wallet: string) =>
    only && unreadable === 0 && !rows.some(({ address }) => isSameAddress(address, wallet))
  const nothing = only ? nothingUsable(addresses, now) : null
  const noneSaved = nothing?.from === null
  const noteWith = (refused: string) =>
    only || failure ? (
      <>
        {failure && (
          <UnreadBook {...failure} title="Your saved addresses could not be refreshed">
            What this page says about them may be out of date. The server decides when you request the
            withdrawal.
          </UnreadBook>
        )}
        {only && <OnlySavedNote refused={refused} offFrom={onlyOffFrom ?? null} />}
      </>
    ) : null
  return {
    payeesWith: (used, problem) => [
      ...rows.map((saved) => payeeOf(saved, now, problem(saved.address))),
      ...used
        .filter(({ wallet }) => !rows.some(({ address }) => isSameAddress(address, wallet)))
        .map((each) => (isForeign(each.wallet) ? { ...each, disabledReason: `${NOT_SAVED}.` } : each)),
    ],
    saved: rows.map((saved) => ({ label: labelOf(saved), address: saved.address })),
    refuses: (wallet) => {
      const saved = rows.find(({ address }) => isSameAddress(address, wallet))
      const until = saved ? waitsUntil(saved, now) : null
      if (saved && until !== null) return `“${labelOf(saved)}” can be used from ${formatMoment(until)}`
      return isForeign(wallet) ? NOT_SAVED : null
    },
    crypto: noneSaved ? 'You pay only to saved addresses, and you have saved none' : undefined,
    bank: only ? 'You pay only to saved addresses, so a bank transfer would be refused' : undefined,
    notes: {
      bank: noteWith('Bank transfers are refused'),
      crypto: noteWith(
        noneSaved
          ? 'You have saved none, so every withdrawal is refused'
          : nothing === null
            ? 'Withdrawals to other addresses are refused'
            : `No saved address can be used before ${formatMoment(nothing.from)}, and withdrawals to others are refused`,
      ),
    },
  }
}

/** The book while it can't be read: nothing is shown of it, and the server decides. */
export const failedBook = (failure: BookFailure): PayeeBook => ({
  payeesWith: (used) => [...used],
  saved: [],
  refuses: () => null,
  bank: undefined,
  crypto: undefined,
  notes: {
    bank: (
      <UnreadBook {...failure}>
        So we can’t say here whether you pay only to saved addresses. The server decides when you request the
        withdrawal.
      </UnreadBook>
    ),
    crypto: (
      <UnreadBook {...failure}>
        So we can’t say here which addresses you have saved, or compare others with them. The server decides
        when you request the withdrawal.
      </UnreadBook>
    ),
  },
})

function UnreadBook({
  why,
  title = 'Your saved addresses could not be loaded',
  children,
  ...retry
}: BookFailure & { title?: string; children: ReactNode }) {
  return (
    <LoadError tone="warning" title={title} {...retry}>
      {why} {children}
    </LoadError>
  )
}

function payeeOf(saved: SavedAddress, now: number, problem: string | undefined): UsedWallet {
  const { address, lastUsedAt, times } = saved
  const until = waitsUntil(saved, now)
  const network = networkLabel(saved, inEnglish)
  const doubt = isWaitKnown(saved) ? '' : '. We could not read from when it can be used'
  return {
    id: addressKey(address),
    wallet: address.trim(),
    label: labelOf(saved),
    note: `${network}, ${address.slice(0, 6)}…${address.slice(-6)}`,
    lastUsed: lastUsedAt ?? null,
    failed: false,
    uses:
      lastUsedAt != null && formatDay(lastUsedAt) !== MISSING
        ? undefined
        : times === 0
          ? `Saved, not used yet${doubt}`
          : `Saved${doubt}`,
    disabledReason:
      until !== null
        ? `${network}. Usable from ${formatMoment(until)}.`
        : problem === undefined
          ? undefined
          : `${network}. ${problem}.`,
  }
}

function OnlySavedNote({ refused, offFrom }: { refused: string; offFrom: string | null }) {
  return (
    <Callout title="You pay only to saved addresses">
      {offFrom === null ? (
        `${refused}. If you switch this off, that takes effect ${ADDRESS_WAIT.onlyOff} hours later.`
      ) : (
        <>
          {refused} until <time dateTime={offFrom}>{formatMoment(offFrom)}</time>. Then your change takes
          effect.
        </>
      )}{' '}
      <Link href={paths.security}>Change it on the security page</Link>
    </Callout>
  )
}
