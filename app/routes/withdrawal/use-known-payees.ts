import type { Withdrawal } from '#contract/transactions.ts'
import type { UserDetails } from '#contract/user.ts'
import { usedBanks, usedWallets } from '#ui/withdrawal/payees.ts'
import { useMemo } from 'react'
import { brand } from '../../content/brand.ts'
import type { PayeeBook } from '../../security/payee-book.ts'

type Lists = {
  /** The customer's withdrawals, `undefined` until they are loaded. */
  earlier: readonly Withdrawal[] | undefined
  sandbox: boolean
  /** The saved addresses, if the backend has an address book. */
  saved: PayeeBook['saved'] | undefined
}

const none: readonly Withdrawal[] = []

/**
 * The destinations that the forms know: `banks` and `wallets` to choose from, the customer's `own` deposit addresses, which are refused,
 * and all that a typed address is compared with, because a forged one looks like a `known` one.
 */
export function useKnownPayees(
  { bitcoinAddress, ethereumAddress, usdtAddress }: UserDetails,
  { earlier = none, sandbox, saved }: Lists,
) {
  const own = useMemo(
    () =>
      [bitcoinAddress, ethereumAddress, usdtAddress, ...Object.values(brand.depositAddresses)].filter(
        (address) => address !== null,
      ),
    [bitcoinAddress, ethereumAddress, usdtAddress],
  )
  return {
    own,
    banks: useMemo(() => usedBanks(earlier), [earlier]),
    wallets: useMemo(() => usedWallets(earlier, sandbox, own), [earlier, sandbox, own]),
    known: { own, used: earlier.flatMap(({ wallet }) => wallet ?? []), saved },
  }
}
