import { existsSync } from 'node:fs'
import { launch, type ElementHandle, type Page } from 'puppeteer-core'
import { BrowserMissing, expectedError, type Browser, type Tab } from './driver.ts'
import { freePort } from './free-port.ts'
import { openMarionette } from './marionette.ts'

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
  const marionettePort = await freePort()
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    args: ['--marionette'],
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-US',
      'marionette.port': marionettePort,
      // Only the virtual device, never one that is plugged in.
      'security.webauth.webauthn_enable_softtoken': true,
      'security.webauth.webauthn_enable_usbtoken': false,
      // Prevents the receipt from opening a mail program.
      'network.protocol-handler.external.mailto': false,
      'network.protocol-handler.warn-external.mailto': false,
    },
  })
  const pages = new Set<Page>()
  let marionette: Awaited<ReturnType<typeof openMarionette>> | undefined
  let device: Awaited<ReturnType<NonNullable<typeof marionette>['addPasskeyDevice']>> | undefined
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
    async passkeyDevice() {
      marionette ??= await openMarionette(marionettePort)
      device = await marionette.addPasskeyDevice()
      return device
    },
    async forget() {
      await device?.remove()
      device = undefined
      for (const page of pages) {
        await page.evaluate('localStorage.clear(); sessionStorage.clear()').catch(() => {})
        await page.close()
      }
      pages.clear()
    },
    picture: async (path) => void (await [...pages].at(-1)?.screenshot({ path: path as `${string}.png` })),
    errors: () => errors.splice(0),
    async close() {
      await browser.close()
      marionette?.close()
    },
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
