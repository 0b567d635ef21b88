import { describe, expect, it } from 'vitest'
import { inEnglish } from '../lib/locale-context.ts'
import {
  frameSandbox,
  WIDGET_BASE,
  widgetConfig,
  widgetNames,
  widgetThemes,
  widgetUrl,
  type WidgetPreset,
} from './presets.ts'

const presets: WidgetPreset[] = widgetNames.map((name) => ({ name }))

const readBack = (url: string): unknown => JSON.parse(decodeURIComponent(new URL(url).hash.slice(1)))

describe('WGT-1 presets', () => {
  it.each(presets)('the config of $name can be decoded from the URL', (preset) => {
    for (const theme of widgetThemes)
      expect(readBack(widgetUrl(preset, theme, undefined, inEnglish))).toEqual(
        widgetConfig(preset, theme, inEnglish),
      )
  })

  it.each(presets)('$name is loaded from the provider’s host in English', (preset) => {
    const url = new URL(widgetUrl(preset, 'light', undefined, inEnglish))
    expect(url.origin + url.pathname).toBe(`${WIDGET_BASE}/${preset.name}/`)
    expect(url.search).toBe('?locale=en')
  })

  it('the hash has no raw percent sign, although the width is in percent', () => {
    const hash = new URL(widgetUrl({ name: 'forex-heat-map' }, 'light', undefined, inEnglish)).hash
    expect(hash).toContain('100%25')
    expect(hash.replace(/%[0-9A-F]{2}/g, '')).not.toContain('%')
  })

  it('the theme key is `theme` for the advanced chart and `colorTheme` for all others', () => {
    for (const preset of presets) {
      const config = widgetConfig(preset, 'dark', inEnglish)
      const [key, other] =
        preset.name === 'advanced-chart' ? ['theme', 'colorTheme'] : ['colorTheme', 'theme']
      expect(config[key ?? '']).toBe('dark')
      expect(config).not.toHaveProperty(other ?? '')
    }
  })

  it('the defaults match section 9 of the specification', () => {
    expect(widgetConfig({ name: 'advanced-chart' }, 'light', inEnglish)).toMatchObject({
      symbol: 'NASDAQ:AAPL',
      interval: '1',
      timezone: 'Etc/UTC',
    })
    expect(widgetConfig({ name: 'mini-symbol-overview' }, 'light', inEnglish)).toMatchObject({
      symbol: 'FX:EURUSD',
      dateRange: '12M',
    })
    expect(widgetConfig({ name: 'technical-analysis' }, 'light', inEnglish)).toMatchObject({ interval: '1m' })
    expect(widgetConfig({ name: 'forex-heat-map' }, 'light', inEnglish).currencies).toEqual(
      'EUR USD JPY GBP CHF AUD CAD NZD CNY'.split(' '),
    )
    const groups = widgetConfig({ name: 'market-quotes' }, 'light', inEnglish).symbolsGroups as {
      name: string
    }[]
    expect(groups.map((group) => group.name)).toEqual(['Indices', 'Commodities', 'Bonds', 'Forex'])
    const tape = widgetConfig({ name: 'ticker-tape' }, 'light', inEnglish).symbols as { proName: string }[]
    expect(tape.map((symbol) => symbol.proName)).toEqual([
      'FOREXCOM:SPXUSD',
      'FOREXCOM:NSXUSD',
      'FX_IDC:EURUSD',
      'BITSTAMP:BTCUSD',
      'BITSTAMP:ETHUSD',
    ])
  })
})

describe('the sandbox of a frame', () => {
  it('lets the provider’s frame keep its own origin', () =>
    expect(frameSandbox(`${WIDGET_BASE}/ticker-tape/`, 'https://app.invalid/dashboard')).toBe(
      'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-same-origin',
    ))
  it.each(['/frames/', 'https://app.invalid/frames/'])(
    'does not let a frame of the page’s own origin leave the sandbox: %s',
    (src) => expect(frameSandbox(src, 'https://app.invalid/dashboard')).not.toContain('allow-same-origin'),
  )
})
