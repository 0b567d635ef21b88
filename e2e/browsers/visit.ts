import { readFileSync } from 'node:fs'
import { tradeNoticeVersion } from '../trade-notice.ts'
import type { Browser, Tab } from './driver.ts'

const finder = readFileSync(new URL('in-page.js', import.meta.url), 'utf8')
  .replace(/^\/\*.*\*\/$/m, '')
  .replace(/^\s*\/\/ oxlint.*$/m, '')
  .trim()
  .replace(/^;/, '')

export type Wanted =
  | { role: string; name?: string; exact?: boolean; hidden?: boolean }
  | { label: string; exact?: boolean; hidden?: boolean }
  | { text: string; exact?: boolean; hidden?: boolean }

const first = `(wanted) => { const found = (${finder})(wanted)[0]; found?.scrollIntoView({ block: 'center' }); return found }`
const count = `(wanted) => (${finder})(wanted).length`
const texts = `(wanted) => (${finder})(wanted).map((element) => element.innerText)`
const values = `(wanted) => (${finder})(wanted).map((element) => element.value)`
const choose = `({ wanted, option }) => {
  const select = (${finder})(wanted)[0]
  select.value = [...select.options].find((each) => each.text === option)?.value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}`

const LIMIT = 30_000

/** Repeats `ask` until `right` accepts its result. Throws after 30 s, the longest a customer would wait. */
async function until<T>(what: string, ask: () => Promise<T>, right: (result: T) => boolean): Promise<T> {
  const end = Date.now() + LIMIT
  let last: unknown
  while (Date.now() < end) {
    try {
      const result = await ask()
      last = result
      if (right(result)) return result
    } catch (error) {
      // During a navigation the page can't run scripts.
      last = error
    }
    await new Promise((next) => setTimeout(next, 100))
  }
  throw new Error(`${what}; last seen: ${last instanceof Error ? last.message : JSON.stringify(last)}`)
}

const said = (wanted: Wanted) => JSON.stringify(wanted)

/** One tab, with the actions of a customer. */
export function createVisit(tab: Tab, origin: string) {
  const amount = (wanted: Wanted) => tab.evaluate<number>(count, wanted)
  const visit = {
    tab,
    /** Opens a page and waits for its hydration. */
    async open(path: string) {
      await tab.goto(`${origin}${path}`)
      await visit.alive()
    },
    async reload() {
      await tab.reload()
      await visit.alive()
    },
    alive: () =>
      until(
        'The app did not start',
        () =>
          tab.evaluate<boolean>(
            '() => globalThis.earlyInput === undefined && document.readyState === "complete"',
          ),
        Boolean,
      ),
    /** Waits until the page has loaded nothing for half a second. Firefox reports code that is still loading when the page is left as an error. */
    async settled() {
      let last = -1
      let same = 0
      await until(
        'The page does not stop loading',
        () => tab.evaluate<number>('() => performance.getEntriesByType("resource").length'),
        (loaded) => {
          same = loaded === last ? same + 1 : 0
          last = loaded
          return same === 5
        },
      )
    },
    see: (wanted: Wanted) =>
      until(
        `Not on the page: ${said(wanted)}`,
        () => amount(wanted),
        (n) => n > 0,
      ),
    gone: (wanted: Wanted) =>
      until(
        `Still on the page: ${said(wanted)}`,
        () => amount(wanted),
        (n) => n === 0,
      ),
    amount,
    texts: (wanted: Wanted) => tab.evaluate<string[]>(texts, wanted),
    values: (wanted: Wanted) => tab.evaluate<string[]>(values, wanted),
    async click(wanted: Wanted) {
      await visit.see(wanted)
      await tab.click(first, wanted)
    },
    async type(wanted: Wanted, text: string) {
      await visit.see(wanted)
      await tab.type(first, wanted, text)
      await until(
        `Not typed: ${text}`,
        () => visit.values(wanted),
        (all) => all[0] === text,
      )
    },
    async choose(wanted: Wanted, option: string) {
      await visit.see(wanted)
      await tab.evaluate(choose, { wanted, option })
    },
    at: (path: string) =>
      until(
        `Not at ${path}`,
        () => tab.evaluate<string>('() => location.pathname + location.search'),
        (now) => (path.includes('?') ? now === path : now.split('?')[0] === path),
      ),
    /** Whether the tab still shows a page of the app, and not a page of the browser. */
    inApp: () =>
      tab.evaluate<string>('() => location.origin').then(
        (now) => now === origin,
        () => false,
      ),
    stored: () =>
      tab.evaluate<string[]>(
        `() => Object.keys(localStorage).filter((key) => key !== 'tradeNoticeSeen').toSorted()`,
      ),
    /** Marks the notices that a browser session shows once as seen. */
    async skipNotices() {
      await tab.goto(`${origin}/terms-of-use`)
      await tab.evaluate(
        `() => { for (const key of ['tipsStopped', 'routeLoaderOff']) sessionStorage.setItem(key, 'true'); localStorage.setItem('tradeNoticeSeen', '${tradeNoticeVersion}') }`,
      )
    },
  }
  return visit
}

export type Visit = ReturnType<typeof createVisit>

export async function newVisit(browser: Browser, origin: string): Promise<Visit> {
  const visit = createVisit(await browser.newTab(), origin)
  await visit.skipNotices()
  return visit
}
