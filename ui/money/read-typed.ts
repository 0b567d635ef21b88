import { readAmount, type ReadAmount } from '#contract/money.ts'
import type { LocaleSettings } from '../lib/locale-context.ts'
import { currencySymbol } from './format.ts'

/** Reads an amount as typed, with or without the symbol of the currency. Another currency's symbol is unreadable. */
export function readTyped(text: string, locale: LocaleSettings): ReadAmount {
  const symbol = currencySymbol(locale)
  if (symbol === '$') return readAmount(text)
  const typed = text.trim()
  const bare = typed.startsWith(symbol)
    ? typed.slice(symbol.length)
    : typed.endsWith(symbol)
      ? typed.slice(0, -symbol.length)
      : typed
  return bare.includes('$') ? { problem: 'unreadable' } : readAmount(bare)
}
