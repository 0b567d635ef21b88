import { z } from '#contract/zod.ts'
import { checkAddress, networkNames } from './address-check.ts'
import { findLookAlike, isSameAddress } from './look-alike.ts'

/** The schema of a withdrawal address. Test-network addresses are valid only in a sandbox, where all money is simulated (FAIR-6). */
export const walletAddress = (sandbox: boolean): z.ZodMiniType<string, string> =>
  z.string().check(
    z.trim(),
    z.superRefine((address, context) => {
      const check = checkAddress(address)
      const message =
        check.problem ??
        (check.testNetwork && !sandbox
          ? `This is a ${networkNames[check.network]} test-network address, where real money is lost. Enter one of the main network`
          : null)
      if (message !== null) context.addIssue({ code: 'custom', message })
    }),
  )

export type AddressNote =
  | { kind: 'recognised'; text: string; address: string }
  | { kind: 'no-checksum' | 'own-deposit'; text: string }
  | { kind: 'look-alike'; text: string; usedBefore: string }

/**
 * Returns the notes to show for an address: its network, a missing checksum, that it is one of the customer's `own` deposit
 * addresses, or that it resembles one of these or one `used` before. Returns none for an invalid address.
 */
export function addressNotes(
  address: string,
  { own, used }: { own: readonly string[]; used: readonly string[] },
): AddressNote[] {
  const check = checkAddress(address)
  if (check.problem !== undefined) return []
  const notes: AddressNote[] = [
    {
      kind: 'recognised',
      text: `${networkNames[check.network]} address${check.testNetwork ? ', test network' : ''}`,
      address: address.trim(),
    },
  ]
  if (!check.checksum)
    notes.push({
      kind: 'no-checksum',
      text: 'Written without capitals, an Ethereum address has no checksum, so a slip in it cannot be found. Compare every character.',
    })
  if (own.some((deposit) => isSameAddress(deposit, address)))
    notes.push({
      kind: 'own-deposit',
      text: 'This is the address you deposit to here, not a wallet of yours.',
    })
  const usedBefore = findLookAlike(address, [...used, ...own])
  if (usedBefore !== undefined)
    notes.push({
      kind: 'look-alike',
      text: 'This address looks like one you used before, but is not the same. Addresses are sometimes forged this way.',
      usedBefore,
    })
  return notes
}
