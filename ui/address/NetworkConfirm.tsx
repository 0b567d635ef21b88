import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Button } from '../primitives/Button.tsx'
import { NetworkName } from './NetworkName.tsx'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The asset with its symbol, such as 'Bitcoin (BTC)'. */
  asset: string
  network: string
  testNetwork: boolean
  onConfirm: () => void
}

/** Asks the customer to confirm the network before showing an address, because funds sent on another network are lost. */
export function NetworkConfirm({ asset, network, testNetwork, onConfirm, className, ...rest }: Props) {
  return (
    <div data-slot="network-confirm" className={cn('grid justify-items-start gap-4', className)} {...rest}>
      <NetworkName network={network} testNetwork={testNetwork} />
      <p className="max-w-prose">
        Send only {asset}, and only on the network named above. What is sent on another network is lost and
        cannot be returned.
        {testNetwork && ' This server is a sandbox, so send no real money to it.'}
      </p>
      <Button variant="secondary" className="h-auto py-2 whitespace-normal" onClick={onConfirm}>
        I will use this network: show the address
      </Button>
    </div>
  )
}
