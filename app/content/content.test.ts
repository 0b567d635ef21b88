import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { assets, risk } from './guides.ts'
import { habits, scams } from './guides-safety.ts'
import { brandSchema } from './brand-schema.ts'
import { brand } from './brand.ts'
import { helpOptions, contactMethods } from './help.ts'
import { questions } from './help-questions.ts'
import { home } from './home.ts'
import { privacy } from './legal/privacy.ts'
import { terms } from './legal/terms.ts'
import { markets } from './markets.ts'
import { meta, publicPaths, sitemapPaths } from './meta.ts'
import { planRows } from './plans-page.ts'
import { plans } from './plans.ts'
import { promisesIn } from './promises.ts'
import { services } from './services.ts'
import { stats } from './stats.ts'
import { structuredData } from './structured-data.ts'
import { tips } from './tips.ts'
import { automatedTrading } from './trading/automated-trading.ts'
import { copyTrading } from './trading/copy-trading.ts'
import { cryptocurrencies } from './trading/cryptocurrencies.ts'
import { etf } from './trading/etf.ts'
import { forex } from './trading/forex.ts'
import type { TradingGuide } from './trading/guide.ts'
import { indices } from './trading/indices.ts'
import { shares } from './trading/shares.ts'
import { needsSignIn, paths } from '../paths.ts'
import { depositMethodIds } from '#ui/deposit/deposit-method.ts'

const files = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => pattern.test(name) && !name.includes('.test.'))

/** Every string in a value, at any depth. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(texts)
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(texts) : []
}

const modules = files('app/content', /\.ts$/).filter((name) => !name.endsWith('/promises.ts'))

it('FAIR-2 no content promises profit, safety or success', async () => {
  const found: string[] = []
  let read = 0
  for (const file of modules) {
    const exports: unknown = await import(/* @vite-ignore */ `${process.cwd()}/${file}`)
    const all = texts({ ...(exports as object) })
    read += all.length
    for (const text of all) found.push(...promisesIn(text).map((sentence) => `${file}: ${sentence}`))
  }
  expect(found).toEqual([])
  // Proves that the test read something.
  expect(read).toBeGreaterThan(500)
})

it('FAIR-2 no text in a page or marketing component promises anything', () => {
  const sources = [...files('app/routes/public', /\.tsx$/), ...files('ui/marketing', /\.tsx?$/)]
  const found = sources.flatMap((file) =>
    (
      readFileSync(file, 'utf8')
        // A CSS width and JavaScript's Promise aren't texts.
        .replaceAll('100%,', '')
        .replaceAll(/\bPromise(?=[.<])/g, '')
        .match(/>[^<>{}]+<|'[^'\n]+'|"[^"\n]+"/g) ?? []
    )
      .flatMap(promisesIn)
      .map((sentence) => `${file}: ${sentence}`),
  )
  expect(sources.length).toBeGreaterThan(30)
  expect(found).toEqual([])
})

it.each([
  ['Guaranteed profits for everyone.', 1],
  ['Your money is 100% secured.', 1],
  ['A risk-free way to invest. You may lose it all.', 1],
  ['Start earning today!', 1],
  ['Join thousands of happy traders.', 1],
  ['Guaranteed: you never lose.', 1],
  ['Profits guaranteed, without effort.', 1],
  ['Guaranteed returns, and no scam.', 1],
  ['This is not a fraud: 100% of clients win.', 1],
  ['The world’s leading platform.', 1],
  ['Nobody can promise you a return.', 0],
  ['“Guaranteed” and “risk-free” are the words of a fraud.', 0],
  ['Prices fall as well as rise.', 0],
])('FAIR-2 %s: finds promises: %i', (text, count) => {
  expect(promisesIn(text)).toHaveLength(count)
})

it('the content has no placeholder text', () => {
  const filler = /\blorem\b|\bipsum\b|\bTODO\b|\bTBD\b|\bcoming soon\b/i
  expect(modules.filter((file) => filler.test(readFileSync(file, 'utf8')))).toEqual([])
})

