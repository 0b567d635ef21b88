import { paths } from '#app/paths.ts'
import { alive, expect, fillCrypto, signIn, test, navigateTo, pressEscape } from './support.ts'
import { figures } from './dashboard-support.ts'

// These tests provoke failures, and the browser logs them as errors.
test.use({ expectedErrors: [[/net::ERR_/, /status of 50\d/], { scope: 'test' }] })

test('C20 with an ended session no stored figure is ever rendered', async ({ page }) => {
  await page.goto(paths.terms)
  await alive(page)
  await page.evaluate(() => {
    const details = { email: 'old@sample.test', name: 'Sample Old', tradeProfit: 31337, totalEquity: 31337 }
    localStorage.setItem('userDetails', JSON.stringify(details))
    localStorage.setItem('userToken', 'an-ended-token')
  })
  await page.addInitScript(() => {
    if (window !== window.top) return
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.body?.textContent?.includes('31,337')) seen.push(document.body.textContent)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.goto(paths.dashboard)
  await page.waitForURL(`**${paths.signIn}**`)
  await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([])
})

test('SES-1 hidden amounts stay hidden after a reload, but only in this tab', async ({ page, context }) => {
  await signIn(page, 'withdraw@sample.test')
  await page.getByRole('button', { name: 'Hide amounts' }).click()
  const masked = async () => new Set((await figures(page)).map(([, value]) => value))
  expect(await masked()).toEqual(new Set(['••••••Amount hidden']))
  await page.reload()
  await expect(page.getByText('as of')).toBeVisible()
  expect(await masked()).toEqual(new Set(['••••••Amount hidden']))
  expect(await page.locator('main').innerText()).not.toMatch(/\$\d/)
  const other = await context.newPage()
  await other.route(/tradingview/, (route) => route.abort())
  await other.goto(paths.dashboard)
  await expect(other.locator('[data-slot="money"]').first()).toBeVisible()
})

test('DSH-2 FAIR-7 figures that fail to load are reported, and any box can be retried', async ({ page }) => {
  await signIn(page, 'withdraw@sample.test')
  await page.route('**/api/transaction/token-user', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Your figures could not be loaded')).toBeVisible()
  const wallet = page.locator('[data-slot=wallet-headline], [data-slot=wallet-grid]')
  for (const part of await wallet.all()) expect(await part.innerText()).not.toMatch(/\$\d/)
  await page.unroute('**/api/transaction/token-user')
  await page.getByRole('button', { name: 'Try again: Total Equity' }).click()
  await expect(page.locator('[data-slot=wallet-grid] [data-slot="money"]')).toHaveCount(5)
})

test('C1 C2 an unreadable response is reported, and the page keeps working', async ({ page }) => {
  await signIn(page, 'withdraw@sample.test')
  const bodies = ['<html>Sign in to the network</html>', '', '{"email":"withdraw@sa', 'null', '[]', '{}']
  for (const body of bodies) {
    await page.route('**/api/transaction/token-user', (route) => route.fulfill({ status: 200, body }))
    await page.reload()
    await expect(page.getByText('Your figures could not be loaded')).toBeVisible()
    await expect(page.getByText('The server sent something this app does not understand.')).toBeVisible()
    await page.unroute('**/api/transaction/token-user')
  }
})

test('FAIR-9 amounts hidden on the dashboard are hidden on every other page with amounts: in text, accessible names, titles and print', async ({
  page,
}) => {
  await signIn(page, 'withdraw@sample.test')
  await expect(page.getByText('as of')).toBeVisible()
  await page.getByRole('button', { name: 'Hide amounts' }).click()
  /** Matches any figure of this customer's money. */
  const figure = /\$\s?\d|3,250\.17|3250\.17|1,000\.01|1000\.01|12,480\.50|12480\.5/
  const nowhere = async (where: string) => {
    await expect(page.getByText('Amount hidden').first(), where).toBeAttached()
    expect(await page.title(), where).not.toMatch(figure)
    const markup = await page.evaluate(
      () => document.querySelector('#root')?.outerHTML + document.body.innerText,
    )
    expect(markup, where).not.toMatch(figure)
    expect(await page.locator('body').ariaSnapshot(), where).not.toMatch(figure)
    await expect(page.getByRole('button', { name: 'Hide amounts' }), where).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  }
  const go = (name: string) => navigateTo(page, name)
  await nowhere('dashboard')
  for (const name of ['Deposit history', 'Withdrawal history']) {
    await go(name)
    await expect(page.getByRole('table')).toBeVisible()
    await nowhere(name)
    await page
      .getByRole('button', { name: /^Details/ })
      .first()
      .click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText('Amount hidden').first()).toBeAttached()
    expect(await page.evaluate(() => document.body.innerHTML), `details of ${name}`).not.toMatch(figure)
    await page.goBack()
    await expect(drawer).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Save or print' }).click()
  await expect(page.getByText('Amounts are hidden on screen and in print. Files contain them.')).toBeVisible()
  await pressEscape(page)
  // The statement's code is loaded while the browser is idle.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(page.getByText('hidden by the customer')).toBeAttached({ timeout: 500 })
  }).toPass()
  expect(await page.evaluate(() => document.body.innerHTML), 'in print').not.toMatch(figure)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))

  await go('Deposit')
  await expect(page.getByText('Available to withdraw now')).toBeVisible()
  await nowhere('deposit')
  await test.step('the pages that show no amounts of the customer’s show none now either', async () => {
    for (const name of ['Account', 'Upgrade account']) {
      await go(name)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByText(/could not be loaded/)).toHaveCount(0)
      const markup = await page.locator('#root').evaluate((root) => root.outerHTML)
      // Without the prices of the plans.
      expect(markup, name).not.toMatch(/3,?250\.17|1,?000\.01|12,?480\.5/)
    }
  })
  await go('Withdrawal')
  await expect(page.getByRole('tab', { name: 'Crypto' })).toBeVisible()
  await nowhere('withdrawal')
  await test.step('FAIR-4 the review shows the amounts that the customer confirms', async () => {
    await fillCrypto(page, '100')
    await page.getByRole('button', { name: 'Review crypto withdrawal' }).click()
    const review = page.getByRole('dialog', { name: 'Bank or Crypto Withdrawal Request Status' })
    await expect(review.getByText('$100.00', { exact: true }).first()).toBeVisible()
    await expect(review.getByText('$97.50', { exact: true }).first()).toBeVisible()
    await review.getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('showing them on one page shows them on every page', async () => {
    await page.getByRole('button', { name: 'Hide amounts' }).click()
    await expect(page.getByText('Amount hidden')).toHaveCount(0)
    await go('Dashboard')
    await expect(page.locator('[data-slot="money"][data-state="known"]').first()).toBeVisible()
  })
})
