// Measures a history of 10,000 rows: the time from a press to the next paint, from the browser's Event Timing (in steps of 8 ms),
// and to the paint that shows the requested rows, at full and at a quarter of the processor's speed. The baseline is a button on the
// same page that writes one letter.
import { chromium } from 'playwright'
import { launchOptions } from '../tools/chromium.mjs'
import { median } from './harness/lib/args.mjs'
import signIn from './sign-in.mjs'

const steps = [
  ['a button that writes a letter', (page) => page.getByRole('button', { name: 'floor' }).click()],
  ['next page', (page) => page.getByRole('button', { name: 'Next' }).click()],
  // With a key, because Event Timing doesn't report a selection made by script.
  ['a status', (page) => page.getByLabel('Status').press('F')],
  ['a letter of the search', (page) => page.getByLabel('Search by reference').press('9')],
  ['another order', (page) => page.getByRole('button', { name: 'Amount', exact: true }).click()],
]

function addFloor() {
  const button = document.createElement('button')
  button.textContent = 'floor'
  button.style = 'position: fixed; inset: auto auto 0 0; z-index: 99'
  button.addEventListener('click', () => (button.textContent += '!'))
  document.body.append(button)
}

function watch() {
  new PerformanceObserver((list) =>
    globalThis.seen.push(...list.getEntries().map((entry) => entry.duration)),
  ).observe({
    type: 'event',
    durationThreshold: 16,
  })
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (globalThis.pressed ??= timeStamp), true)
  const afterPaint = new MessageChannel()
  afterPaint.port1.addEventListener('message', () => (globalThis.shown ??= performance.now()))
  afterPaint.port1.start()
  const changes = new MutationObserver(() => requestAnimationFrame(() => afterPaint.port2.postMessage('')))
  globalThis.begin = () => {
    globalThis.seen = []
    globalThis.pressed = globalThis.shown = undefined
    for (const part of document.querySelectorAll('tbody, output'))
      changes.observe(part, { subtree: true, childList: true, characterData: true })
  }
}

async function round(browser, base, rate) {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await signIn({ page, base, email: 'history@sample.test' })
  await page.goto(`${base}/dashboard/depositHistory`)
  await page.getByText('of 10,000').waitFor()
  await page.evaluate(addFloor)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  const took = []
  for (const [, act] of steps) {
    await page.evaluate(() => globalThis.begin())
    await act(page)
    // Event Timing reports within a second of the paint.
    await page.waitForTimeout(1000)
    took.push(
      await page.evaluate(() => ({
        paint: Math.max(0, ...globalThis.seen),
        rows: Math.round(globalThis.shown - globalThis.pressed),
      })),
    )
  }
  await context.close()
  return took
}

/** Medians in milliseconds. A paint under 16 ms is 0. The baseline shows no rows, so they are `NaN`, and null once stored. */
export async function rows(base, runs) {
  const browser = await chromium.launch(launchOptions())
  const result = []
  for (const rate of [1, 4]) {
    const rounds = []
    for (let run = 0; run < runs; run += 1) rounds.push(await round(browser, base, rate))
    result.push(
      steps.map((_, at) => ({
        paint: median(rounds.map((took) => took[at].paint)),
        rows: median(rounds.map((took) => took[at].rows)),
      })),
    )
  }
  await browser.close()
  return steps.map(([name], at) => ({ name, usual: result[0][at], slower: result[1][at] }))
}
