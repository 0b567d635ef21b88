// A history of 10,000 rows: from the press of a key or button to the next paint, as the browser's Event Timing tells it (in
// steps of 8 ms), with the processor as it is and four times slower.
import { chromium } from 'playwright'
import { launchOptions } from '../scripts/chromium.mjs'

const steps = [
  ['next page', (page) => page.getByRole('button', { name: 'Next' }).click()],
  ['a status', (page) => page.getByLabel('Status').selectOption('Failed')],
  ['a letter of the search', (page) => page.getByLabel('Search by reference').press('9')],
  ['another order', (page) => page.getByRole('button', { name: 'Amount' }).click()],
]

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]

function watch() {
  globalThis.seen = []
  new PerformanceObserver((list) =>
    globalThis.seen.push(...list.getEntries().map((entry) => entry.duration)),
  ).observe({
    type: 'event',
    durationThreshold: 16,
  })
}

async function round(browser, base, rate) {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } })
  const page = await context.newPage()
  await page.addInitScript(watch)
  const answer = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'history@sample.test', password: 'Sample#2026' }),
  })
  const { user, token } = await answer.json()
  await page.goto(`${base}/robots.txt`)
  await page.evaluate(
    ([details, kept]) => {
      localStorage.setItem('userDetails', details)
      localStorage.setItem('userToken', kept)
      sessionStorage.setItem('tradeNoticeSeen', 'true')
    },
    [JSON.stringify(user), token],
  )
  await page.goto(`${base}/dashboard/depositHistory`)
  await page.getByText('of 10,000').waitFor()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  const took = []
  for (const [, act] of steps) {
    await page.evaluate(() => void (globalThis.seen = []))
    await act(page)
    // Event Timing tells within a second of the paint.
    await page.waitForTimeout(1000)
    took.push(Math.max(0, ...(await page.evaluate(() => globalThis.seen))))
  }
  await context.close()
  return took
}

/** Milliseconds, medians; 0 where it was under 16. */
export async function rows(base, runs) {
  const browser = await chromium.launch(launchOptions())
  const result = []
  for (const rate of [1, 4]) {
    const rounds = []
    for (let run = 0; run < runs; run += 1) rounds.push(await round(browser, base, rate))
    result.push(steps.map((_, at) => median(rounds.map((took) => took[at]))))
  }
  await browser.close()
  return steps.map(([name], at) => ({ name, usual: result[0][at], slower: result[1][at] }))
}
