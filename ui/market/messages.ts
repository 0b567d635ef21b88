import type { ReactNode } from 'react'
import { rich } from '../lib/rich.ts'

/* ChartCredit, CoinGeckoCredit */

export const priceDataBy = () => 'Price data by CoinGecko'
/** `credit` is a link with the text of `priceDataBy`. */
export const liveCredit = ({ credit }: { credit: ReactNode }) => rich`${credit}.`
/** `credit` is a link with the text of `priceDataBy`. */
export const staleCredit = ({ credit }: { credit: ReactNode }) =>
  // The full stop is a separate text node, because it moves the letters by less than a pixel.
  rich`${credit}, not live${'.'}`
export const sampleCredit = () => 'Sample figures, not a market price.'
export const undeclaredCredit = () => 'Prices from the platform, which does not name their source.'
/** `library` is a link with the name of the chart library. */
export const drawnWith = ({ library }: { library: ReactNode }) => rich`Drawn with ${library}.`

/* CoinLine */

export const noPrice = ({ name }: { name: string }) =>
  `The price list has no price for ${name} at the moment.`
export const lineOfWeek = () => 'Line: last 7 days'
export const lineMissing = () => 'No line'
/** The period of a change in price. */
export const oneDay = () => '24 h'

/* PriceChange */

/** Follows a change in percent. `period` is a text such as '24 h'. */
export const inPeriod = ({ period }: { period: string }) => rich`in ${period}`

/* MarketSourceNote. Figures of an age below one minute have the count 0. */

export const sampleFigures = () => 'Sample figures, not a market price'
export const undeclaredSource = () => 'The platform does not say where these prices come from'
export const olderFigures = () => 'Older figures'
export const figuresOld = ({ count, unit }: { count: number; unit: 'day' | 'hour' | 'minute' }) =>
  count === 0 ? 'less than a minute old' : `${count} ${unit}${count === 1 ? '' : 's'} old`
export const asOf = ({ time }: { time: ReactNode }) => rich`as of ${time}`

/* MarketTable, MarketTableSkeleton, PriceChart */

/** `currency` is a name such as 'US dollars'. */
export const popularCoins = ({ currency }: { currency: string }) => `Popular cryptocurrencies, in ${currency}`
export const nameColumn = () => 'Name'
export const priceColumn = () => 'Price'
export const changeColumn = () => '24 h change'
export const capColumn = () => 'Market cap'
/** A column, and the period of a line of prices. */
export const lastSevenDays = () => 'Last 7 days'
/** Precedes the rank of a coin in the list, for screen readers. */
export const rank = () => 'Rank'
type Direction = 'ascending' | 'descending'
/** For screen readers, after the customer has sorted the coins by name. */
export const sortedByName = ({ direction }: { direction: Direction }) =>
  `Sorted by Name, ${direction === 'ascending' ? 'from A to Z' : 'from Z to A'}`
/** For screen readers. `column`: the name of a column with figures. */
export const sortedBy = ({ column, direction }: { column: string; direction: Direction }) =>
  `Sorted by ${column}, ${direction === 'ascending' ? 'lowest first' : 'highest first'}`
export const pricesUnavailable = () => 'Prices are unavailable right now'
export const listEmpty = () => 'The price list is empty.'
export const loadingPrices = () => 'Loading prices'

/* Sparkline, PriceChart */

export const noLine = () => 'no line'
type Line = {
  name: string
  /** The time that the prices cover, such as “Last 7 days”. */
  period: string
  direction: 'rise' | 'fall' | 'none'
  first: string
  last: string
  lowest: string
  highest: string
}
const directions = { rise: 'up', fall: 'down', none: 'unchanged' }
/** Describes a line of prices for screen readers. */
export const priceLine = ({ name, period, direction, first, last, lowest, highest }: Line) =>
  `${name}, ${period}: ${directions[direction]}, from ${first} to ${last}, lowest ${lowest}, highest ${highest}`
