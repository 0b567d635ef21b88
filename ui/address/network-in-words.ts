import type { Translate } from '../lib/locale-context.ts'
import { checkAddress, networkNames } from './address-check.ts'
import * as m from './messages.ts'

/** The name of the network of an address, such as 'Bitcoin test network', or that the address wasn't checked. */
export function networkInWords(address: string, t: Translate): string {
  const { network, testNetwork } = checkAddress(address)
  if (network === undefined) return t(m.addressNotChecked)
  const name = networkNames[network]
  return testNetwork ? t(m.onTestNetwork, { network: name }) : name
}
