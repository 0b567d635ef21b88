import { paths } from '#app/paths.ts'
import { expect, signedIn, test } from './support.ts'

// This locale has its own digits, month names and calendar.
test.use({ locale: 'fa-IR', timezoneId: 'Asia/Kathmandu' })

test('LNG-1 in a browser of another language, all figures and dates are written in English', async ({
  page,
}) => {
  await signedIn(page, 'withdraw@sample.test')
  for (const path of [
    paths.dashboard,
    paths.account,
    paths.security,
    paths.deposit,
    paths.depositHistory,
    paths.withdrawal,
    paths.withdrawalHistory,
  ])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('main').locator('[data-slot="skeleton"]')).toHaveCount(0)
      expect(await page.locator('body').innerText()).not.toMatch(/\p{Script=Arabic}/u)
    })
  await page.goto(paths.depositHistory)
  const time = page.locator('main time').first()
  await expect(time).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M$/)
  await expect(time).toHaveAttribute('title', / GMT\+5:45$/)
})

test('LNG-1 WGT-1 our own price chart is drawn in a browser whose language is not a valid language tag', async ({
  page,
}) => {
  // Chromium reports this on a system without a language.
  await page.addInitScript(() => Object.defineProperty(navigator, 'language', { get: () => 'en-US@posix' }))
  const failed: string[] = []
  page.on('pageerror', (error) => failed.push(error.message))
  await page.clock.install()
  await page.goto(paths.cryptocurrencies)
  const figure = page.getByRole('figure', { name: /^Bitcoin in US dollars/ })
  await figure.scrollIntoViewIfNeeded()
  await expect(figure.locator('iframe')).toBeAttached()
  await page.clock.runFor(11_000)
  await expect(figure.locator('canvas').first()).toBeVisible()
  expect(failed).toEqual([])
})
