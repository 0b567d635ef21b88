// Times the two main journeys, from sign-in to a recorded deposit and to a requested withdrawal, on running sandboxes:
//   node bench/journeys.mjs http://localhost:4000 [http://localhost:4001 …]
// Prints for each address and width: presses, seconds (median of three) and words. A word counts if its text is inside the
// window when something is pressed, and only once per journey. The servers take turns, so that all are measured under the same load.
import { chromium } from 'playwright'
import { launchOptions } from '../tools/chromium.mjs'

const bases = process.argv.slice(2)
if (bases.length === 0) {
  console.error(
    'Give the address of at least one running sandbox: node bench/journeys.mjs http://localhost:4000',
  )
  process.exit(2)
}
const rounds = 3
const windows = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
]
const wallet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** The texts inside the window that nothing covers. Runs in the page. */
const textsInWindow = () => {
  const dialog = document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]')
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT)
  const found = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    const text = node.textContent.trim()
    if (!text || !node.parentElement.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { top, bottom, left, right } = range.getBoundingClientRect()
    if (right - left > 2 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth)
      found.push(text)
  }
  return found
}

class Visit {
  presses = 0
  texts = new Set()
  constructor(page) {
    this.page = page
  }
  /** Reads what is in the window, then presses. Dialogs that are in the way are closed first. */
  async press(locator) {
    await locator.first().waitFor()
    for (const text of await this.page.evaluate(textsInWindow)) this.texts.add(text)
    this.presses += 1
    await locator.first().click()
  }
  /** Presses an element unless it already has the state that the press would give it. */
  async pressUnless(locator, attribute) {
    await locator.first().waitFor()
    if ((await locator.first().getAttribute(attribute)) !== 'true') await this.press(locator)
  }
  async type(label, text) {
    const field = this.page.getByLabel(label).first()
    await field.waitFor()
    this.presses += 1
    await field.fill(text)
  }
  button(name) {
    return this.page.getByRole('button', { name })
  }
  /** Presses a link in the bar or on the page. On a phone the links of the bar may be in the menu. */
  async go(name) {
    const link = this.page.getByRole('link', { name, exact: true }).filter({ visible: true })
    await this.page.getByRole('heading', { level: 1 }).first().waitFor()
    if ((await link.count()) === 0) await this.press(this.page.getByRole('button', { name: /menu/i }))
    await this.press(link)
  }
  async signIn() {
    await this.page.goto('/sign-in')
    await this.type('Email', 'withdraw@sample.test')
    await this.type(/^Password$/, 'Sample#2026')
    await this.press(this.page.getByRole('main').getByRole('button', { name: 'Sign in' }))
    await this.page.waitForURL('**/dashboard')
  }
  answer(path) {
    return this.page.waitForResponse(
      (response) => response.url().endsWith(path) && response.request().method() === 'POST',
    )
  }
}

const journeys = {
  'a recorded deposit': async (visit) => {
    await visit.signIn()
    await visit.go('Deposit')
    await visit.type('Amount in USD', '100')
    await visit.press(visit.button('Make Deposit'))
    await visit.pressUnless(visit.page.getByRole('button', { name: 'Bitcoin', exact: true }), 'aria-expanded')
    await visit.press(visit.button(/show the address/i))
    const answered = visit.answer('/transaction/add')
    await visit.press(visit.button('I have sent it').or(visit.button('E-mail the receipt')))
    await answered
  },
  'a requested withdrawal': async (visit) => {
    await visit.signIn()
    await visit.go(/^Withdraw(al)?$/)
    await visit.pressUnless(visit.page.getByRole('tab', { name: 'Crypto' }), 'aria-selected')
    await visit.type('Amount in USD', '10')
    await visit.type('Wallet address', wallet)
    await visit.press(visit.button('Review crypto withdrawal'))
    const answered = visit.answer('/withdrawal/add')
    await visit.press(visit.button(/^Okay/))
    await answered
    await visit.page.waitForURL('**/withdrawalHistory**')
  },
}

/** Ends the session on the server, as if it had expired, and waits until the page notices. What the browser has stored stays. */
async function endSession(page, base) {
  const token = await page.evaluate(() => localStorage.getItem('userToken'))
  await page.request.post(`${base}/api/auth/logout`, { headers: { authorization: `Bearer ${token}` } })
  await page.goto('/dashboard')
  await page.waitForURL('**/sign-in**')
}

const browser = await chromium.launch(launchOptions())
const found = new Map()
for (let round = 0; round < rounds; round += 1)
  for (const viewport of windows)
    for (const [name, walk] of Object.entries(journeys))
      for (const base of bases) {
        const context = await browser.newContext({ viewport, baseURL: base })
        const page = await context.newPage()
        await page.route(/tradingview/, (route) => route.abort())
        // Older versions open the notice at start over the sign-in page, once per session.
        await page.addInitScript(() => {
          if (window === window.top) sessionStorage.setItem('tradeNoticeSeen', 'true')
        })
        for (const time of ['', ' again, after the session has ended']) {
          if (time) await endSession(page, base)
          const visit = new Visit(page)
          const began = performance.now()
          await walk(visit)
          const seconds = (performance.now() - began) / 1000
          const words = [...visit.texts].join(' ').split(/\s+/).length
          const key = `${name}${time}, ${viewport.width} px, ${base}`
          const entry = found.get(key) ?? { presses: visit.presses, seconds: [], words: [] }
          entry.seconds.push(seconds)
          entry.words.push(words)
          found.set(key, entry)
        }
        await context.close()
      }
await browser.close()
console.table(
  Object.fromEntries(
    Array.from(found, ([key, { presses, seconds, words }]) => [
      key,
      { presses, seconds: Number(median(seconds).toFixed(1)), words: median(words) },
    ]),
  ),
)
