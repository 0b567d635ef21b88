import { CircleAlert } from 'lucide-react'
import { useEffect, useId, type ComponentProps } from 'react'
import { announce } from '../lib/announce.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Callout } from '../primitives/Callout.tsx'
import { Checkbox } from '../primitives/Checkbox.tsx'
import { mayBeTransactionId } from './address-check.ts'
import { AddressText } from './AddressText.tsx'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<typeof Checkbox>, 'label'> & {
  /** The address as typed. Spaces around it are ignored. */
  address: string
  /** Shown above the box if the form was submitted without a tick. */
  error?: string
}

/** A warning about an address of a network that we can't check, with a box for the customer to confirm it (WDR-6). */
export function UncheckedAddress({ address, error, className, ...rest }: Props) {
  const t = useTranslate()
  const errorId = useId()
  const text = address.trim()
  useEffect(() => announce(t(m.confirmBelow)), [t])
  return (
    <Callout tone="warning" title={t(m.couldNotCheck)} data-slot="unchecked-address" className={className}>
      {t(m.noneWeCheck)} {mayBeTransactionId(text) && <>{t(m.notTransaction)} </>}
      {t(m.compareWithWallet)}
      <AddressText address={text} className="mt-2" />
      {error !== undefined && (
        <p id={errorId} className="mt-2 flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      <Checkbox
        label={t(m.haveComparedIt, {
          ending: (
            <bdi dir="ltr" translate="no" className="font-mono">
              {text.slice(-5)}
            </bdi>
          ),
        })}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
        {...rest}
      />
    </Callout>
  )
}
