import type { SavedAddress } from '#contract/capabilities/security.ts'
import { checkAddress, networkNames } from '../address/address-check.ts'
import type { Translate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

const names: Record<string, string> = networkNames

/** The network of a saved address in words. A network that we don't know is shown as the server names it. */
export function networkLabel(
  { network, address }: Pick<SavedAddress, 'network' | 'address'>,
  t: Translate,
): string {
  const name =
    network === null
      ? t(m.unknownNetwork)
      : network === 'other'
        ? t(m.otherNetwork)
        : (names[network] ?? network)
  return checkAddress(address).testNetwork ? t(m.testNetwork, { name }) : name
}

/** The name of a saved address, or both ends of the address if its name is missing. */
export const labelOf = ({ label, address }: Pick<SavedAddress, 'label' | 'address'>): string =>
  label?.trim() || `${address.slice(0, 6)}…${address.slice(-6)}`

/** Whether the response has a readable time from which the address can be used. */
export const isWaitKnown = ({ usableFrom }: Pick<SavedAddress, 'usableFrom'>): boolean =>
  !Number.isNaN(Date.parse(usableFrom ?? ''))

/** The time in milliseconds before which payouts to it are refused, or `null` if that has passed or isn't known. */
export function waitsUntil({ usableFrom }: Pick<SavedAddress, 'usableFrom'>, now: number): number | null {
  const from = Date.parse(usableFrom ?? '')
  return from > now ? from : null
}
