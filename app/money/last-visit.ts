import type { UserDetails } from '#contract/user.ts'
import type { DepositMethodId } from '#ui/deposit/deposit-method.ts'

export type KnownAddresses = Record<DepositMethodId, string>

export const addressFields = {
  bitcoin: 'bitcoinAddress',
  ethereum: 'ethereumAddress',
  usdt: 'usdtAddress',
} as const satisfies Record<DepositMethodId, string>

let known: { email: string; addresses: KnownAddresses } | null = null

/**
 * Keeps the deposit addresses of the last visit in memory, so that a change since then can be shown (C39). They come from the
 * stored user details, before fresh details replace those; SES-1 doesn't allow storing them separately.
 */
export function rememberLastVisit(details: UserDetails | undefined) {
  known = details
    ? {
        email: details.email,
        addresses: {
          bitcoin: details[addressFields.bitcoin] ?? '',
          ethereum: details[addressFields.ethereum] ?? '',
          usdt: details[addressFields.usdt] ?? '',
        },
      }
    : null
}

/** The deposit addresses that this customer saw on the last visit, or `null` if they aren't known. */
export const addressesOfLastVisit = (email: string) => (known?.email === email ? known.addresses : null)