export const lineWithoutPrices = ({ name, period }: Pick<Line, 'name' | 'period'>) =>
  `${name}, ${period}: no prices`

/* PriceChart */

/** `period`: the time that the prices cover, such as “Last 7 days”. */
export const chartCaption = ({ name, period }: { name: ReactNode; period: string }) =>
  rich`${name}, ${period.toLowerCase()}`
export const sampleCaption = ({ name }: { name: ReactNode }) => rich`${name}, sample figures`
export const showAsTable = () => 'Show as table'
/** For screen readers. It starts with the text of the button. */
export const showNamedTable = ({ name }: { name: string }) => `Show as table: ${name}`
export const timeColumn = () => 'Time'

/* MarketWidget. `label` is what the widget shows, such as “Bitcoin to US dollar, 12 months”. */

export const skipWidget = () => 'Skip this widget'
export const endOfWidget = () => 'End of the widget'
export const frameTitle = ({ label }: { label: string }) => `${label}: market widget by TradingView`
export const loadingWidget = () => 'Loading from TradingView …'
/** `provider` is a link with the name 'TradingView'. */
export const marketDataBy = ({ provider }: { provider: ReactNode }) => rich`Market data by ${provider}`
export const mayBeDelayed = () => 'Prices may be delayed.'
export const notAdvice = () => 'Computed from indicators; not advice.'

/* WidgetPanel. The names of the widgets, for the start of the sentences below. */

export const advancedChart = () => 'Advanced chart'
export const priceTicker = () => 'Price ticker'
export const smallChart = () => 'Chart'
export const technicalAnalysis = () => 'Technical analysis'
export const heatMap = () => 'Heat map'
export const quoteList = () => 'List of quotes'

export const noAnswer = ({ what }: { what: string }) => `${what}: no answer from TradingView.`
export const couldNotLoad = ({ what }: { what: string }) => `${what}: could not be loaded.`
export const offlineSentence = ({ what }: { what: string }) => `${what}: you seem to be offline.`
export const emptySentence = ({ what }: { what: string }) => `${what}: no data for this market.`
export const fromPriceList = () => 'TradingView did not load. From our price list:'

export const unknownTitle = () => 'TradingView is not responding'
export const unknownText = () => 'Your browser or network may be blocking it, or TradingView is slow.'
export const slowTitle = () => 'TradingView is taking too long'
export const slowText = () => 'The widget will appear here when TradingView responds.'
export const offlineTitle = () => 'You seem to be offline'
export const offlineText = () => 'This widget comes back by itself once you are connected again.'
export const blockedTitle = () => 'This widget was blocked'
export const blockedText = () =>
  'The security rules of this site or your browser kept TradingView from loading.'
export const emptyTitle = () => 'No data for this market'
export const emptyText = () => 'TradingView says that it has no figures to show here.'

export const showAnyway = () => 'Show the widget anyway'
export const showIt = () => 'Show it anyway'
export const openProvider = () => 'Open TradingView'

/* presets: what TradingView shows in its frames */

/** The language of TradingView's own texts, as a code of TradingView such as `de_DE`. */
export const providerLanguage = () => 'en'
/** The name of a quote for a contract for difference. */
export const cfdQuote = ({ name }: { name: string }) => `${name} (CFD quote)`
export const indices = () => 'Indices'
export const commodities = () => 'Commodities'
export const bonds = () => 'Bonds'
export const forex = () => 'Forex'
export const gold = () => 'Gold'
export const silver = () => 'Silver'
export const crudeOilWti = () => 'WTI crude oil'
export const crudeOilBrent = () => 'Brent crude oil'
export const naturalGas = () => 'Natural gas'
export const tenYearNote = () => 'US 10-year note'
export const thirtyYearBond = () => 'US 30-year bond'
export const germanBund = () => 'German Bund'
export const britishGilt = () => 'UK Gilt'
