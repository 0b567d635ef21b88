import { useId, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { assetMarks, type AssetMarkName } from '../lib/asset-marks.ts'
import { Facts, type Fact } from './Facts.tsx'

type Props = Omit<ComponentProps<'article'>, 'children'> & {
  /** The asset's logo. Without one, the card shows the first letter of the name. */
  logo?: AssetMarkName
  /** The name of the asset. */
  name: string
  /** Its symbol, such as `BTC`, shown unchanged. */
  symbol: string
  /** What it is, in one or two sentences. */
  info: string
  /** Facts below the text, as terms with details. None by default. */
  facts?: readonly Fact[]
}

/** A short description of an asset with facts (GDE-1). */
export function AssetCard({ logo, name, symbol, info, facts = [], className, ...rest }: Props) {
  const nameId = useId()
  return (
    <article
      data-slot="asset-card"
      aria-labelledby={nameId}
      className={cn('rounded-card border border-line bg-surface p-5 sm:p-6', className)}
      {...rest}
    >
      <div className="flex items-center gap-3">
        <span
          aria-hidden
          className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-link"
        >
          {logo ? (
            <svg viewBox="0 0 24 24" className="size-6 fill-current">
              <path d={assetMarks[logo]} />
            </svg>
          ) : (
            name.slice(0, 1)
          )}
        </span>
        <h3 id={nameId} className="min-w-0 text-lg">
          {name} <span className="font-normal text-muted">{symbol}</span>
        </h3>
      </div>
      <p className="mt-4">{info}</p>
      {facts.length > 0 && <Facts facts={facts} className="mt-4" />}
    </article>
  )
}
