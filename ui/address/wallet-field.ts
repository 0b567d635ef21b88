import { z } from '#contract/zod.ts'
import type { Translate } from '../lib/locale-context.ts'
import { checkAddress, networkNames } from './address-check.ts'
import { findLookAlike, isSameAddress } from './look-alike.ts'
import * as m from './messages.ts'

/** The schema of a withdrawal address. Refuses the customer's `own` deposit addresses, because money sent there becomes a deposit, which can't be withdrawn. Accepts addresses of networks that we can't check (WDR-6). Test-network addresses are valid only in a sandbox, where all money is simulated (FAIR-6). */
export const walletAddress = (
  sandbox: boolean,
  own: readonly string[],
  t: Translate,
): z.ZodMiniType<string, string> =>
  z.string().check(
    z.trim(),
    z.superRefine((address, context) => {
      const check = checkAddress(address)
      if (own.some((deposit) => isSameAddress(deposit, address)))
        return context.addIssue({ code: 'custom', message: t(m.ownDepositRefused) })
      if (check.unchecked) return
      const message =
        check.problem?.(t) ??
        (check.testNetwork && !sandbox
          ? t(m.testNetworkRefused, { network: networkNames[check.network] })
          : null)
      if (message !== null) context.addIssue({ code: 'custom', message })
    }),
  )

/** The schema's error for an address, or `undefined`. */
export const walletProblem = (address: string, sandbox: boolean, own: readonly string[], t: Translate) =>
  walletAddress(sandbox, own, t).safeParse(address).error?.issues[0]?.message

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
  t: Translate,
): AddressNote[] {
  const check = checkAddress(address)
  if (check.problem !== undefined && !check.unchecked) return []
  const notes: AddressNote[] = []
  if (check.problem === undefined) {
    const network = networkNames[check.network]
    notes.push({
      kind: 'recognised',
      text: check.testNetwork ? t(m.testNetworkAddress, { network }) : t(m.networkAddress, { network }),
      address: address.trim(),
    })
  }
  if (check.checksum === false) notes.push({ kind: 'no-checksum', text: t(m.noChecksum) })
  if (own.some((deposit) => isSameAddress(deposit, address)))
    notes.push({ kind: 'own-deposit', text: t(m.ownDeposit) })
  const usedBefore = findLookAlike(address, [...saved.map((each) => each.address), ...used, ...own])
  if (usedBefore !== undefined) {
    const label = saved.find((each) => each.address === usedBefore)?.label
    notes.push({
      kind: 'look-alike',
      text: label === undefined ? t(m.looksLikeUsed) : t(m.looksLikeSaved, { label }),
      usedBefore,
      label,
    })
  }
  return notes
}
