import { paths } from '#app/paths.ts'
import { alive, expect, fileOf, refusedFrame, signIn, test } from './support.ts'

// These tests provoke failures, and the browser logs them as errors.
test.use({ expectedErrors: [[/net::ERR_/, /status of 50\d/], { scope: 'test' }] })

test('WGT-1 DSH-10 C17 a blocked widget shrinks to one line after 10 s, with a retry and a link, and grows for the retry', async ({
  page,
}) => {
  await signIn(page, 'withdraw@sample.test')
  await page.clock.install()
  await page.reload()
  await alive(page)
  await page.getByRole('heading', { name: 'Markets' }).scrollIntoViewIfNeeded()
  const analysis = page.getByRole('figure', { name: /technical analysis/ })
  await analysis.scrollIntoViewIfNeeded()
  await refusedFrame(analysis)
  const frame = analysis.locator('div').filter({ has: page.locator('iframe') })
  const before = await frame.boundingBox()
  const panel = analysis.getByText('Technical analysis: no answer from TradingView.')
  await page.clock.runFor(10_000)
  await expect(panel).toBeVisible()
  expect((await frame.boundingBox())?.height).toBeLessThan(50)
  // The line has the whole width, not that of a column.
  expect((await analysis.boundingBox())?.width).toBe(
    (await page.getByRole('figure', { name: /^Prices of indices/ }).boundingBox())?.width,
  )
  await expect(analysis.getByRole('link', { name: /^Open TradingView/ }).first()).toHaveAttribute(
    'href',
    'https://www.tradingview.com/',
  )
  // Stops the clock, so that the next attempt can be timed.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await analysis.getByRole('button', { name: /^Try again/ }).click()
  await expect(analysis).toHaveAttribute('data-state', 'loading')
  expect((await frame.boundingBox())?.height).toBe(before?.height)
  await refusedFrame(analysis)
  await page.clock.runFor(9_900)
  await expect(panel).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(panel).toBeVisible()
})

test('DSH-10 the code of the widgets loads when they come into view, changes the page’s length little, and can be retried', async ({
  page,
}) => {
  const code = fileOf('MarketWidgets')
  let asked = 0
  page.on('request', (request) => {
    if (code.test(request.url())) asked += 1
  })
  await page.route(code, (route) => route.abort())
  await signIn(page, 'withdraw@sample.test')
  await alive(page)
  await expect(page.getByRole('region', { name: 'Latest activity' }).getByRole('listitem')).toHaveCount(5)
  expect(asked).toBe(0)
  const section = page.getByRole('region', { name: 'Markets' })
  const before = (await section.boundingBox())?.height ?? 0
  await page.getByRole('heading', { name: 'Markets' }).scrollIntoViewIfNeeded()
  await expect(section.getByText('The market widgets could not be loaded')).toBeVisible()
  await page.unroute(code)
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(section.getByRole('figure')).toHaveCount(6)
  const after = (await section.boundingBox())?.height ?? 0
  expect(Math.abs(after - before)).toBeLessThan(40)
})

for (const { where, name } of [
  { where: paths.dashboard, name: /^Bitcoin to US dollar/ },
  { where: paths.cryptocurrencies, name: /^Bitcoin in US dollars/ },
])
  test(`WGT-1 on ${where} our own chart replaces a blocked widget, and the listing is fetched only then`, async ({
    page,
  }) => {
    await signIn(page, 'withdraw@sample.test')
    await page.clock.install()
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/market/coins')) asked += 1
    })
    await page.goto(where)
    await alive(page)
    if (where === paths.dashboard)
      await page.getByRole('heading', { name: 'Markets' }).scrollIntoViewIfNeeded()
    const bitcoin = page.getByRole('figure', { name })
    await bitcoin.scrollIntoViewIfNeeded()
    await expect(bitcoin.locator('iframe')).toBeAttached()
    expect(asked).toBe(0)
    await page.clock.runFor(11_000)
    // On the dashboard a line without axes fits into the small widget; the chart with axes comes below the widgets.
    await expect(
      where === paths.dashboard
        ? bitcoin.getByText('$100,000.00', { exact: true })
        : bitcoin.locator('canvas').first(),
    ).toBeVisible()
    await expect(bitcoin.getByText(/Sample figures, not a market price/)).toBeVisible()
    await expect(bitcoin.getByRole('img', { name: /^Bitcoin, Last 7 days/ })).toBeAttached()
    expect(asked).toBe(1)
  })
