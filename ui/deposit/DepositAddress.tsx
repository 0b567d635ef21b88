import type { Decimal } from '#contract/money.ts'
import { ChevronDown } from 'lucide-react'
import { useEffect, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate, type Translate } from '../lib/locale-context.ts'
import { summaryChevron, summaryRow } from '../primitives/disclosure-style.ts'
import { Callout } from '../primitives/Callout.tsx'
import { checkAddress } from '../address/address-check.ts'
import { AddressQr } from '../address/AddressQr.tsx'
import { CopyAddressRow } from '../address/CopyAddressRow.tsx'
import { coins, type ListedPrice } from './coin-amount.ts'
import { assets, type DepositMethodId } from './deposit-method.ts'
import * as m from './messages.ts'
import { NetworkName } from '../address/NetworkName.tsx'
import { OnlyThisNetwork } from '../address/only-this-network.tsx'
import { PasteCheck } from '../address/PasteCheck.tsx'
import { paymentUri } from './payment-uri.ts'
import { SendAmount } from './SendAmount.tsx'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The method, which determines the coin and the kind of payment link in the QR code. */
  id: DepositMethodId
  /** The address, as the server sent it. It is checked before it is offered. */
  address: string
  /** The name of the network, such as “Ethereum (ERC-20)”. */
  network: string
  /** Whether this is a test network, according to the server. */
  testNetwork: boolean
  /** The amount in the currency of the `LocaleProvider`, from which the amount of the coin is calculated. */
  amount: Decimal
  /** The listed price of one coin, `'loading'`, or `null` if there is none. */
  price: ListedPrice
  /** Whether the address differs from the one shown on the last visit. If so, a warning is shown. */
  changed?: boolean
  /** Whether the customer has reported this deposit. */
  reported?: boolean
  /** How long “Copied” is shown, in milliseconds. By default 3,000. */
  copiedFor?: number
  /** Called once an address is shown that can receive funds. */
  onShown?: () => void
  /** Called instead if the address is shown with a warning not to send funds to it. */
  onDoubt?: () => void
}

/** What to send and where: the network, the amount, the address with its QR code, and a check of a pasted address (DEP-2, DEP-4). */
export function DepositAddress({
  id,
  address,
  network,
  testNetwork,
  amount,
  price,
  changed,
  reported,
  copiedFor,
  onShown,
  onDoubt,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const { name } = assets[id]
  const doubt = doubtAbout(address, testNetwork, t)
  const usable = doubt === null
  useEffect(() => {
    if (usable) onShown?.()
    else onDoubt?.()
  }, [usable, onShown, onDoubt])
  return (
    <div data-slot="deposit-address" className={cn('grid grid-cols-1 gap-5', className)} {...rest}>
      {!usable && <NetworkName network={network} testNetwork={testNetwork} />}
      {doubt !== null && (
        <Callout tone="danger" title={t(m.doNotSend)}>
          {doubt} {t(m.contactSupport)}
        </Callout>
      )}
      {changed && (
        <Callout tone="warning" title={t(m.addressChanged)}>
          {t(m.askBeforeSending)}
        </Callout>
      )}
      <div className="grid grid-cols-1 ruled *:py-4">
        {usable && <SendAmount {...{ id, amount, price, testNetwork, reported, copiedFor }} />}
        <div className="grid grid-cols-1 gap-3">
          {usable && (
            <OnlyThisNetwork symbol={coins[id].symbol} network={network} testNetwork={testNetwork} />
          )}
          <CopyAddressRow address={address} name={name} copiedFor={copiedFor} />
        </div>
        {usable && <AddressQr uri={paymentUri(id, address, { testNetwork })} address={address} name={name} />}
      </div>
      <details className="group -mt-5 border-b border-line">
        <summary className={`${summaryRow} font-medium`}>
          <span className="min-w-0 grow">{t(m.compareAddress)}</span>
          <ChevronDown aria-hidden className={summaryChevron} />
        </summary>
        <PasteCheck address={address} className="pt-1 pb-4" />
      </details>
    </div>
  )
}

/** Returns why no funds should be sent to the address: it is damaged or on the wrong network, so they would be lost. */
function doubtAbout(address: string, testNetwork: boolean, t: Translate): string | null {
  const check = checkAddress(address)
  if (check.problem !== undefined) return `${check.problem(t)}.`
  if (check.testNetwork && !testNetwork) return t(m.addressOfTestNetwork)
  if (check.network === 'bitcoin' && !check.testNetwork && testNetwork) return t(m.addressOfOtherNetwork)
  return null
}
