import type { Translate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

/** The name of a network, which says if it is a test network. */
export function nameOfNetwork(network: string, testNetwork: boolean, t: Translate): string {
  const word = t(m.testNetwork)
  return testNetwork && !network.toLowerCase().includes(word.toLowerCase()) ? `${network} (${word})` : network
}
