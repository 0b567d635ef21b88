import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Badge } from '../primitives/Badge.tsx'

type Props = Omit<ComponentProps<'p'>, 'children'> & {
  /** The name of the network, as wallets show it. */
  network: string
  /** Adds a badge. No real money may be sent on a test network. */
  testNetwork: boolean
}

/** The name of an address's network, with a badge if it is a test network. */
export function NetworkName({ network, testNetwork, className, ...rest }: Props) {
  return (
    <p
      data-slot="network-name"
      className={cn('flex flex-wrap items-center gap-x-3 gap-y-1', className)}
      {...rest}
    >
      <span className="text-muted">Network</span>
      <strong className="font-semibold">{network}</strong>
      {testNetwork && <Badge tone="pending">test network</Badge>}
    </p>
  )
}
