import { toCents, type Decimal } from '#contract/money.ts'
import { use, useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { Button } from '../primitives/Button.tsx'
import { Input } from '../primitives/Input.tsx'
import { AmountsHidden } from './amounts-hidden-context.ts'
import { currencySymbol, formatMoney, formatPlain } from './format.ts'
import * as m from './messages.ts'
import { readTyped } from './read-typed.ts'

// The width of the currency's symbol, which is wide if it is one such as CHF, and the space for it in the input. Large text on a small
// screen leaves little width: the amount itself gets all of it.
const places = {
  md: { symbol: 'w-9', input: 'ps-9' },
  mdWide: { symbol: 'w-14', input: 'ps-14' },
  lg: {
    symbol: 'w-11 text-2xl @max-[12.5rem]/amount:w-7 @max-[12.5rem]/amount:text-lg',
    input:
      'min-h-16 ps-11 text-3xl font-semibold tracking-tight @max-[12.5rem]/amount:ps-7 @max-[12.5rem]/amount:pe-1 @max-[12.5rem]/amount:text-lg',
  },
  lgWide: {
    symbol: 'w-20 text-2xl @max-[12.5rem]/amount:w-14 @max-[12.5rem]/amount:text-lg',
    input:
      'min-h-16 ps-20 text-3xl font-semibold tracking-tight @max-[12.5rem]/amount:ps-14 @max-[12.5rem]/amount:pe-1 @max-[12.5rem]/amount:text-lg',
  },
}

type Props = Omit<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange' | 'max'
> & {
  /** The text as typed. */
  value: string
  /** Called with the text as typed, or with the amount of the Max button. */
  onValueChange: (text: string) => void
  /** The amount for the Max button. Leave it out for no button. With `null` or zero, the button is disabled. */
  max?: Decimal | null
  /** A taller field with larger text, for a page whose main input is this amount. */
  large?: boolean
  /** Shows how the text was read below the field's hint. The field has to be a flex column. */
  readLast?: boolean
  /** What follows from the amount, shown after how it was read. */
  result?: ReactNode
}

/**
 * An input for an amount. It shows how it reads the text, but doesn't change it. It doesn't use `type="number"`, which
 * drops text that it can't read, accepts `1e5`, and changes when the mouse wheel turns.
 */
export function AmountInput({
  value,
  onValueChange,
  max,
  large = false,
  readLast = false,
  result,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const readId = useId()
  const hidden = use(AmountsHidden)
  const symbol = currencySymbol(locale)
  const place = places[`${large ? 'lg' : 'md'}${symbol.length > 2 ? 'Wide' : ''}`]
  const { value: amount } = readTyped(value, locale)
  const reachable = max != null && toCents(max) > 0n ? max : null
  return (
    <div
      data-slot="amount-input"
      data-state={amount === undefined ? 'unread' : 'read'}
      className={readLast ? 'contents' : undefined}
    >
      <div className="@container/amount relative">
        <div className="relative">
          <span
            aria-hidden
            className={cn('absolute inset-y-0 start-0 grid place-content-center text-muted', place.symbol)}
          >
            {symbol}
          </span>
          <Input
            inputMode="decimal"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            className={cn(
              'tabular-nums',
              place.input,
              max !== undefined && '@min-[17rem]/amount:pe-20',
              className,
            )}
            {...rest}
            aria-describedby={
              [rest['aria-describedby'], amount !== undefined && readId].filter(Boolean).join(' ') ||
              undefined
            }
          />
        </div>
        {max !== undefined && (
          <Button
            variant="quiet"
            size="sm"
            className={cn(
              'text-link @max-[17rem]/amount:-ms-[13px] @min-[17rem]/amount:absolute @min-[17rem]/amount:end-1 @min-[17rem]/amount:pointer-coarse:min-h-9',
              large ? '@min-[17rem]/amount:top-3.25' : '@min-[17rem]/amount:top-1',
            )}
            aria-label={
              reachable && !hidden ? t(m.maxAmount, { amount: formatMoney(reachable, locale) }) : t(m.max)
            }
            disabledReason={reachable ? undefined : t(m.nothingAvailable)}
            onClick={() => reachable && onValueChange(formatPlain(reachable))}
          >
            {t(m.max)}
          </Button>
        )}
      </div>
      <p id={readId} className={cn('mt-1.5 min-h-6 text-sm text-muted tabular-nums', readLast && 'order-1')}>
        {amount !== undefined && (
          <>
            {t(m.readAs, { amount: formatMoney(amount, locale) })}
            {result}
          </>
        )}
      </p>
    </div>
  )
}
