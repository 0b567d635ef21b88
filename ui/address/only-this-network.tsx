import { TriangleAlert } from 'lucide-react'
import { useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'
import { nameOfNetwork } from './name-of-network.ts'

type Props = {
  /** The symbol of the coin, such as `BTC`. */
  symbol: string
  /** The name of the network, as wallets show it. */
  network: string
  /** Adds “test network” to the name, and a sentence that warns against sending real money. */
  testNetwork: boolean
}

/** What may be sent to the address below, because the question that said so is gone (DEP-2). */
export function OnlyThisNetwork({ symbol, network, testNetwork }: Props) {
  const t = useTranslate()
  return (
    <p data-slot="only-this-network" className="flex gap-2 text-sm">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-pending" />
      <span className="min-w-0">
        {t(m.onlyOnNetwork, {
          symbol,
          network: <strong className="font-semibold">{nameOfNetwork(network, testNetwork, t)}</strong>,
        })}
        {testNetwork && <> {t(m.noRealMoney)}</>}
      </span>
    </p>
  )
}
