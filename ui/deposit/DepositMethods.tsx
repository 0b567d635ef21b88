import { useState, type ComponentProps } from 'react'
import { Accordion, AccordionItem } from '../primitives/Accordion.tsx'
import { LoadError } from '../primitives/LoadError.tsx'
import { Skeleton, SkeletonGroup } from '../primitives/Skeleton.tsx'
import { assets, depositMethodIds, type DepositMethod } from './deposit-method.ts'
import { DepositAddress } from './DepositAddress.tsx'
import { NetworkConfirm } from '../address/NetworkConfirm.tsx'

type Data =
  | { state: 'loading' }
  | { state: 'failed'; reason: string; onRetry: () => void }
  | { state: 'ready'; methods: DepositMethod[]; testNetwork: boolean }

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** No address is shown until the data is ready (C38). */
  data: Data
  copiedFor?: number
  /** Called once an address is shown that can receive funds. */
  onShown?: () => void
  /** Called once an address is shown with a warning not to send funds to it. */
  onDoubt?: () => void
}

export const UNAVAILABLE = 'Address unavailable. Do not send funds.'
export const NO_ADDRESS = 'No deposit address is set up for this method yet. Contact support.'

/** The ways to deposit, each with its network, address, QR code and copy button (DEP-2). */
export function DepositMethods({ data, copiedFor, onShown, onDoubt, ...rest }: Props) {
  return (
    <div data-slot="deposit-methods" data-state={data.state} {...rest}>
      {data.state === 'loading' && <Loading />}
      {data.state === 'failed' && (
        <LoadError live="assertive" title={UNAVAILABLE} onRetry={data.onRetry}>
          {data.reason}
        </LoadError>
      )}
      {data.state === 'ready' && (
        <Methods
          methods={data.methods}
          testNetwork={data.testNetwork}
          copiedFor={copiedFor}
          onShown={onShown}
          onDoubt={onDoubt}
        />
      )}
    </div>
  )
}

type ReadyProps = Omit<Extract<Data, { state: 'ready' }>, 'state'> & {
  copiedFor?: number
  onShown?: () => void
  onDoubt?: () => void
}

function Methods({ methods, testNetwork, copiedFor, onShown, onDoubt }: ReadyProps) {
  // The customer confirms one network. If the network changes, they must confirm again.
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  const [latest, setLatest] = useState<string | null>(null)
  return (
    <Accordion type="single" collapsible onValueChange={() => setLatest(null)}>
      {methods.map(({ id, address, network, changed }) => {
        const choice = `${id} on ${network}`
        return (
          <AccordionItem key={id} value={id} title={assets[id].name} disabledReason={reasons(address)}>
            {typeof address === 'string' && confirmed.includes(choice) && (
              <DepositAddress
                {...{ id, address, network, testNetwork, changed, copiedFor, onShown, onDoubt }}
                tabIndex={-1}
                ref={latest === choice ? focusIt : undefined}
                className="outline-none"
              />
            )}
            {typeof address === 'string' && !confirmed.includes(choice) && (
              <NetworkConfirm
                asset={assets[id].asset}
                network={network}
                testNetwork={testNetwork}
                onConfirm={() => {
                  setLatest(choice)
                  setConfirmed([...confirmed, choice])
                }}
              />
            )}
          </AccordionItem>
        )
      })}
    </Accordion>
  )
}

const reasons = (address: DepositMethod['address']) =>
  typeof address === 'string' ? undefined : address === null ? NO_ADDRESS : UNAVAILABLE

/** Moves the focus to the address, because the button that had it is gone. */
const focusIt = (element: HTMLElement | null) => element?.focus()

function Loading() {
  return (
    <SkeletonGroup label="Loading your deposit addresses" className="ruled">
      {depositMethodIds.map((id) => (
        <div key={id} className="flex min-h-13 items-center">
          <Skeleton className="h-5 w-28" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
