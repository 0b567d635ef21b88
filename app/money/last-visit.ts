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
 * C39: the deposit addresses of the last visit stand in the stored details, until fresh ones take their place. Read into
 * memory at the start, they need no storage of their own, which SES-1 would not allow.
 */
export function rememberLastVisit(details: UserDetails | undefined) {
  known = details
    ? {
        email: details.email,
        addresses: {
          bitcoin: details.bitcoinAddress ?? '',
          ethereum: details.ethereumAddress ?? '',
          usdt: details.usdtAddress ?? '',
        },
      }
    : null
}

export const addressesOfLastVisit = (email: string) => (known?.email === email ? known.addresses : null)
