import { z } from '#contract/zod.ts'
import { checkAddress, networkNames } from './address-check.ts'
import { findLookAlike, isSameAddress } from './look-alike.ts'

const OWN_DEPOSIT = 'This is your own deposit address, and a withdrawal cannot be sent to it'
const noAddresses: readonly string[] = []

/** The schema of a withdrawal address. Refuses the customer's `own` deposit addresses: what arrives there is a deposit, which can't be withdrawn. Accepts addresses of networks that we can't check (WDR-6). Test-network addresses are valid only in a sandbox, where all money is simulated (FAIR-6). */
export const walletAddress = (sandbox: boolean, own = noAddresses): z.ZodMiniType<string, string> =>
  z.string().check(
    z.trim(),
    z.superRefine((address, context) => {
      const check = checkAddress(address)
      if (own.some((deposit) => isSameAddress(deposit, address)))
        return context.addIssue({ code: 'custom', message: OWN_DEPOSIT })
      if (check.unchecked) return
      const message =
        check.problem ??
        (check.testNetwork && !sandbox
          ? `This is a ${networkNames[check.network]} test-network address. Real money sent to it may be lost for good. Enter one of the main network`
          : null)
      if (message !== null) context.addIssue({ code: 'custom', message })
    }),
  )

/** What the schema says against an address, or `undefined`. */
export const walletProblem = (address: string, sandbox: boolean, own?: readonly string[]) =>
  walletAddress(sandbox, own).safeParse(address).error?.issues[0]?.message

export type AddressNote =
  | { kind: 'recognised'; text: string; address: string }
  | { kind: 'no-checksum' | 'own-deposit'; text: string }
  | {
      kind: 'look-alike'
      text: string
      usedBefore: string
      /** The name of the saved address that it resembles. */
      label?: string
    }

/** Whether the text may be an address of a network that we can't check, so that the customer has to confirm it (WDR-6). */
export const isUnchecked = (address: string) => checkAddress(address).unchecked === true

/**
 * Returns the notes to show for an address: its network, a missing checksum, that it is one of the customer's `own` deposit
 * addresses, or that it resembles one of these, one `used` before or a `saved` one. Returns none for an invalid address.
 */
export function addressNotes(
  address: string,
  {
    own,
    used,
    saved = [],
  }: {
    own: readonly string[]
    used: readonly string[]
    saved?: readonly { label: string; address: string }[] | undefined
  },
): AddressNote[] {
  const check = checkAddress(address)
  if (check.problem !== undefined && !check.unchecked) return []
  const notes: AddressNote[] = []
  if (check.problem === undefined)
    notes.push({
      kind: 'recognised',
      text: `${networkNames[check.network]} address${check.testNetwork ? ', test network' : ''}`,
      address: address.trim(),
    })
  if (check.checksum === false)
    notes.push({
      kind: 'no-checksum',
      text: 'An Ethereum address without capital letters has no checksum, so we can’t detect a typing error in it. Compare every character.',
    })
  if (own.some((deposit) => isSameAddress(deposit, address)))
    notes.push({
      kind: 'own-deposit',
      text: 'This is the address you deposit to here, not a wallet of yours. Enter the address of your own wallet.',
    })
  const usedBefore = findLookAlike(address, [...saved.map((each) => each.address), ...used, ...own])
  if (usedBefore !== undefined) {
    const label = saved.find((each) => each.address === usedBefore)?.label
    notes.push({
      kind: 'look-alike',
      text: `This address looks like ${label === undefined ? 'one you used before' : `your saved address “${label}”`}, but is not the same. Fraudsters make such addresses on purpose.`,
      usedBefore,
      label,
    })
  }
  return notes
}
