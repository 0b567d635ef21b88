import type { Decimal } from '#contract/money.ts'
import type { ComponentProps } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import { Money, MoneyText } from '../money/Money.tsx'
import { Percent } from '../money/Percent.tsx'
import { Button } from '../primitives/Button.tsx'
import * as words from '../primitives/messages.ts'
import * as m from './messages.ts'
import { PictureRows } from './PictureRows.tsx'
import { ProductPicture } from './ProductPicture.tsx'

type Props = Omit<ComponentProps<typeof ProductPicture>, 'children'> & {
  /** Says that the figures are samples. */
  mark: string
  /** Sample amounts in the currency of the `LocaleProvider`, `charges` in percent. They must add up. */
  figures: Record<'payout' | 'amount' | 'charges' | 'fee' | 'profitAfter', Decimal>
  /** The name of a sample payee. */
  paidTo: string
}

/** A picture of the review before a withdrawal, with sample figures (HOME-1). Its words and their order are those of the dialog (WDR-4). */
export function ReviewPicture({ mark, figures, paidTo, ...rest }: Props) {
  const t = useTranslate()
  return (
    <ProductPicture {...rest}>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        {t(m.youReceive)} <span>{mark}</span>
      </p>
      <p className="mb-3 text-4xl leading-tight font-bold tracking-[-0.035em]">
        <Money amount={figures.payout} />
      </p>
      <PictureRows
        rows={[
          { label: t(m.amount), value: <Money amount={figures.amount} /> },
          {
            label: t(m.feePercent, { percent: <Percent percent={figures.charges} /> }),
            value: (
              <>
                −<Money amount={figures.fee} />
              </>
            ),
          },
          { label: t(m.paidTo), value: paidTo },
          { label: t(m.profitAfter), value: <Money amount={figures.profitAfter} /> },
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2 *:grow *:basis-44">
        <Button asChild variant="secondary" size="sm" className="px-2">
          <span>{t(words.cancel)}</span>
        </Button>
        <Button asChild size="sm" className="px-2">
          <span>{t(m.okayWithdraw, { amount: <MoneyText amount={figures.amount} /> })}</span>
        </Button>
      </div>
    </ProductPicture>
  )
}
