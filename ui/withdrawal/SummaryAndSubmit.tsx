import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'
import { openFigures } from './withdrawal-amount.ts'
import type { WithdrawalTerms } from './withdrawal-fee.ts'
import { WithdrawalSummary } from './WithdrawalSummary.tsx'

/** The columns of a withdrawal form: the fields, and on a wide screen {@link SummaryAndSubmit} beside them. */
export const formColumns = 'gap-10 lg:grid-cols-[minmax(0,608px)_minmax(0,1fr)] lg:items-start lg:gap-x-20'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The amount as typed. */
  typed: string
  /** The conditions of a withdrawal, from the server’s latest response. */
  terms: WithdrawalTerms
  /** The server's error, if there is one. */
  error: ReactNode
  /** The submit button of the form. */
  submit: ReactNode
}

/** The second column of a withdrawal form: what the customer receives, and the button that leads to the review. */
export function SummaryAndSubmit({ typed, terms, error, submit, className, ...rest }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <div
      data-slot="summary-and-submit"
      className={cn('grid min-w-0 grid-cols-1 gap-5 lg:sticky lg:top-24 lg:pt-1', className)}
      {...rest}
    >
      <WithdrawalSummary
        figures={openFigures(typed, terms, t, locale)}
        charges={terms.charges}
        tradeProfit={terms.tradeProfit}
      />
      {error}
      <div className="grid grid-cols-1 gap-3">
        {submit}
        <p className="text-sm text-muted">{t(m.everythingOnceMore)}</p>
      </div>
    </div>
  )
}
