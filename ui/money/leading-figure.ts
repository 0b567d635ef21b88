import type { Decimal } from '#contract/money.ts'
import { use } from 'react'
import { useLocale } from '../lib/locale-context.ts'
import { AmountsHidden } from './amounts-hidden-context.ts'
import { formatMoney } from './format.ts'

/** The style of the leading figure of a page or a dialog. */
export const figureStyle = 'font-[650] tracking-[-0.035em] wrap-anywhere'

/**
 * The number of steps by which an amount's size is reduced: none, one above the first number of characters, two above the second. It is
 * never shortened (FAIR-1). A hidden amount always has the same size (FAIR-9).
 */
export function useFigureStep(amount: Decimal | null | undefined, [first, second]: [number, number]) {
  const locale = useLocale()
  const length = use(AmountsHidden) ? 0 : formatMoney(amount, locale).length
  return length > second ? 2 : length > first ? 1 : 0
}

// A number of up to 10, 13, 15 and 19 characters is at most 6, 7.5, 9 and 11.2 em wide. One of up to 30 is at most 17 em wide. `nowrap`: before
// our font has loaded, the system's wider digits may extend into the padding but don't wrap.
const fits = [
  'whitespace-nowrap text-[min(1em,calc(100cqi/6))]',
  'whitespace-nowrap text-[min(1em,calc(100cqi/7.5))]',
  'whitespace-nowrap text-[min(1em,calc(100cqi/9))]',
  'whitespace-nowrap text-[min(1em,calc(100cqi/11.2))]',
  'text-[min(1em,max(0.75rem,calc(100cqi/17)))]',
] as const

/**
 * The class that makes a figure just small enough for one line of the nearest size container. The figure is never shortened (FAIR-1),
 * and a hidden amount always has the same size (FAIR-9).
 */
export function useFigureFit(amount: Decimal | null | undefined) {
  const locale = useLocale()
  const length = use(AmountsHidden) ? 0 : formatMoney(amount, locale).length
  return fits[length > 19 ? 4 : length > 15 ? 3 : length > 13 ? 2 : length > 10 ? 1 : 0]
}
