// Times the two main journeys, from sign-in to a recorded deposit and to a requested withdrawal, on running sandboxes. The servers take
// turns, so that all are measured under the same load. bench/README.md says how presses, seconds and words are counted.
//   node bench/journeys.mjs http://localhost:4000 [http://localhost:4001 …]
//   node bench/journeys.mjs --write 81eaff2,884dae7c http://localhost:4000 http://localhost:4001
// --rounds 7: how often; the default is 5. --write: records the first address (before) and the second (now) in RESULTS.md, with their commits.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { launchOptions } from '../tools/chromium.mjs'
import { journeyRows, journeySection } from './journeys-report.mjs'
import { writeSection } from './sections.mjs'

const { values: options, positionals: bases } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, write: { type: 'string' } },
  allowPositionals: true,
})
const commits = options.write?.split(',')
if (bases.length === 0 || (commits && (commits.length !== 2 || bases.length !== 2))) {
  console.error(
    'Give the address of at least one running sandbox: node bench/journeys.mjs http://localhost:4000. With --write, give two commits and two addresses.',
  )
  process.exit(2)
}
const windows = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
]
const wallet = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7'

/** The texts that a customer sees while scrolling from `from` to where the page is now. Runs in the page. */
function textsOnTheWay(from) {
  const found = []
  const collect = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const parent = node.parentElement
      const text = node.textContent.trim()
      if (!text || !parent.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { top, bottom, left, right } = range.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      if (right - left <= 2 || x < 0 || x >= innerWidth || y < 0 || y >= innerHeight) continue
      const hit = document.elementFromPoint(x, y)
      if (hit && (hit.contains(parent) || parent.contains(hit))) found.push(text)
    }
  }
  const to = scrollY
  const step = Math.sign(to - from) * innerHeight * 0.8
  for (let at = from; Math.abs(to - at) > Math.abs(step); at += step) {
    scrollTo({ top: at, behavior: 'instant' })
    collect()
  }
  scrollTo({ top: to, behavior: 'instant' })
  collect()
  return found
}

class Visit {
  presses = 0
  texts = new Set()
  /** `amount` differs from visit to visit, because a repeated withdrawal shows a warning. */
  constructor(page, amount) {
    this.page = page
    this.amount = String(amount)
  }
  async read(from) {
    for (const text of await this.page.evaluate(textsOnTheWay, from)) this.texts.add(text)
  }
  /** Waits until the element can be pressed, and reads what is on the screen before, and on the way to it. */
  async reach(locator) {
    const element = locator.filter({ visible: true }).first()
    await element.waitFor()
    const from = await this.page.evaluate(() => scrollY)
    await this.read(from)
    await element.click({ trial: true })
    await this.read(from)
    return element
  }
  async press(locator) {
    const element = await this.reach(locator)
    this.presses += 1
    await element.click()
  }
  /** Presses an element unless it already has the state that the press would give it. */
  async pressUnless(locator, attribute) {
    await locator.first().waitFor()
    if ((await locator.first().getAttribute(attribute)) !== 'true') await this.press(locator)
  }
  /** Chooses a field and types. A field that already holds the text is left as it is. */
  async type(label, text) {
    const field = await this.reach(this.page.getByLabel(label))
    if ((await field.inputValue()) === text) return
    this.presses += 1
    await field.click()
    await field.fill(text)
  }
  button(name, exact = false) {
    return this.page.getByRole('button', { name, exact })
  }
  /** Presses a link in the bar or on the page. If there is none, it is in the menu. */
  async go(name) {
    const link = this.page.getByRole('link', { name, exact: true })
    const menu = this.button(/menu/i)
    await this.page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor()
    await link.or(menu).filter({ visible: true }).first().waitFor()
    if ((await link.filter({ visible: true }).count()) === 0) await this.press(menu)
    await this.press(link)
  }
  /** A notice that opens by itself is read and closed as soon as it is in the way. */
  async closeNotices() {
    const close = this.page.getByRole('dialog', { name: 'Before you trade' }).getByRole('button').last()
    await this.page.addLocatorHandler(close, async () => {
      await this.read(0)
      this.presses += 1
      await close.click()
    })
    return close
  }
  async signIn() {
    const notice = await this.closeNotices()
    await this.page.goto('/sign-in')
    await this.type('Email', 'withdraw@sample.test')
    await this.type(/^Password$/, 'Sample#2026')
    await this.press(this.page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }))
    await this.page.waitForURL('**/dashboard')
    await this.page.removeLocatorHandler(notice)
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
    await visit.type('Amount in USD', visit.amount)
    await visit.press(visit.button('Make Deposit'))
    await visit.pressUnless(visit.button('Bitcoin', true), 'aria-expanded')
    await visit.press(visit.button(/show the address/i))
    await visit.page.locator('[data-slot=address-text]').first().waitFor()
    const told = visit.button('I have sent it')
    const answered = visit.answer('/transaction/add')
    await visit.press((await told.count()) > 0 ? told : visit.button('E-mail the receipt'))
    await answered
  },
  'a requested withdrawal': async (visit) => {
    await visit.signIn()
    await visit.go(/^Withdraw(al)?$/)
    await visit.pressUnless(visit.page.getByRole('tab', { name: 'Crypto' }), 'aria-selected')
    await visit.type('Amount in USD', visit.amount)
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
const found = []
for (let round = 0; round < Number(options.rounds); round += 1)
  for (const viewport of windows)
    for (const [journey, walk] of Object.entries(journeys))
      for (const base of bases) {
        const context = await browser.newContext({ viewport, baseURL: base })
        const page = await context.newPage()
        await page.route(/tradingview/, (route) => route.abort())
        for (const when of ['first', 'again']) {
          if (when === 'again') await endSession(page, base)
          const visit = new Visit(page, 10 + found.length / 4)
          const began = performance.now()
          await walk(visit)
          const seconds = (performance.now() - began) / 1000
          const words = [...visit.texts].join(' ').split(/\s+/).length
          const { width } = viewport
          found.push({
            journey,
            when,
            width,
            base,
            presses: visit.presses,
            seconds,
            words,
            load: loadavg()[0],
          })
        }
        await context.close()
      }
await browser.close()
console.table(journeyRows(found))
if (commits)
  await writeSection(
    new URL('RESULTS.md', import.meta.url),
    'journeys',
    journeySection(found, bases, commits),
  )
