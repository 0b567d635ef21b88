import { paths } from '#app/paths.ts'
import { allPayloads } from './hostile-payloads.ts'
import { provideFrames, watchPolicy } from './hostile-support.ts'
import { expect, ready, signIn, storedKeys, test } from './support.ts'

test('C31 SES-1 the browser stores the customer’s details as the server sent them, the token, and nothing else', async ({
  page,
  context,
}) => {
  await provideFrames(page)
  await signIn(page, 'withdraw@sample.test')
  for (const path of [
    paths.account,
    paths.depositHistory,
    paths.withdrawal,
    paths.upgrade,
    paths.dashboard,
  ]) {
    await page.goto(path)
    await expect(page.locator('[data-page-heading]')).toBeVisible()
  }
  await expect(page.getByText('as of')).toBeVisible()
  const { local, session } = await page.evaluate(() => ({
    local: { ...localStorage } as Record<string, string>,
    session: { ...sessionStorage } as Record<string, string>,
  }))
  expect(await storedKeys(page)).toEqual(['userDetails', 'userToken'])
  const response = await page.request.get('/api/transaction/token-user', {
    headers: { authorization: `Bearer ${local.userToken}` },
  })
  const sent = (await response.json()) as Record<string, unknown>
  const kept = JSON.parse(local.userDetails ?? '') as Record<string, unknown>
  expect(Object.keys(kept).toSorted()).toEqual(Object.keys(sent).toSorted())
  expect(kept).toMatchObject({ name: sent.name, email: sent.email, address: sent.address })
  // For the session only: dismissed notices and the scroll position of each page.
  for (const [key, value] of Object.entries(session)) {
    expect(key).toMatch(/^(tipsStopped|routeLoaderOff|react-router-scroll-positions)$/)
    expect(value).toMatch(/^(true|\{("[^"]*":\d+(\.\d+)?,?)*\})$/)
  }
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0)
})

test('C35 messages from other windows and frames are ignored; only the widget’s own frame counts', async ({
  page,
}) => {
  const breaches = await watchPolicy(page)
  // The frame sends no message until it is asked to. A second frame of its origin sends messages too.
  await page.route('https://www.tradingview-widget.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>chart</title>' }),
  )
  await page.goto(paths.cryptocurrencies)
  await ready(page)
  const widget = page.locator('[data-slot=market-widget]').first()
  await widget.scrollIntoViewIfNeeded()
  await expect(widget.locator('iframe')).toBeAttached()
  const frame = await (await widget.locator('iframe').elementHandle())?.contentFrame()
  await frame?.waitForLoadState()
  const before = await page.locator('body').innerText()
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  const storedBefore = await stored()
  const hostile = [
    { name: 'tv-widget-load' },
    { name: 'tv-widget-no-data' },
    { type: 'logout' },
    { __proto__: null, name: allPayloads(1), html: allPayloads(2), token: 'x' },
    allPayloads(3),
    'x'.repeat(1_000_000),
  ]
  await page.evaluate(async (all) => {
    const other = Object.assign(document.createElement('iframe'), {
      src: 'https://www.tradingview-widget.com/other',
    })
    document.body.append(other)
    await new Promise((loaded) => other.addEventListener('load', loaded))
    const events = all.flatMap((data) => [
      new MessageEvent('message', { data, origin: 'https://evil.test', source: window }),
      new MessageEvent('message', { data, origin: 'https://www.tradingview-widget.com', source: window }),
      new MessageEvent('message', {
        data,
        origin: 'https://www.tradingview-widget.com',
        source: other.contentWindow,
      }),
      new MessageEvent('message', { data, origin: 'https://www.tradingview-widget.com' }),
    ])
    for (const event of events) window.dispatchEvent(event)
    for (const data of all) window.postMessage(data, '*')
    await new Promise((heard) => {
      window.addEventListener('message', ({ data }) => data === 'the last' && heard(null))
      window.postMessage('the last', '*')
    })
    other.remove()
  }, hostile)
  await expect(widget).toHaveAttribute('data-state', 'loading')
  expect(await page.locator('body').innerText()).toBe(before)
  expect(await stored()).toBe(storedBefore)
  await frame?.evaluate(() => parent.postMessage({ name: 'tv-widget-load' }, '*'))
  await expect(widget).toHaveAttribute('data-state', 'alive')
  expect(breaches).toEqual([])
})
