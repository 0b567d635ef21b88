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

/** What a widget is, at the start of a sentence. */
export const widgetTitles: Record<WidgetName, string> = {
  'advanced-chart': 'The advanced chart',
  'ticker-tape': 'The price ticker',
  'mini-symbol-overview': 'The chart',
  'technical-analysis': 'Technical analysis',
  'forex-heat-map': 'The heat map',
  'market-quotes': 'The list of quotes',
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

/** A widget with the options that override the defaults. The defaults are those of section 9 of the specification. */
export type WidgetPreset = { [Name in WidgetName]: { name: Name } & Options[Name] }[WidgetName]

export const tickerSymbols: readonly TickerSymbol[] = [
  // Embedded widgets don't get the indices themselves, so these two are quotes of contracts for difference.
  { proName: 'FOREXCOM:SPXUSD', title: 'S&P 500 (CFD quote)' },
  { proName: 'FOREXCOM:NSXUSD', title: 'Nasdaq 100 (CFD quote)' },
  { proName: 'FX_IDC:EURUSD', title: 'EUR/USD' },
  { proName: 'BITSTAMP:BTCUSD', title: 'BTC/USD' },
  { proName: 'BITSTAMP:ETHUSD', title: 'ETH/USD' },
]

export const heatMapCurrencies = ['EUR', 'USD', 'JPY', 'GBP', 'CHF', 'AUD', 'CAD', 'NZD', 'CNY'] as const

const quote = (name: string, displayName: string) => ({ name, displayName })
export const quoteGroups: readonly QuoteGroup[] = [
  {
    name: 'Indices',
    symbols: [
      quote('FOREXCOM:SPXUSD', 'S&P 500 (CFD quote)'),
      quote('FOREXCOM:NSXUSD', 'Nasdaq 100 (CFD quote)'),
      quote('FOREXCOM:DJI', 'Dow Jones (CFD quote)'),
      quote('INDEX:DEU40', 'DAX'),
      quote('FOREXCOM:UKXGBP', 'FTSE 100 (CFD quote)'),
    ],
  },
  {
    name: 'Commodities',
    symbols: [
      quote('OANDA:XAUUSD', 'Gold (CFD quote)'),
      quote('OANDA:XAGUSD', 'Silver (CFD quote)'),
      quote('OANDA:WTICOUSD', 'WTI crude oil (CFD quote)'),
      quote('OANDA:BCOUSD', 'Brent crude oil (CFD quote)'),
      quote('OANDA:NATGASUSD', 'Natural gas (CFD quote)'),
    ],
  },
  {
    name: 'Bonds',
    symbols: [
      quote('OANDA:USB10YUSD', 'US 10-year note (CFD quote)'),
      quote('OANDA:USB30YUSD', 'US 30-year bond (CFD quote)'),
      quote('OANDA:DE10YBEUR', 'German Bund (CFD quote)'),
      quote('OANDA:UK10YBGBP', 'UK Gilt (CFD quote)'),
    ],
  },
  {
    name: 'Forex',
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

const LOCALE = 'en'
// The page sets the size of the frame.
const fill = { width: '100%', height: '100%', locale: LOCALE } as const

/** Returns the configuration of a widget in the provider's format. */
export function widgetConfig(preset: WidgetPreset, theme: WidgetTheme): Record<string, unknown> {
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
      return { ...themed, symbols: preset.symbols ?? tickerSymbols, displayMode: 'regular' }
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
        symbolsGroups: (preset.groups ?? quoteGroups).map((group) => ({
          ...group,
          originalName: group.name,
        })),
        showSymbolLogo: true,
      }
  }
}

/** Returns the URL of a widget's frame. Encodes the whole configuration, because the provider fails on a raw `%` in the hash. */
export function widgetUrl(preset: WidgetPreset, theme: WidgetTheme, base: string = WIDGET_BASE): string {
  const config = encodeURIComponent(JSON.stringify(widgetConfig(preset, theme)))
  return `${base}/${preset.name}/?locale=${LOCALE}#${config}`
}
