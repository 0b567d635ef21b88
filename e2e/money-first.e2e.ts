import { paths } from '#app/paths.ts'
import { newCustomer, postponeVerification } from './own-customer.ts'
import { alive, expect, fontsReady, ready, signedIn, signIn, test } from './support.ts'

// The tests block the chart provider, and the browser logs that as errors.
test.use({ expectedErrors: [[/net::ERR_/, /status of 50\d/], { scope: 'test' }] })

/** The parts of the dashboard in the order of DSH-6 to DSH-10. */
const parts = [
  ['headline', '[data-slot=wallet-headline]'],
  ['boxes', '[data-slot=wallet-grid]'],
  ['deposit', 'a[href$="/dashboard/deposit"]'],
  ['withdraw', 'a[href$="/dashboard/withdrawal"]'],
  ['next steps', '[data-slot=next-steps]'],
  ['latest activity', '[data-slot=latest-activity]'],
  ['your money', '[data-slot=your-money]'],
  ['markets', '[data-slot=markets]'],
] as const

test('DSH-6 DSH-7 DSH-8 DSH-9 DSH-10 the dashboard has its parts in order: own money first, widgets last', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await newCustomer(page)
  await postponeVerification(page)
  await expect(page.locator('main [data-slot=next-steps]')).toBeVisible()
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const found = await page.locator('main').evaluate((main, wanted) => {
      const all = [...main.querySelectorAll('*')]
      return wanted.map(([name, selector]) => {
        const part = main.querySelector(selector)
        const box = part?.getBoundingClientRect()
        return { name, at: part ? all.indexOf(part) : -1, top: box?.top ?? -1, bottom: box?.bottom ?? -1 }
      })
    }, parts)
    expect(found.map(({ at }) => at)).not.toContain(-1)
    const names = parts.map(([name]) => name)
    expect(found.toSorted((a, b) => a.at - b.at).map(({ name }) => name)).toEqual(names)
    // On a wide screen Deposit, Withdraw and the next steps are beside the headline and the boxes.
    const beside = width === 1280 ? ['deposit', 'withdraw', 'next steps'] : ['withdraw']
    const column = found.filter(({ name }) => !beside.includes(name))
    for (const [index, { name, top }] of column.entries()) {
      const above = column[index - 1]
      if (above)
        expect(top, `${name} below ${above.name} at ${width} px`).toBeGreaterThanOrEqual(above.bottom)
    }
    const bottomOfMoney = Math.max(...found.slice(0, 5).map(({ bottom }) => bottom))
    expect(found[5]?.top).toBeGreaterThanOrEqual(bottomOfMoney)
  }
})

test('DSH-3 the boxes of the dashboard’s lower row begin and end at the same height', async ({ page }) => {
  await page.clock.install()
  await signedIn(page, 'withdraw@sample.test')
  for (const width of [1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(paths.dashboard)
    await alive(page)
    await page.getByRole('heading', { name: 'Markets' }).scrollIntoViewIfNeeded()
    const boxOf = (name: RegExp) =>
      page.getByRole('figure', { name }).evaluate((figure) => {
        const { top, bottom } = figure.querySelector(':scope > div')?.getBoundingClientRect() ?? new DOMRect()
        return { top, bottom }
      })
    const [analysis, chart] = [await boxOf(/technical analysis/), await boxOf(/advanced chart/)]
    expect(Math.abs(analysis.top - chart.top), `tops at ${width} px`).toBeLessThan(0.5)
    expect(Math.abs(analysis.bottom - chart.bottom), `bottoms at ${width} px`).toBeLessThan(0.5)
    const minis = await Promise.all([/^Bitcoin/, /^Ethereum/, /^Litecoin/].map(boxOf))
    for (const { top, bottom } of minis) {
      expect(Math.abs(top - (minis[0]?.top ?? 0)), `tops of small charts at ${width} px`).toBeLessThan(0.5)
      expect(Math.abs(bottom - (minis[0]?.bottom ?? 0)), `bottoms at ${width} px`).toBeLessThan(0.5)
    }
  }
})

test('DSH-10 HOME-3 a coin has the same price on the home page and on the dashboard', async ({ page }) => {
  const home = page.getByRole('region', { name: 'Popular cryptocurrencies' })
  await page.goto(paths.home)
  await ready(page)
  await page.mouse.move(1, 1)
  const priceAtHome = async (name: string) => {
    const row = home.getByRole('row', { name: new RegExp(name) })
    return /\$[\d,.]+/.exec(await row.innerText())?.[0]
  }
  await expect(home.getByRole('row', { name: /Bitcoin/ })).toContainText('$')
  const listed = new Map<string, string | undefined>()
  for (const name of ['Bitcoin', 'Ethereum']) listed.set(name, await priceAtHome(name))
  expect(listed.get('Bitcoin')).toMatch(/^\$\d/)
  await page.clock.install()
  await signIn(page, 'withdraw@sample.test')
  await alive(page)
  await page.getByRole('heading', { name: 'Markets' }).scrollIntoViewIfNeeded()
  for (const [name, price] of listed) {
    const small = page.getByRole('figure', { name: new RegExp(`^${name} to US dollar`) })
    await small.scrollIntoViewIfNeeded()
    await expect(small.locator('iframe')).toBeAttached()
    await page.clock.runFor(11_000)
    await expect(small.getByText(price ?? '', { exact: true })).toBeVisible()
  }
})

test('DSH-10 a small chart shrinks to one line if neither the provider nor our price list answers, and grows again with the list', async ({
  page,
}) => {
  await page.clock.install()
  await signedIn(page, 'withdraw@sample.test')
  await page.route('**/api/market/coins', (route) => route.fulfill({ status: 503, body: '' }))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(paths.dashboard)
  await alive(page)
  await fontsReady(page)
  await page.getByRole('heading', { name: 'Markets' }).scrollIntoViewIfNeeded()
  const small = [/^Bitcoin to/, /^Ethereum to/, /^Litecoin to/].map((name) =>
    page.getByRole('figure', { name }),
  )
  for (const chart of small) {
    await chart.scrollIntoViewIfNeeded()
    await expect(chart.locator('iframe')).toBeAttached()
  }
  const row = await page.getByRole('figure', { name: /^Prices of indices/ }).boundingBox()
  await expect(async () => {
    await page.clock.runFor(11_000)
    for (const chart of small) await expect(chart).toHaveAttribute('data-collapsed', 'true', { timeout: 200 })
  }).toPass()
  for (const chart of small) {
    await expect(chart.getByText(/: no answer from TradingView\.$/)).toBeVisible()
    await expect(chart.getByRole('button', { name: 'Try again', exact: true })).toBeVisible()
    await expect(chart.getByRole('link', { name: /^Open TradingView/ })).toBeVisible()
    const box = await chart.boundingBox()
    expect(box?.height).toBeLessThan(50)
    expect(box?.width).toBe(row?.width)
    const label = (await chart.getAttribute('aria-label')) ?? '?'
    expect((await chart.ariaSnapshot()).split(label).length - 1, 'how often its name is heard').toBe(2)
  }
  await page.unroute('**/api/market/coins')
  const [bitcoin] = small
  await bitcoin?.getByRole('button', { name: 'Try again', exact: true }).click()
  await expect(page.getByRole('figure', { name: /^Bitcoin to/ })).toHaveAttribute('data-state', 'loading')
  await expect(async () => {
    await page.clock.runFor(11_000)
    await expect(page.getByText('$100,000.00', { exact: true })).toBeVisible({ timeout: 200 })
  }).toPass()
})
