import type { Translate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

/** The URL of the provider's frames. They are embedded directly, so that none of the provider's scripts runs in our origin. */
export const WIDGET_BASE = 'https://www.tradingview-widget.com/embed-widget'
export const PROVIDER_URL = 'https://www.tradingview.com/'

export const widgetThemes = ['light', 'dark'] as const
export type WidgetTheme = (typeof widgetThemes)[number]

export const widgetNames = [
  'advanced-chart',
  'ticker-tape',
  'mini-symbol-overview',
  'technical-analysis',
  'forex-heat-map',
  'market-quotes',
] as const
export type WidgetName = (typeof widgetNames)[number]

/** The name of a widget, for the start of a sentence. */
export const widgetTitles: Record<WidgetName, () => string> = {
  'advanced-chart': m.advancedChart,
  'ticker-tape': m.priceTicker,
  'mini-symbol-overview': m.smallChart,
  'technical-analysis': m.technicalAnalysis,
  'forex-heat-map': m.heatMap,
  'market-quotes': m.quoteList,
}

export type TickerSymbol = { proName: string; title: string }
export type QuoteGroup = { name: string; symbols: readonly { name: string; displayName: string }[] }

type Options = {
  'advanced-chart': { symbol?: string; interval?: '1' | '5' | '15' | '30' | '60' | '240' | 'D' | 'W' }
  'ticker-tape': { symbols?: readonly TickerSymbol[] }
  'mini-symbol-overview': { symbol?: string; dateRange?: '1D' | '1M' | '3M' | '12M' | '60M' | 'ALL' }
  'technical-analysis': {
    symbol?: string
    interval?: '1m' | '5m' | '15m' | '30m' | '1h' | '4h' | '1D' | '1W' | '1M'
  }
  'forex-heat-map': { currencies?: readonly string[] }
  'market-quotes': { groups?: readonly QuoteGroup[] }
}

/** A widget with options that override the defaults. */
export type WidgetPreset = { [Name in WidgetName]: { name: Name } & Options[Name] }[WidgetName]

/** The quotes of the ticker, in their order. */
export const tickerSymbols = (t: Translate): readonly TickerSymbol[] => [
  // Embedded widgets don't get the indices themselves, so these two are quotes of contracts for difference.
  { proName: 'FOREXCOM:SPXUSD', title: t(m.cfdQuote, { name: 'S&P 500' }) },
  { proName: 'FOREXCOM:NSXUSD', title: t(m.cfdQuote, { name: 'Nasdaq 100' }) },
  { proName: 'FX_IDC:EURUSD', title: 'EUR/USD' },
  { proName: 'BITSTAMP:BTCUSD', title: 'BTC/USD' },
  { proName: 'BITSTAMP:ETHUSD', title: 'ETH/USD' },
]

export const heatMapCurrencies = ['EUR', 'USD', 'JPY', 'GBP', 'CHF', 'AUD', 'CAD', 'NZD', 'CNY'] as const

const quote = (name: string, displayName: string) => ({ name, displayName })
/** The quotes of the list, by group. */
export const quoteGroups = (t: Translate): readonly QuoteGroup[] => [
  {
    name: t(m.indices),
    symbols: [
      quote('FOREXCOM:SPXUSD', t(m.cfdQuote, { name: 'S&P 500' })),
      quote('FOREXCOM:NSXUSD', t(m.cfdQuote, { name: 'Nasdaq 100' })),
      quote('FOREXCOM:DJI', t(m.cfdQuote, { name: 'Dow Jones' })),
      quote('INDEX:DEU40', 'DAX'),
      quote('FOREXCOM:UKXGBP', t(m.cfdQuote, { name: 'FTSE 100' })),
    ],
  },
  {
    name: t(m.commodities),
    symbols: [
      quote('OANDA:XAUUSD', t(m.cfdQuote, { name: t(m.gold) })),
      quote('OANDA:XAGUSD', t(m.cfdQuote, { name: t(m.silver) })),
      quote('OANDA:WTICOUSD', t(m.cfdQuote, { name: t(m.crudeOilWti) })),
      quote('OANDA:BCOUSD', t(m.cfdQuote, { name: t(m.crudeOilBrent) })),
      quote('OANDA:NATGASUSD', t(m.cfdQuote, { name: t(m.naturalGas) })),
    ],
  },
  {
    name: t(m.bonds),
    symbols: [
      quote('OANDA:USB10YUSD', t(m.cfdQuote, { name: t(m.tenYearNote) })),
      quote('OANDA:USB30YUSD', t(m.cfdQuote, { name: t(m.thirtyYearBond) })),
      quote('OANDA:DE10YBEUR', t(m.cfdQuote, { name: t(m.germanBund) })),
      quote('OANDA:UK10YBGBP', t(m.cfdQuote, { name: t(m.britishGilt) })),
    ],
  },
  {
    name: t(m.forex),
    symbols: [
      quote('FX:EURUSD', 'EUR/USD'),
      quote('FX:GBPUSD', 'GBP/USD'),
      quote('FX:USDJPY', 'USD/JPY'),
      quote('FX:USDCHF', 'USD/CHF'),
      quote('FX:AUDUSD', 'AUD/USD'),
      quote('FX:USDCAD', 'USD/CAD'),
    ],
  },
]

// The page sets the size of the frame.
const size = { width: '100%', height: '100%' } as const

/** Returns the configuration of a widget in the provider's format. */
export function widgetConfig(
  preset: WidgetPreset,
  theme: WidgetTheme,
  t: Translate,
): Record<string, unknown> {
  const fill = { ...size, locale: t(m.providerLanguage) }
  const themed = { ...fill, colorTheme: theme }
  switch (preset.name) {
    case 'advanced-chart':
      return {
        ...fill,
        theme,
        symbol: preset.symbol ?? 'NASDAQ:AAPL',
        interval: preset.interval ?? '1',
        timezone: 'Etc/UTC',
        allow_symbol_change: true,
        autosize: true,
      }
    case 'ticker-tape':
      return { ...themed, symbols: preset.symbols ?? tickerSymbols(t), displayMode: 'regular' }
    case 'mini-symbol-overview':
      return {
        ...themed,
        symbol: preset.symbol ?? 'FX:EURUSD',
        dateRange: preset.dateRange ?? '12M',
        autosize: true,
      }
    case 'technical-analysis':
      return {
        ...themed,
        symbol: preset.symbol ?? 'NASDAQ:AAPL',
        interval: preset.interval ?? '1m',
        showIntervalTabs: true,
      }
    case 'forex-heat-map':
      return { ...themed, currencies: preset.currencies ?? heatMapCurrencies }
    case 'market-quotes':
      return {
        ...themed,
        symbolsGroups: (preset.groups ?? quoteGroups(t)).map((group) => ({
          ...group,
          originalName: group.name,
        })),
        showSymbolLogo: true,
      }
  }
}

/** Returns the URL of a widget's frame. Encodes the whole configuration, because the provider fails on a raw `%` in the hash. */
export function widgetUrl(
  preset: WidgetPreset,
  theme: WidgetTheme,
  base: string | undefined,
  t: Translate,
): string {
  const config = encodeURIComponent(JSON.stringify(widgetConfig(preset, theme, t)))
  return `${base ?? WIDGET_BASE}/${preset.name}/?locale=${t(m.providerLanguage)}#${config}`
}

/** What a frame may do. A frame of the page's own origin must not keep that origin, because it could then leave its sandbox. */
export const frameSandbox = (src: string, page: string) =>
  `allow-scripts allow-popups allow-popups-to-escape-sandbox${new URL(src, page).origin === new URL(page).origin ? '' : ' allow-same-origin'}`
