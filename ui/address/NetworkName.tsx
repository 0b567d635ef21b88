import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Badge } from '../primitives/Badge.tsx'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'p'>, 'children'> & {
  /** The name of the network, as wallets show it. */
  network: string
  /** Adds a badge, because no real money may be sent on a test network. */
  testNetwork: boolean
}

/** The name of an address's network, with a badge if it is a test network. */
export function NetworkName({ network, testNetwork, className, ...rest }: Props) {
  const t = useTranslate()
  return (
    <p
      data-slot="network-name"
      className={cn('flex flex-wrap items-center gap-x-3 gap-y-1', className)}
      {...rest}
    >
      <span className="text-muted">{t(m.network)}</span>
      <strong className="font-semibold">{network}</strong>
      {testNetwork && <Badge tone="pending">{t(m.testNetwork)}</Badge>}
    </p>
  )
}
