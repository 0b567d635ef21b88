import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Button } from '../primitives/Button.tsx'
import * as m from './messages.ts'
import { NetworkName } from './NetworkName.tsx'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The asset with its symbol, such as 'Bitcoin (BTC)'. */
  asset: string
  /** The name of the network, as wallets show it. */
  network: string
  /** Adds “test network” to the name, and a sentence that warns against sending real money. */
  testNetwork: boolean
  /** Called when the customer confirms the network. The button then disappears, so move the focus. */
  onConfirm: () => void
}

/** Asks the customer to confirm the network before showing an address, because funds sent over another network may be lost. */
export function NetworkConfirm({ asset, network, testNetwork, onConfirm, className, ...rest }: Props) {
  const t = useTranslate()
  return (
    <div
      data-slot="network-confirm"
      className={cn('grid justify-items-start gap-3 rounded-card bg-tint p-4 sm:p-5', className)}
      {...rest}
    >
      <NetworkName network={network} testNetwork={testNetwork} />
      <div className="grid max-w-prose gap-2">
        <p>{t(m.sendOnly, { asset })}</p>
        {testNetwork && <p className="text-muted">{t(m.noRealMoney)}</p>}
      </div>
      <Button className="h-auto max-w-full py-2 text-balance whitespace-normal" onClick={onConfirm}>
        {t(m.confirmNetwork)}
      </Button>
    </div>
  )
}
