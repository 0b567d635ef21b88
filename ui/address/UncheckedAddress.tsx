import { CircleAlert } from 'lucide-react'
import { useEffect, useId, type ComponentProps } from 'react'
import { announce } from '../lib/announce.ts'
import { Callout } from '../primitives/Callout.tsx'
import { Checkbox } from '../primitives/Checkbox.tsx'
import { mayBeTransactionId } from './address-check.ts'
import { AddressText } from './AddressText.tsx'

type Props = Omit<ComponentProps<typeof Checkbox>, 'label'> & {
  /** The address as typed. Spaces around it are ignored. */
  address: string
  /** Shown above the box if the form was submitted without a tick. */
  error?: string
}

/** A warning about an address of a network that we can't check, with a box for the customer to confirm it (WDR-6). */
export function UncheckedAddress({ address, error, className, ...rest }: Props) {
  const errorId = useId()
  const text = address.trim()
  useEffect(() => announce('This address could not be checked. Compare it, and confirm it below.'), [])
  return (
    <Callout
      tone="warning"
      title="We could not check this address"
      data-slot="unchecked-address"
      className={className}
    >
      We can check addresses of Bitcoin, Ethereum and Tron, and this is none of them.{' '}
      {mayBeTransactionId(text) && 'Make sure that it is not the ID of a transaction, which looks similar. '}
      Compare it with your wallet, character by character: coins sent to a wrong address may be lost for good.
      <AddressText address={text} className="mt-2" />
      {error !== undefined && (
        <p id={errorId} className="mt-2 flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      )}
      <Checkbox
        label={
          <>
            I have compared it: it ends in{' '}
            <bdi dir="ltr" translate="no" className="font-mono">
              {text.slice(-5)}
            </bdi>
          </>
        }
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
        {...rest}
      />
    </Callout>
  )
}
