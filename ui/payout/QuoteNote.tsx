import type { Quote } from '#contract/capabilities/payouts.ts'
import type { Decimal } from '#contract/money.ts'
import type { ComponentProps, ReactNode } from 'react'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import { formatMoment, type DateOptions } from '../money/format.ts'
import { Money } from '../money/Money.tsx'
import { Percent } from '../money/Percent.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { LoadError } from '../primitives/LoadError.tsx'
import { Spinner } from '../primitives/Spinner.tsx'
import * as m from './messages.ts'

export type OwnFee = {
  /** The fee by the customer's rate, in the currency of the quote. */
  fee: Decimal
  /** The customer's rate, in percent. */
  percent: Decimal
}

/**
 * - `loading`: the quote is being requested.
 * - `binding`: the server holds it until `quote.until`. `was`: the quote that has expired.
 *   `ownFee`: the fee by the customer's rate, if it differs.
 * - `failed`: no quote, so the figures are our own calculation. `why`: what happened.
 * - `refused`: the server would not carry out this withdrawal.
 */
export type QuoteState =
  | { is: 'loading' }
  | {
      is: 'binding'
      /** The quote, as the server sent it. */
      quote: Quote
      /** The quote that has expired. */
      was?: Quote | null
      /** The order was already sent, so the note doesn’t say that nothing was sent. */
      tried?: boolean
      /** The fee by the customer’s rate, if that of the quote differs. */
      ownFee?: OwnFee | null
    }
  | {
      is: 'failed'
      /** What happened. */
      why: string
      /** It is being requested again. */
      retrying?: boolean
    }
  | {
      is: 'refused'
      /** Why the server would not carry it out. */
      why: ReactNode
    }

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The state of the quote. */
  state: QuoteState
  /** Called by Try again. */
  onRetry: () => void
  /** Language and time zone of the dates. By default the customer’s. */
  dates?: DateOptions
}

/** Explains the quote of a withdrawal: how the fee is calculated, and until when it is valid. Shows amounts even if they are hidden elsewhere. */
export function QuoteNote({ state, onRetry, dates, ...rest }: Props) {
  const t = useTranslate()
  return (
    <div data-slot="quote-note" data-state={state.is} {...rest}>
      {state.is === 'loading' && (
        // On a phone as high as a usual quote, so that the button below doesn't move when it arrives.
        <p
          role="status"
          className="flex items-center gap-2 text-sm text-muted max-sm:min-h-20 max-sm:items-start"
        >
          <Spinner /> {t(m.gettingQuote)}
        </p>
      )}
      {state.is === 'failed' && (
        <LoadError tone="warning" title={t(m.noBindingQuote)} onRetry={onRetry} retrying={state.retrying}>
          {t(m.ownCalculation, { why: state.why })}
        </LoadError>
      )}
      {state.is === 'refused' && (
        <Callout tone="danger" live="assertive" title={t(m.nothingSent)}>
          {state.why}
        </Callout>
      )}
      {state.is === 'binding' && <Binding {...{ state, dates }} />}
    </div>
  )
}

function Binding({
  state,
  dates,
}: {
  state: Extract<QuoteState, { is: 'binding' }>
  dates?: DateOptions | undefined
}) {
  const t = useTranslate()
  const locale = useLocale()
  const { quote, was, tried = false, ownFee } = state
  return (
    <>
      {was && (
        <Callout
          tone="warning"
          live="assertive"
          title={tried ? t(m.quoteExpired) : t(m.quoteExpiredNothingSent)}
          className="mb-3"
        >
          {isEqual(was, quote) ? (
            <p>{t(m.sameFigures)}</p>
          ) : (
            <AmountsHidden value={false}>
              <table className="mt-2 w-full text-start tabular-nums">
                <caption className="sr-only">{t(m.quotesCompared)}</caption>
                <thead>
                  <tr className="text-sm text-muted">
                    <th scope="col">
                      <span className="sr-only">{t(m.figureColumn)}</span>
                    </th>
                    <th scope="col" className="py-1 text-end font-medium">
                      {t(m.beforeColumn)}
                    </th>
                    <th scope="col" className="py-1 ps-3 text-end font-medium">
                      {t(m.nowColumn)}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  <PriceRow term={t(m.youReceive)} before={was.payout} now={quote.payout} />
                  <PriceRow term={t(m.fee)} before={was.fee} now={quote.fee} />
                </tbody>
              </table>
            </AmountsHidden>
          )}
          <p className="mt-2">{t(m.confirmNewQuote)}</p>
        </Callout>
      )}
      {ownFee && (
        <Callout tone="warning" live="assertive" title={t(m.otherFee)} className="mb-3">
          <AmountsHidden value={false}>
            {t(m.otherFeeFigures, {
              fee: <Money amount={quote.fee} />,
              own: <Money amount={ownFee.fee} />,
              percent: <Percent percent={ownFee.percent} />,
            })}
          </AmountsHidden>
        </Callout>
      )}
      <p className="text-sm wrap-anywhere text-muted">
        <bdi>{quote.rule}</bdi>{' '}
        {t(m.validUntil, {
          time: (
            <time dateTime={quote.until} className="text-ink">
              {formatMoment(quote.until, { ...locale, ...dates })}
            </time>
          ),
        })}
      </p>
    </>
  )
}

const isEqual = (before: Quote, now: Quote) => before.payout === now.payout && before.fee === now.fee

function PriceRow({ term, before, now }: { term: string; before: Quote['fee']; now: Quote['fee'] }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-1 text-start font-normal">
        {term}
      </th>
      <td className="py-1 text-end">
        <Money amount={before} />
      </td>
      <td className="py-1 ps-3 text-end font-semibold">
        <Money amount={now} />
      </td>
    </tr>
  )
}
