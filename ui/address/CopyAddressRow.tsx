import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { announce } from '../lib/announce.ts'
import { cn } from '../lib/cn.ts'
import { timings } from '../lib/component-timings.ts'
import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { AddressText } from './AddressText.tsx'
import { copyText, selectText, type CopyResult } from './copy-text.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  address: string
  /** The name of the method, such as 'Bitcoin'. */
  name: string
  /** How long 'Copied' is shown, in milliseconds. */
  copiedFor?: number
}

/** An address with a button that copies it and reports the result (DEP-2). Warns if the clipboard then has something else (C37). */
export function CopyAddressRow({ address, name, copiedFor = timings.copiedFor, className, ...rest }: Props) {
  const text = useRef<HTMLElement>(null)
  const [result, setResult] = useState<{ was: CopyResult; count: number } | null>(null)
  useEffect(() => {
    if (result?.was !== 'copied') return
    const timer = setTimeout(() => setResult(null), copiedFor)
    return () => clearTimeout(timer)
  }, [result, copiedFor])

  const copy = async () => {
    const was = await copyText(address)
    setResult((before) => ({ was, count: (before?.count ?? 0) + 1 }))
    if (was === 'copied') announce(`${name} address copied, ends in ${address.slice(-4)}`)
    else if (was === 'refused' && text.current) selectText(text.current)
  }
  return (
    <div data-slot="copy-address-row" className={cn('grid gap-3', className)} {...rest}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-sunken p-4">
        <AddressText ref={text} address={address} className="min-w-0 grow basis-64" />
        <div className="flex items-center gap-3">
          <Button variant="secondary" onClick={() => void copy()} aria-label={`Copy the ${name} address`}>
            <Copy aria-hidden className="size-4.5" />
            Copy
          </Button>
          {result?.was === 'copied' && (
            <span className="inline-flex items-center gap-1 font-medium text-gain">
              <Check aria-hidden className="size-4.5" />
              Copied
            </span>
          )}
        </div>
      </div>
      {result?.was === 'refused' && (
        <Callout
          key={result.count}
          tone="warning"
          live="assertive"
          title="Copy failed. Select the address and copy it."
        >
          It is selected for you now.
        </Callout>
      )}
      {result?.was === 'changed' && (
        <Callout key={result.count} tone="danger" live="assertive" title="Do not paste what was copied">
          The clipboard holds something other than this address. A program on this device may have changed it.
          Use another device, or the QR code.
        </Callout>
      )}
    </div>
  )
}
