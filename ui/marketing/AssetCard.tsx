import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { assetMarks, type AssetMarkName } from '../lib/asset-marks.ts'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { summaryChevron, summaryRow } from '../primitives/disclosure-style.ts'
import { Facts, type Fact } from './Facts.tsx'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'article'>, 'children'> & {
  /** The asset's logo. Without one, the card shows the first letter of the name. */
  logo?: AssetMarkName
  /** The name of the asset. */
  name: string
  /** Its symbol, such as `BTC`, shown unchanged. */
  symbol: string
  /** What it is, in one or two sentences. */
  info: string
  /** Facts below the text, as terms with details, which the reader opens. None by default. */
  facts?: readonly Fact[]
}

/** A short description of an asset with facts (GDE-1). */
export function AssetCard({ logo, name, symbol, info, facts = [], className, ...rest }: Props) {
  const nameId = useId()
  const t = useTranslate()
  return (
    <article
      data-slot="asset-card"
      aria-labelledby={nameId}
      className={cn('flex flex-col rounded-card border border-line bg-surface p-5 sm:p-6', className)}
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
      <p className="mt-4 grow">{info}</p>
      {facts.length > 0 && (
        // The facts are open in print.
        <details className="group mt-3 -mb-2 print:details-content:block print:details-content:[content-visibility:visible]">
          <summary
            className={cn(summaryRow, 'justify-between font-medium text-link hover:underline print:hidden')}
          >
            {t(m.factsAbout, { name })}
            <ChevronDown aria-hidden className={summaryChevron} />
          </summary>
          <Facts facts={facts} className="pb-2" />
        </details>
      )}
    </article>
  )
}
