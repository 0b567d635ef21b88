import { paths } from '#app/paths.ts'
import { alive, expect, ready, signedIn, skipNotices, test, pressEscape } from './support.ts'

test.describe('first visit', () => {
  test.use({ firstVisit: true })

  test('GLB-4 the notice appears once per browser, and again for another version of its text', async ({
    page,
    context,
  }) => {
    await page.goto(paths.home)
    const notice = page.getByRole('dialog', { name: 'Before you trade' })
    await expect(notice).toHaveAccessibleDescription(/^Don't invest unless/)
    await notice.getByRole('button', { name: 'Close' }).last().click()
    await expect(notice).toBeHidden()
    const other = await context.newPage()
    await other.goto(paths.plans)
    await alive(other)
    await expect(other.getByRole('dialog')).toHaveCount(0)
    await page.evaluate(() => localStorage.setItem('tradeNoticeSeen', 'an older version'))
    await page.reload()
    await expect(notice).toBeVisible()
  })

  test('GLB-4 the notice never covers a form, a legal text or a customer’s page, and opens on the next other page', async ({
    page,
  }) => {
    const notice = page.getByRole('dialog', { name: 'Before you trade' })
    for (const path of [paths.signUp, paths.helpCenter, paths.terms, paths.privacy, paths.signIn]) {
      await page.goto(path)
      await alive(page)
      await expect(notice, path).toHaveCount(0)
    }
    await signedIn(page, 'withdraw@sample.test')
    await page.goto(paths.deposit)
    await ready(page)
    await expect(notice).toHaveCount(0)
    await page.goto(paths.terms)
    await alive(page)
    await page.getByRole('link', { name: 'Plainsail' }).first().waitFor()
    await page.goto(paths.about)
    await expect(notice).toBeVisible()
  })

  test('GLB-5 the dashboard shows no tips', async ({ page }) => {
    await skipNotices(page, ['tradeNoticeSeen', 'routeLoaderOff'])
    await signedIn(page, 'withdraw@sample.test')
    await page.clock.install()
    await page.goto(paths.dashboard)
    await ready(page)
    const popup = page.locator('[data-slot=tip-popup]')
    await page.clock.runFor(11_000)
    await expect(popup).toHaveCount(0)
    await page.goto(paths.plans)
    await ready(page)
    await page.clock.runFor(5000)
    await expect(popup).toHaveAttribute('data-state', 'shown')
  })

  test('GLB-5 the tips wait for the dialog, appear in turn, and can be stopped for the session', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(paths.about)
    const popup = page.locator('[data-slot=tip-popup]')
    await expect(popup).toBeAttached()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.clock.runFor(20_000)
    await expect(popup).toHaveAttribute('data-state', 'hidden')
    await pressEscape(page)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.clock.runFor(4000)
    await expect(popup).toHaveAttribute('data-state', 'hidden')
    await page.clock.runFor(1000)
    await expect(popup).toHaveAttribute('data-state', 'shown')
    const first = await popup.locator('p').innerText()
    await page.clock.runFor(3000)
    await expect(popup).toHaveAttribute('data-state', 'hidden')
    await page.clock.runFor(2000)
    await expect(popup.locator('p')).not.toHaveText(first)
    await popup.getByRole('button', { name: 'Stop these messages' }).click()
    await expect(popup).toHaveCount(0)
    await expect(page.getByRole('main'), 'the focus moves to the page').toBeFocused()
    await page.clock.resume()
    await page.reload()
    await ready(page)
    await expect(popup).toHaveCount(0)
  })
})
