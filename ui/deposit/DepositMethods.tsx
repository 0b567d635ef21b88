import type { Decimal } from '#contract/money.ts'
import { useState, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate, type Translate } from '../lib/locale-context.ts'
import { Accordion, AccordionItem } from '../primitives/Accordion.tsx'
import { LoadError } from '../primitives/LoadError.tsx'
import { Skeleton, SkeletonGroup } from '../primitives/Skeleton.tsx'
import { AnotherCoin } from './another-coin.tsx'
import { coins, type Prices } from './coin-amount.ts'
import { assets, depositMethodIds, type DepositMethod, type DepositMethodId } from './deposit-method.ts'
import { DepositAddress } from './DepositAddress.tsx'
import * as m from './messages.ts'
import { MethodMark } from './MethodMark.tsx'
import { NetworkConfirm } from '../address/NetworkConfirm.tsx'

type Data =
  | { state: 'loading' }
  | {
      state: 'failed'
      /** Why the addresses could not be loaded, as a sentence. */
      reason: string
      /** Called by the retry button. */
      onRetry: () => void
    }
  | {
      state: 'ready'
      /** The methods, in order. */
      methods: DepositMethod[]
      /** Whether the server works with test networks, where no real money may be sent. */
      testNetwork: boolean
    }

/** The customer's choices. `confirmed`: the networks that they confirmed, each for one method. */
export type MethodChoice = {
  /** The method that is open, or `null`. */
  method: DepositMethodId | null
  /** The network confirmations, each created by `networkChoice`. */
  confirmed: readonly string[]
}

/** Identifies a network confirmation. If the network changes, the customer must confirm again. */
export const networkChoice = ({ id, network }: Pick<DepositMethod, 'id' | 'network'>) => `${id} on ${network}`

type Common = {
  /** In the currency of the `LocaleProvider`. */
  amount: Decimal
  /** The listed price of each coin, from which the amount to send is calculated. */
  prices: Prices
  /** The customer's choices from before a reload. */
  defaultChoice?: MethodChoice
  /** The id of the method of the customer's last deposit. It is marked as such. */
  usedLast?: string | null
  /** Whether the customer has reported this deposit. */
  reported?: boolean
  /** How long “Copied” is shown, in milliseconds. By default 3,000. */
  copiedFor?: number
  /** Called after each change, so that it can be stored. */
  onChoice?: (choice: MethodChoice) => void
  /** Called once an address is shown that can receive funds. */
  onShown?: () => void
  /** Called once an address is shown with a warning not to send funds to it. */
  onDoubt?: () => void
}

type Props = Omit<ComponentProps<'div'>, 'children'> &
  Common & {
    /** No address is shown until the data is ready. */
    data: Data
  }

/** The ways to deposit, each with its network, amount, address, QR code and copy buttons (DEP-2, DEP-4). */
export function DepositMethods({
  data,
  amount,
  prices,
  defaultChoice,
  usedLast,
  reported,
  copiedFor,
  onChoice,
  onShown,
  onDoubt,
  ...rest
}: Props) {
  const t = useTranslate()
  return (
    <div data-slot="deposit-methods" data-state={data.state} {...rest}>
      {data.state === 'loading' && <Loading />}
      {data.state === 'failed' && (
        <LoadError live="assertive" title={t(m.addressUnavailable)} onRetry={data.onRetry}>
          {data.reason}
        </LoadError>
      )}
      {data.state === 'ready' && (
        <Methods
          methods={data.methods}
          testNetwork={data.testNetwork}
          {...{ amount, prices, defaultChoice, usedLast, reported, copiedFor, onChoice, onShown, onDoubt }}
        />
      )}
    </div>
  )
}

type ReadyProps = Omit<Extract<Data, { state: 'ready' }>, 'state'> & Common

const nothing: MethodChoice = { method: null, confirmed: [] }

