import { useState, type ComponentProps } from 'react'
import { assetMarks, type AssetMarkName } from '../lib/asset-marks.ts'
import { cn } from '../lib/cn.ts'

const marks: Record<string, AssetMarkName> = {
  btc: 'bitcoin',
  eth: 'ethereum',
  usdt: 'tether',
  ltc: 'litecoin',
  xrp: 'xrp',
  sol: 'solana',
  ada: 'cardano',
  doge: 'dogecoin',
}

const markOf = (symbol: string) => {
  const key = symbol.toLowerCase()
  return Object.hasOwn(marks, key) ? marks[key] : undefined
}

/** Returns the image if it is from this site or a data URL. The content security policy blocks all others (C34). */
function ownPicture(image: string | null | undefined): string | null {
  if (!image) return null
  if (/^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/.test(image)) return image
  return /^\/(?![/\\])/.test(image) ? image : null
}

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  /** The symbol of the coin in any case, such as `btc`. */
  symbol: string
  /** A path of this site or a data URL. Any other address is ignored. */
  image?: string | null
}

/** The coin's brand mark, else its image, else its first letter. Decorative: put the coin's name beside it. */
export function CoinMark({ symbol, image, className, ...rest }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const picture = ownPicture(image)
  const style = cn('size-8 shrink-0 rounded-full', className)
  const mark = markOf(symbol)
  if (mark !== undefined)
    return (
      <span
        aria-hidden
        data-slot="coin-mark"
        data-state="mark"
        className={cn('inline-flex items-center justify-center bg-accent-soft text-link', style)}
        {...rest}
      >
        <svg viewBox="0 0 24 24" className="size-[60%] fill-current">
          <path d={assetMarks[mark]} />
        </svg>
      </span>
    )
  if (picture !== null && picture !== broken)
    return (
      <span data-slot="coin-mark" data-state="picture" className={cn('inline-flex', style)} {...rest}>
        <img
          src={picture}
          alt=""
          width={32}
          height={32}
          onError={() => setBroken(picture)}
          className="size-full rounded-full"
        />
      </span>
    )
  return (
    <span
      aria-hidden
      data-slot="coin-mark"
      data-state="letter"
      className={cn(
        'inline-flex items-center justify-center border border-line bg-accent-soft text-sm font-semibold text-link uppercase select-none',
        style,
      )}
      {...rest}
    >
      {Array.from(symbol)[0] ?? '?'}
    </span>
  )
}
