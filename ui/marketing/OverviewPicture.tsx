import type { Decimal } from '#contract/money.ts'
import type { ComponentProps } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import * as names from '../money/messages.ts'
import { Money } from '../money/Money.tsx'
import { Button } from '../primitives/Button.tsx'
import * as m from './messages.ts'
import { PictureRows } from './PictureRows.tsx'
import { ProductPicture } from './ProductPicture.tsx'

type Props = Omit<ComponentProps<typeof ProductPicture>, 'children'> & {
  /** Says that the figures are samples. */
  mark: string
  /** Sample amounts in the currency of the `LocaleProvider`. They should add up as the server’s figures do. */
  figures: Record<'totalEquity' | 'tradeProfit' | 'totalDeposit' | 'pendBalance', Decimal>
}

/** A picture of the top of the dashboard, with sample figures (HOME-1). Its words and their order are those of the dashboard (DSH-6). */
export function OverviewPicture({ mark, figures, ...rest }: Props) {
  const t = useTranslate()
  return (
    <ProductPicture {...rest}>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        {t(names.totalEquity)} <span>{mark}</span>
      </p>
      <p className="mb-3 text-4xl leading-tight font-bold tracking-[-0.035em]">
        <Money amount={figures.totalEquity} />
      </p>
      <PictureRows
        rows={[
          {
            label: t(names.canBeWithdrawn),
            value: <Money amount={figures.tradeProfit} className="font-semibold" />,
          },
          { label: t(names.tradeProfit), value: <Money amount={figures.tradeProfit} /> },
          { label: t(names.totalDeposits), value: <Money amount={figures.totalDeposit} /> },
          { label: t(names.pendingBalance), value: <Money amount={figures.pendBalance} /> },
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2 *:grow *:basis-28">
        <Button asChild size="sm" className="px-2">
          <span>{t(m.deposit)}</span>
        </Button>
        <Button asChild variant="secondary" size="sm" className="px-2">
          <span>{t(m.withdraw)}</span>
        </Button>
      </div>
    </ProductPicture>
  )
}
