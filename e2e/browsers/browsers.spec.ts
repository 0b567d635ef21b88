import { expect, test, type BrowserContext, type ElementHandle, type Page } from '@playwright/test'
import { expectedError, type Browser, type Tab } from './driver.ts'
import { journeys } from './journeys.ts'
import { lookAround } from './look-around.ts'

const call = (source: string, argument: unknown) => `(${source})(${JSON.stringify(argument) ?? ''})`

function tabOf(page: Page): Tab {
  const element = async (source: string, argument: unknown) => {
    const handle = (await page.evaluateHandle(call(source, argument))).asElement()
    if (!handle) throw new Error(`Nothing to act on: ${JSON.stringify(argument)}`)
    return handle as ElementHandle<HTMLElement>
  }
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: () => page.evaluate('history.back()'),
    evaluate: <T>(source: string, argument?: unknown) => page.evaluate<T>(call(source, argument)),
    click: async (source, argument) => (await element(source, argument)).click(),
    type: async (source, argument, text) => {
      const field = await element(source, argument)
      await field.fill('')
      await field.focus()
      await page.keyboard.type(text)
    },
    press: (key) => page.keyboard.press(key),
    activate: () => page.bringToFront(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: async (path) => void (await page.screenshot({ path })),
    close: () => page.close(),
  }
}

function browserOf(context: BrowserContext, name: string): Browser {
  const errors: string[] = []
  const note = (text: string) => {
    if (!expectedError(text)) errors.push(text)
  }
  return {
    name,
    async newTab() {
      const page = await context.newPage()
      page.on('console', (message) => message.type() === 'error' && note(message.text()))
      page.on('pageerror', (error) => note(String(error)))
      return tabOf(page)
    },
    forget: () => Promise.resolve(),
    picture: async (path) => void (await context.pages().at(-1)?.screenshot({ path })),
    errors: () => errors.splice(0),
    close: () => Promise.resolve(),
  }
}

for (const { name, run, suits } of journeys)
  test(name, async ({ context, browserName, baseURL }) => {
    const browser = browserOf(context, browserName)
    test.skip(suits?.(browser) === false, 'not for this browser')
    await run(browser, baseURL ?? '')
    expect(browser.errors(), 'errors in the browser console').toEqual([])
  })

test('the main pages at 375 and 1280', async ({ context, browserName, baseURL }, info) => {
  const browser = browserOf(context, browserName)
  await lookAround(browser, baseURL ?? '', info.outputDir)
  expect(browser.errors(), 'errors in the browser console').toEqual([])
})