it('PLAN-2 the plans are exactly those of the list', () => {
  expect(plans.map(({ name, price, features }) => [name, price, features.join(', ').toLowerCase()])).toEqual([
    ['Starter', '$500-$999', 'trading bot, 20 positions, portfolio management, all available exchanges'],
    ['Premium', '$1000-$2499', '80 positions, portfolio management, all available exchanges'],
    ['Master', '$2500-$5499', '200 positions, portfolio management, all available exchanges'],
    [
      'Pro',
      '$5500',
      '500 positions, all coins for signals, market arbitrage, algorithm intelligence, portfolio management',
    ],
  ])
})

it('PLAN-2 the comparison has each feature of the list once, with the plans that have it', () => {
  expect(planRows.map(({ feature, values }) => [feature, ...values])).toEqual([
    ['Positions', '20', '80', '200', '500'],
    ['Portfolio management', true, true, true, true],
    ['All available exchanges', true, true, true, false],
    ['Trading bot', true, false, false, false],
    ['All coins for signals', false, false, false, true],
    ['Market arbitrage', false, false, false, true],
    ['Algorithm intelligence', false, false, false, true],
  ])
})

it('FAIR-3 statistics are counted from the lists', () => {
  expect(stats.slice(0, 4).map(({ value }) => Number(value))).toEqual([
    markets.length,
    plans.length,
    Object.keys(brand.depositNetworks).length,
    assets.length,
  ])
  expect(markets).toHaveLength(7)
})

it.each([
  ['a source', { value: '12', text: 'years', asOf: '2026-01-31' }],
  ['a date', { value: '12', text: 'years', source: 'Register' }],
  ['a real date', { value: '12', text: 'years', source: 'Register', asOf: 'last year' }],
])('FAIR-3 rejects an operator’s statistic without %s', (_, stat) => {
  expect(brandSchema.safeParse({ ...brand, stats: [stat] }).success).toBe(false)
  const whole = { value: '12', text: 'years', source: 'Register', asOf: '2026-01-31' }
  expect(brandSchema.safeParse({ ...brand, stats: [whole] }).success).toBe(true)
})

const guides = [
  cryptocurrencies,
  forex,
  shares,
  indices,
  etf,
  copyTrading,
  automatedTrading,
] satisfies TradingGuide[]

it('TRD-1 each market says what it is, how it moves, what it costs, what can go wrong, and whom it does not suit', () => {
  expect(guides.map(({ id }) => id)).toEqual(markets.map(({ id }) => id))
  const parts = ['what', 'facts', 'moves', 'costs', 'wrong', 'unsuitable', 'before'] as const
  const thin = guides.flatMap((guide) =>
    parts.filter((part) => guide[part].length < 2).map((part) => `${guide.id}: ${part}`),
  )
  expect(thin).toEqual([])
})

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

it.each([
  [cryptocurrencies, rounded((1 / 0.99 / 0.99 - 1) * 100, 2)],
  [forex, rounded(((2 + 4 + 108.52) / (10_852 / 30)) * 100, 1)],
  [shares, rounded(((10 + 7.5) / 1500) * 100, 2)],
  [indices, rounded(((0.6 + rounded((5000 * 0.06) / 365, 2) + 100) / 250) * 100, 1)],
  [automatedTrading, rounded(((200 * 0.001 * 1000) / 1000) * 100, 1)],
])('TRD-1 the calculation in the example of $id is right', ({ example }, percent) => {
  expect(example.conclusion).toContain(`${percent}%`)
})

it('GDE-1 each asset lists launch, consensus, supply and what moves its price', () => {
  const labels = ['Launched', 'Consensus', 'Supply', 'What moves it']
  expect(assets.length).toBeGreaterThan(0)
  for (const { facts } of assets) expect(facts.map(({ term }) => term)).toEqual(labels)
})

it('the guides say how to recognize a scam, and the risk warning leads to the risks', () => {
  expect(scams.title).toBe('How to recognize a scam')
  expect(brand.riskWarning.href).toBe(`${paths.guides}#${risk.id}`)
})

const words = (text: typeof terms) => texts(text.sections).join(' ')

