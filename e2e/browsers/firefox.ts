import { existsSync } from 'node:fs'
import { launch, type ElementHandle, type Page } from 'puppeteer-core'
import { BrowserMissing, expectedError, type Browser, type Tab } from './driver.ts'

const places = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** Drives an installed Firefox over WebDriver BiDi. */
export async function openFirefox(): Promise<Browser> {
  const executablePath = places.find((path) => path && existsSync(path))
  if (!executablePath)
    throw new BrowserMissing(
      'Firefox is not installed. On Debian run "apt-get install firefox-esr", or set FIREFOX_PATH to its executable.',
    )
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-US',
      // Prevents the receipt from opening a mail program.
      'network.protocol-handler.external.mailto': false,
      'network.protocol-handler.warn-external.mailto': false,
    },
  })
  const pages = new Set<Page>()
  const errors: string[] = []
  const note = (text: string) => {
    if (!expectedError(text)) errors.push(text)
  }

  async function newTab(): Promise<Tab> {
    const page = await browser.newPage()
    pages.add(page)
    page.on('console', (message) => message.type() === 'error' && note(message.text()))
    page.on('pageerror', (error) => note(String(error)))
    await page.setViewport({ width: 1280, height: 800 })
    return tabOf(page, () => pages.delete(page))
  }

  return {
    name: `Firefox (${await browser.version()})`,
    newTab,
    async forget() {
      for (const page of pages) {
        await page.evaluate('localStorage.clear(); sessionStorage.clear()').catch(() => {})
        await page.close()
      }
      pages.clear()
    },
    picture: async (path) => void (await [...pages].at(-1)?.screenshot({ path: path as `${string}.png` })),
    errors: () => errors.splice(0),
    close: () => browser.close(),
  }
}

const call = (source: string, argument: unknown) => `(${source})(${JSON.stringify(argument) ?? ''})`

function tabOf(page: Page, onClose: () => void): Tab {
  const element = async (source: string, argument: unknown) => {
    const handle = (await page.evaluateHandle(call(source, argument))).asElement()
    if (!handle) throw new Error(`Nothing to act on: ${JSON.stringify(argument)}`)
    return handle as ElementHandle<Element>
  }
  return {
    // Firefox reports some successful navigations as failed, so the page itself shows when it has loaded.
    goto: async (url) => {
      if (page.url() === 'about:blank') return void (await page.goto(url))
      await page.evaluate(`window.left = true; location.assign(${JSON.stringify(url)})`)
      await page.waitForFunction('window.left === undefined && document.readyState === "complete"')
    },
    reload: async () => {
      await page.evaluate('window.left = true; location.reload()')
      await page.waitForFunction('window.left === undefined && document.readyState === "complete"')
    },
    back: () => page.evaluate('history.back()') as Promise<void>,
    evaluate: <T>(source: string, argument?: unknown) => page.evaluate(call(source, argument)) as Promise<T>,
    click: async (source, argument) => (await element(source, argument)).click(),
    type: async (source, argument, text) => {
      const field = await element(source, argument)
      await field.click({ count: 3 })
      await page.keyboard.press('Backspace')
      await field.type(text)
    },
    press: (key) => page.keyboard.press(key),
    activate: () => page.bringToFront(),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    close: async () => {
      onClose()
      await page.close()
    },
  }
}