function Methods({
  methods,
  testNetwork,
  amount,
  prices,
  defaultChoice = nothing,
  usedLast,
  reported,
  copiedFor,
  onChoice,
  onShown,
  onDoubt,
}: ReadyProps) {
  const t = useTranslate()
  const [choice, setChoice] = useState(defaultChoice)
  const [latest, setLatest] = useState<string | null>(null)
  const [othersShown, setOthersShown] = useState(false)
  const open = methods.find(({ id }) => id === choice.method)
  const folded =
    !othersShown &&
    methods.length > 1 &&
    typeof open?.address === 'string' &&
    choice.confirmed.includes(networkChoice(open))
  const choose = (change: Partial<MethodChoice>, pressed: string | null) => {
    const next = { ...choice, ...change }
    setLatest(pressed)
    setOthersShown(false)
    setChoice(next)
    onChoice?.(next)
  }
  return (
    <Accordion
      type="single"
      collapsible
      value={choice.method ?? ''}
      onValueChange={(id) => choose({ method: depositMethodIds.find((each) => each === id) ?? null }, null)}
    >
      {methods.map((method) => (
        <AccordionItem
          key={method.id}
          value={method.id}
          className={cn(
            'scroll-mt-[calc(var(--notices-height,7.5rem)+4rem)]',
            folded && method !== open && 'max-sm:hidden',
          )}
          title={assets[method.id].name}
          icon={<MethodMark method={method.id} />}
          note={
            typeof method.address === 'string'
              ? t(m.methodNote, noteOf(method, choice, usedLast))
              : coins[method.id].symbol
          }
          disabledReason={reasonOf(method.address, t)}
        >
          {typeof method.address !== 'string' ? null : choice.confirmed.includes(networkChoice(method)) ? (
            <DepositAddress
              {...{
                ...method,
                address: method.address,
                testNetwork,
                amount,
                reported,
                copiedFor,
                onShown,
                onDoubt,
              }}
              price={prices[method.id]}
              tabIndex={-1}
              ref={latest === networkChoice(method) ? focusIt : undefined}
              className="outline-none"
            />
          ) : (
            <NetworkConfirm
              asset={assets[method.id].asset}
              network={method.network}
              testNetwork={testNetwork}
              onConfirm={() =>
                choose({ confirmed: [...choice.confirmed, networkChoice(method)] }, networkChoice(method))
              }
            />
          )}
        </AccordionItem>
      ))}
      {folded && <AnotherCoin onShow={() => setOthersShown(true)} />}
    </Accordion>
  )
}

function noteOf({ id, network }: DepositMethod, choice: MethodChoice, usedLast?: string | null) {
  const confirmed = choice.confirmed.includes(networkChoice({ id, network }))
  const state = confirmed ? 'confirmed' : id === usedLast ? 'usedLast' : null
  const asked = choice.method === id && !confirmed
  return { symbol: coins[id].symbol, network: asked ? null : network, state } as const
}

function reasonOf(address: DepositMethod['address'], t: Translate) {
  if (typeof address === 'string') return undefined
  return address === null ? t(m.noAddress) : t(m.addressUnavailable)
}

/** Moves the focus to the address, because the button that had it has disappeared. Scrolls so that the name of its method is shown too. */
function focusIt(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
  const item = element?.closest('[data-slot="accordion-item"]')
  if (!item) return
  const { top, bottom } = item.getBoundingClientRect()
  const room = top - parseFloat(getComputedStyle(item).scrollMarginTop)
  // Not `scrollIntoView`, which also scrolls the page around a frame.
  window.scrollBy(0, Math.min(room, Math.max(0, bottom - window.innerHeight)))
}

function Loading() {
  const t = useTranslate()
  return (
    <SkeletonGroup label={t(m.loadingAddresses)} className="ruled">
      {depositMethodIds.map((id) => (
        <div key={id} className="flex min-h-17 items-center">
          <Skeleton className="h-5 w-28" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