it('LGL-1 the terms name settlement, records and age; both texts have dates, a change log and unique section ids', () => {
  expect(words(terms)).toContain('Trades settle within two days')
  expect(words(terms)).toMatch(/Anti-money-laundering records are kept for 5 years/)
  expect(words(terms)).toMatch(/at least 18 years old/)
  expect(words(privacy)).toMatch(/Anti-money-laundering records.*5 years/)
  for (const text of [terms, privacy]) {
    const ids = text.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const days = [text.inForce, ...text.changes.map(({ date }) => date)]
    for (const { iso, text: written } of days)
      expect(new Date(`${written} UTC`).toISOString()).toBe(`${iso}T00:00:00.000Z`)
    const changed = text.changes.map(({ date }) => date.iso)
    expect(changed).toEqual(changed.toSorted().toReversed())
    expect(text.changes.at(-1)?.what).toBe('First version.')
    expect(text.inForce.iso).toBe(changed[0])
  }
})

it('LGL-1 the terms keep their own rule: a change comes into force 30 days or more after the version before it', () => {
  expect(words(terms)).toContain('at least 30 days before a change comes into force')
  const days = terms.changes.map(({ date }) => Date.parse(date.iso) / 86_400_000)
  for (const [place, day] of days.slice(1).entries())
    expect((days[place] ?? 0) - day).toBeGreaterThanOrEqual(30)
})

it('SES-1 what is said about signing out names the orders that stay in the browser', () => {
  const said = texts([habits, services]).filter((text) => text.includes('removed from this browser'))
  expect(said.length).toBeGreaterThan(0)
  for (const text of said) expect(text).toMatch(/Deposits and withdrawals that are not settled stay/i)
})

it('HLP-1 WhatsApp, phone and ticket have the right links', () => {
  const hrefs = Object.fromEntries(contactMethods.map(({ id, href }) => [id, href]))
  expect(hrefs.whatsapp).toBe(`https://wa.me/${brand.whatsApp}`)
  expect(hrefs.phone).toBe(paths.contact)
  expect(hrefs.ticket).toBe(`mailto:${brand.supportEmail}?subject=Ticket%20request`)
})

it('HOME-7 each way to get help has a name, an info line, a prompt and its own link', () => {
  expect(helpOptions.map(({ id, href }) => [id, href])).toEqual([
    ['help', paths.helpCenter],
    ['email', `mailto:${brand.supportEmail}`],
    ['phone', paths.contact],
    ['guides', paths.guides],
  ])
  expect(helpOptions.length).toBeGreaterThan(0)
  for (const { name, info, prompt } of helpOptions) expect([name, info, prompt].every(Boolean)).toBe(true)
})

it('GLB-5 there are seven short messages, the first about the seed phrase', () => {
  expect(tips).toHaveLength(7)
  expect(new Set(tips).size).toBe(7)
  expect(tips[0]).toBe('Support never asks for your seed phrase.')
  for (const tip of tips) expect(tip.length).toBeLessThan(90)
})

it('FTR-2 the default brand lists the payment methods of the deposit page, and the year 2023', () => {
  expect(brand.paymentMethods).toEqual(depositMethodIds)
  expect(brand.copyrightYear).toBe(2023)
})

it('HOME-8 the call to action leads to sign-up and does not mention earnings', () => {
  expect(home.start.action.href).toBe(paths.signUp)
  expect(texts(home.start).join(' ')).not.toMatch(/earn|profit/i)
})

it('each public page has a unique title and a unique description that search results show in full', () => {
  expect(publicPaths.toSorted()).toEqual(
    Object.values(paths)
      .filter((path) => !needsSignIn(path))
      .toSorted(),
  )
  const described = publicPaths.map(meta)
  expect(new Set(described.map(({ description }) => description)).size).toBe(described.length)
  expect(new Set(described.map(({ title }) => title)).size).toBe(described.length)
  for (const { description, canonical } of described) {
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description.length).toBeGreaterThan(40)
    expect(canonical.startsWith(brand.url)).toBe(true)
  }
  expect(sitemapPaths).not.toContain(paths.signIn)
})

it('structured data contains only what the page shows', () => {
  expect(structuredData(paths.helpCenter).map((thing) => thing['@type'])).toEqual([
    'BreadcrumbList',
    'FAQPage',
  ])
  expect(texts(structuredData(paths.helpCenter))).toEqual(
    expect.arrayContaining(questions.map(({ answer }) => answer)),
  )
  for (const path of publicPaths)
    expect(JSON.stringify(structuredData(path))).not.toMatch(/Rating|Review|Offer|award/i)
})
