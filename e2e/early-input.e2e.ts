import { paths } from '#app/paths.ts'
import type { Page } from '@playwright/test'
import { alive, expect, hold, ready, SAMPLE_PASSWORD, scrolledTo, test } from './support.ts'

const entry = /\/assets\/index-[^/]+\.js$/

test('SGN-1 what is typed before the script has come is kept, and the button that was pressed is pressed', async ({
  page,
}) => {
  const arrive = await hold(page, entry)
  await page.goto(paths.signIn, { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('withdraw@sample.test')
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(paths.signIn)
  await expect(page.getByLabel('Email')).toHaveValue('withdraw@sample.test')
  await arrive()
  await expect(page).toHaveURL(paths.dashboard)
})

test('REG-3 fields filled in before the script has come keep their text, and the form knows it', async ({
  page,
}) => {
  const arrive = await hold(page, entry)
  await page.goto(paths.signUp, { waitUntil: 'commit' })
  await page.getByLabel('Full name').fill('Sample Early')
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD)
  await page.getByLabel('Investment goal').selectOption('A Career Change')
  await page.getByRole('checkbox').check()
  await arrive()
  await alive(page)
  await expect(page.getByLabel('Full name')).toHaveValue('Sample Early')
  await expect(page.getByLabel('Investment goal')).toHaveValue('A Career Change')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expect(page.getByRole('list', { name: 'Password rules' })).toHaveAttribute('data-state', 'met')
})

test('a theme that is chosen before the script has come is put on the page and kept', async ({ page }) => {
  const arrive = await hold(page, entry)
  await page.goto(paths.terms, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByText('Dark').click()
  await arrive()
  await alive(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
})

for (const path of [paths.home, paths.signUp, `${paths.guides}#risk`])
  test(`${path} stays where it was scrolled to before the script had come, and is found there on a reload and on the way back`, async ({
    page,
  }) => {
    const arrive = await hold(page, entry)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    if (path.includes('#')) await expect.poll(() => scrolledTo(page)).toBeGreaterThan(0)
    const entered = await scrolledTo(page)
    // By the wheel: to an address with a fragment the browser returns for as long as the page loads, unless a person scrolls.
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, 350)
    await expect.poll(() => scrolledTo(page)).toBe(entered + 350)
    await arrive()
    await alive(page)
    await ready(page)
    expect(await scrolledTo(page), 'as the app starts').toBeCloseTo(entered + 350, -1)
    await page.reload()
    await ready(page)
    expect(await scrolledTo(page), 'on a reload').toBeCloseTo(entered + 350, -1)
    await page.goto(paths.terms)
    await ready(page)
    expect(await scrolledTo(page), 'on another page').toBe(0)
    await page.goBack()
    await ready(page)
    expect(await scrolledTo(page), 'on the way back').toBeCloseTo(entered + 350, -1)
  })

/** Waits where React has been given the page and has not taken it over yet; there it stays until the returned function is called. */
async function holdInTheMidst(page: Page) {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    const { postMessage } = MessagePort.prototype
    // What React's scheduler begins each slice with.
    MessagePort.prototype.postMessage = function held(this: MessagePort, message: unknown) {
      waiting.push(() => postMessage.call(this, message))
    }
    addEventListener('let-go', () => {
      MessagePort.prototype.postMessage = postMessage
      for (const post of waiting) post()
    })
  })
  return {
    begun: () =>
      page.waitForFunction(() =>
        Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
      ),
    letGo: () => page.evaluate(() => dispatchEvent(new Event('let-go'))),
  }
}

test('REG-3 a box that is ticked while the page is taken over stays ticked in every frame', async ({
  page,
}) => {
  const { begun, letGo } = await holdInTheMidst(page)
  await page.goto(paths.signUp)
  await begun()
  const box = page.getByRole('checkbox')
  // A click alone, as of a press that began before: the pointer's own events would finish the taking over first.
  await box.evaluate((input: HTMLInputElement) => {
    input.click()
    const seen: boolean[] = []
    const look = () => {
      seen.push(input.checked)
      input.dataset.seen = [...new Set(seen)].join()
      requestAnimationFrame(look)
    }
    look()
  })
  await letGo()
  await alive(page)
  await expect(box).toBeChecked()
  await expect(box).toHaveAttribute('data-seen', 'true')

  // The form knows it too: the sentence about the box isn't among what it asks for.
  await page.locator('main form button[type=submit]').click()
  await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true')
  await expect(box).not.toHaveAttribute('aria-invalid', 'true')
})

test('SGN-1 a button that is pressed while the page is taken over is pressed once', async ({ page }) => {
  const orders: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/login')) orders.push(request.url())
  })
  const arrive = await hold(page, entry)
  const { begun, letGo } = await holdInTheMidst(page)
  await page.goto(paths.signIn, { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('withdraw@sample.test')
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD)
  await arrive()
  await begun()
  await page.locator('main form button[type=submit]').evaluate((button: HTMLButtonElement) => button.click())
  await letGo()
  await expect(page).toHaveURL(paths.dashboard)
  expect(orders).toHaveLength(1)
})
