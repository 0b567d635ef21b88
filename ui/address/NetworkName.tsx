import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'
import { nameOfNetwork } from './name-of-network.ts'

type Props = Omit<ComponentProps<'p'>, 'children'> & {
  /** The name of the network, as wallets show it. */
  network: string
  /** Adds “test network” if the name doesn’t say it, because no real money may be sent on one. */
  testNetwork: boolean
}

/** The name of an address's network, which says if it is a test network. */
export function NetworkName({ network, testNetwork, className, ...rest }: Props) {
  const t = useTranslate()
  return (
    <p
      data-slot="network-name"
      className={cn('flex flex-wrap items-center gap-x-3 gap-y-1', className)}
      {...rest}
    >
      <span className="text-muted">{t(m.network)}</span>
      <strong className="font-semibold">{nameOfNetwork(network, testNetwork, t)}</strong>
    </p>
  )
}
