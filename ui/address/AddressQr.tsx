import { Download, Maximize2, Minimize2 } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { useRef, useState, type ComponentProps } from 'react'
import { announce } from '../lib/announce.ts'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Button } from '../primitives/Button.tsx'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'figure'>, 'children'> & {
  /** The content of the code: a payment URI, or the address alone. */
  uri: string
  /** The address in the code. Its last four characters name the code and the file. */
  address: string
  /** The name of the method, such as 'Bitcoin'. */
  name: string
}

/**
 * A QR code that a wallet app can scan, and that can be enlarged and saved as a picture (DEP-4). Dark on light in both themes, because many
 * scanners can't read inverted codes. It is enlarged in place, so that the address stays beside it.
 */
export function AddressQr({ uri, address, name, className, ...rest }: Props) {
  const t = useTranslate()
  const [large, setLarge] = useState(false)
  const [failed, setFailed] = useState(false)
  const code = useRef<SVGSVGElement>(null)
  const save = async () => {
    try {
      const { saveQr } = await import('./save-qr.ts')
      if (code.current) await saveQr(code.current, `${name.toLowerCase()}-address-${address.slice(-4)}.png`)
      setFailed(false)
      announce(t(m.pictureSaved))
    } catch {
      setFailed(true)
    }
  }
  return (
    <figure
      data-slot="address-qr"
      data-state={large ? 'large' : 'small'}
      className={cn('flex flex-wrap items-center gap-x-4 gap-y-4 sm:gap-x-6', className)}
      {...rest}
    >
      <QRCodeSVG
        ref={code}
        value={uri}
        size={176}
        level="M"
        marginSize={4}
        title={t(m.qrCode, { name, ending: address.slice(-4) })}
        className={cn(
          'h-auto max-w-full rounded-card border border-line forced-color-adjust-none',
          large ? 'w-96' : 'w-32 sm:w-44',
        )}
      />
      <figcaption className="grid min-w-0 grow basis-36 gap-3 text-sm text-muted sm:basis-56">
        <p>{t(m.holdsAddressOnly)}</p>
        <span className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" aria-pressed={large} onClick={() => setLarge(!large)}>
            {large ? (
              <Minimize2 aria-hidden className="size-4" />
            ) : (
              <Maximize2 aria-hidden className="size-4" />
            )}
            {t(m.enlarge)}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => void save()}>
            <Download aria-hidden className="size-4" />
            {t(m.savePicture)}
          </Button>
        </span>
        {failed && (
          <p role="alert" className="font-medium text-danger">
            {t(m.pictureNotSaved)}
          </p>
        )}
      </figcaption>
    </figure>
  )
}
