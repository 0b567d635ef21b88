import { paths } from '#app/paths.ts'
import type { Page } from '@playwright/test'
import { alive, expect, hold, ready, SAMPLE_PASSWORD, scrolledTo, signedIn, test } from './support.ts'

const entry = /\/assets\/index-[^/]+\.js$/

test('SGN-1 text typed before the script has loaded is kept, and the pressed button takes effect', async ({
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

test('REG-3 fields filled in before the script has loaded keep their values, and the form has them', async ({
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

test('a theme chosen before the script has loaded is applied and stored', async ({ page }) => {
  const arrive = await hold(page, entry)
  await page.goto(paths.terms, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByText('Dark').click()
  await arrive()
  await alive(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
})

for (const [path, presses, theme] of [
  [paths.terms, 1, 'light'],
  [paths.dashboard, 2, 'dark'],
] as const)
  test(`${presses} presses on the theme button of ${path} before the script has loaded count`, async ({
    page,
  }) => {
    if (path === paths.dashboard) await signedIn(page, 'withdraw@sample.test')
    const arrive = await hold(page, entry)
    await page.goto(path, { waitUntil: 'commit' })
    const button = page.locator('[data-slot="theme-toggle"]')
    await expect(button).toBeVisible()
    const box = await button.boundingBox()
    for (let times = 0; times < presses; times += 1)
      await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
    await arrive()
    await alive(page)
    await expect(page.getByRole('button', { name: `Theme: ${theme}.` })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(theme)
  })

for (const path of [paths.home, paths.signUp, `${paths.guides}#risk`])
  test(`${path} keeps the scroll position from before the script loaded, also after a reload and after Back`, async ({
    page,
  }) => {
    const arrive = await hold(page, entry)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    if (path.includes('#')) await expect.poll(() => scrolledTo(page)).toBeGreaterThan(0)
    const entered = await scrolledTo(page)
    // With the wheel: while a page with a fragment loads, the browser returns to the fragment unless the visitor scrolls.
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, 350)
    await expect.poll(() => scrolledTo(page)).toBe(entered + 350)
    await arrive()
    await alive(page)
    await ready(page)
    expect(await scrolledTo(page), 'when the app starts').toBeCloseTo(entered + 350, -1)
    await page.reload()
    await ready(page)
    expect(await scrolledTo(page), 'after a reload').toBeCloseTo(entered + 350, -1)
    await page.goto(paths.terms)
    await ready(page)
    expect(await scrolledTo(page), 'on another page').toBe(0)
    await page.goBack()
    await ready(page)
    expect(await scrolledTo(page), 'after Back').toBeCloseTo(entered + 350, -1)
  })

/** Pauses hydration after it has started. `resume` lets it finish. */
async function pauseHydration(page: Page) {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    const { postMessage } = MessagePort.prototype
    // React's scheduler starts each slice of work with this message.
    MessagePort.prototype.postMessage = function held(this: MessagePort, message: unknown) {
      waiting.push(() => postMessage.call(this, message))
    }
    addEventListener('resume-hydration', () => {
      MessagePort.prototype.postMessage = postMessage
      for (const post of waiting) post()
    })
  })
  return {
    started: () =>
      page.waitForFunction(() =>
        Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
      ),
    resume: () => page.evaluate(() => dispatchEvent(new Event('resume-hydration'))),
  }
}

test('REG-3 a box ticked during hydration stays ticked in every frame', async ({ page }) => {
  const { started, resume } = await pauseHydration(page)
  await page.goto(paths.signUp)
  await started()
  const box = page.getByRole('checkbox')
  // Only a click event, as from a press that started earlier: pointer events would finish hydration first.
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
  await resume()
  await alive(page)
  await expect(box).toBeChecked()
  await expect(box).toHaveAttribute('data-seen', 'true')

  // The form has the value too: its errors don't mention the box.
  await page.locator('main form button[type=submit]').click()
  await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true')
  await expect(box).not.toHaveAttribute('aria-invalid', 'true')
})

test('SGN-1 a button pressed during hydration takes effect once', async ({ page }) => {
  const signIns: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/login')) signIns.push(request.url())
  })
  const arrive = await hold(page, entry)
  const { started, resume } = await pauseHydration(page)
  await page.goto(paths.signIn, { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('withdraw@sample.test')
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD)
  await arrive()
  await started()
  await page.locator('main form button[type=submit]').evaluate((button: HTMLButtonElement) => button.click())
  await resume()
  await expect(page).toHaveURL(paths.dashboard)
  expect(signIns).toHaveLength(1)
})
