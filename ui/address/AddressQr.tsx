import { QRCodeSVG } from 'qrcode.react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

type Props = Omit<ComponentProps<'figure'>, 'children'> & {
  /** The content of the code: a payment URI, or the address alone. */
  uri: string
  address: string
  /** The name of the method, such as 'Bitcoin'. */
  name: string
}

/** A QR code that a wallet app can scan. Dark on light in both themes, because many scanners can't read inverted codes. */
export function AddressQr({ uri, address, name, className, ...rest }: Props) {
  return (
    <figure
      data-slot="address-qr"
      className={cn('grid w-44 justify-items-center gap-2 text-center text-sm text-muted', className)}
      {...rest}
    >
      <QRCodeSVG
        value={uri}
        size={176}
        level="M"
        marginSize={4}
        title={`QR code of the ${name} address that ends in ${address.slice(-4)}. The address stands in text beside it.`}
        className="h-auto w-full rounded-card border border-line forced-color-adjust-none"
      />
      <figcaption>Scan with your wallet, then compare the address</figcaption>
    </figure>
  )
}
