import { useEffect, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Callout } from '../primitives/Callout.tsx'
import { checkAddress } from '../address/address-check.ts'
import { AddressQr } from '../address/AddressQr.tsx'
import { CopyAddressRow } from '../address/CopyAddressRow.tsx'
import { assets, type DepositMethodId } from './deposit-method.ts'
import { NetworkName } from '../address/NetworkName.tsx'
import { PasteCheck } from '../address/PasteCheck.tsx'
import { paymentUri } from './payment-uri.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  id: DepositMethodId
  address: string
  network: string
  testNetwork: boolean
  changed?: boolean
  copiedFor?: number
  /** Called once an address is shown that can receive funds (DEP-5). */
  onShown?: () => void
  /** Called instead if the address is shown with a warning not to send funds to it. */
  onDoubt?: () => void
}

/** Where to send a deposit: the network, the address with its QR code, and a field to check a pasted address (DEP-2). */
export function DepositAddress({
  id,
  address,
  network,
  testNetwork,
  changed,
  copiedFor,
  onShown,
  onDoubt,
  className,
  ...rest
}: Props) {
  const { name } = assets[id]
  const doubt = doubtAbout(address, testNetwork)
  const usable = doubt === null
  useEffect(() => {
    if (usable) onShown?.()
    else onDoubt?.()
  }, [usable, onShown, onDoubt])
  return (
    <div data-slot="deposit-address" className={cn('grid grid-cols-1 gap-5', className)} {...rest}>
      <NetworkName network={network} testNetwork={testNetwork} />
      {doubt !== null && (
        <Callout tone="danger" title="Do not send funds to this address">
          {doubt} Contact support.
        </Callout>
      )}
      {changed && (
        <Callout tone="warning" title="This address changed since your last visit">
          If nobody told you why, ask support before you send anything.
        </Callout>
      )}
      <div className="flex flex-wrap items-start gap-5">
        {doubt === null && (
          <AddressQr uri={paymentUri(id, address, { testNetwork })} address={address} name={name} />
        )}
        <div className="grid min-w-0 grow basis-72 gap-5">
          <CopyAddressRow address={address} name={name} copiedFor={copiedFor} />
          <PasteCheck address={address} />
        </div>
      </div>
    </div>
  )
}

/** Returns why no funds should be sent to the address: it is damaged or on the wrong network, so they would be lost. */
function doubtAbout(address: string, testNetwork: boolean): string | null {
  const check = checkAddress(address)
  if (check.problem !== undefined) return `${check.problem}.`
  if (check.testNetwork && !testNetwork) return 'It belongs to a test network, where real money is lost.'
  if (check.network === 'bitcoin' && !check.testNetwork && testNetwork)
    return 'It does not belong to the test network named above.'
  return null
}
