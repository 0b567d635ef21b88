import { checkAddress, networkNames } from '../address/address-check.ts'
import type { Translate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

/** The network of an address, in words. */
export function networkOf(address: string, t: Translate): string {
  const { network, testNetwork } = checkAddress(address)
  if (network === undefined) return t(m.networkNotChecked)
  const name = networkNames[network]
  return testNetwork ? t(m.testNetwork, { network: name }) : name
}
