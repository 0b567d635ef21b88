import { paths } from '#app/paths.ts'
import { newCustomer, PASSWORD, postponeVerification } from './own-customer.ts'
import {
  answerTo,
  expect,
  fontsReady,
  scrolledTo,
  signIn,
  test,
  navigateTo,
  waitForWebFont,
} from './support.ts'
import { figures } from './dashboard-support.ts'

// These tests provoke failures, and the browser logs them as errors.
test.use({ expectedErrors: [[/net::ERR_/, /status of 50\d/], { scope: 'test' }] })

/** Formats an amount without the app's formatter, so that the tests don't depend on it. */
function dollars(value = 0): string {
  const [whole = '0', cents = ''] = String(value).split('.')
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}`
}

test('DSH-1 DSH-2 DSH-3 shows the greeting, the status, six figures as the server sent them, and the widgets', async ({
  page,
}) => {
  await signIn(page, 'withdraw@sample.test')
  await expect(page).toHaveTitle('Dashboard | Plainsail')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello, Sample/)
  await expect(page.locator('main').getByText('Verified', { exact: true })).toBeVisible()
  const sent = (await answerTo(page, '/api/transaction/token-user')) as Record<string, number>
  await expect(page.getByText('as of')).toBeVisible()
  expect(await figures(page)).toEqual([
    ['Trade Profit', dollars(sent.tradeProfit)],
    ['Total Deposits', dollars(sent.totalDeposit)],
    ['Pend. Balance', dollars(sent.pendBalance)],
    ['Referral Bonus', dollars(sent.referralBonus)],
    ['Total Equity', dollars(sent.totalEquity)],
    ['Signal Strength', `${sent.tradingProgress}%`],
  ])
  await page.getByRole('heading', { name: 'Markets' }).scrollIntoViewIfNeeded()
  for (const name of [/^Prices of/, /^Bitcoin/, /^Ethereum/, /^Litecoin/, /technical analysis/, /advanced/])
    await expect(page.getByRole('figure', { name })).toBeAttached()
})

test('DSH-6 DSH-8 DSH-10 own money comes first, then the latest activity, and the widgets last', async ({
  page,
}) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    if (width === 375) await signIn(page, 'withdraw@sample.test')
    const rows = page.getByRole('region', { name: 'Latest activity' }).getByRole('listitem')
    await expect(rows).toHaveCount(5)
    const tops = await page
      .locator('main :is([data-slot=wallet-headline], [data-slot=latest-activity], [data-slot=markets])')
      .evaluateAll((parts) =>
        parts.map((part) => [part.getAttribute('data-slot'), part.getBoundingClientRect().top]),
      )
    expect(tops.map(([slot]) => slot)).toEqual(['wallet-headline', 'latest-activity', 'markets'])
    expect(tops.map(([, top]) => Number(top))).toEqual(
      tops.map(([, top]) => Number(top)).toSorted((a, b) => a - b),
    )
    const deposit = page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true })
    await expect(deposit, 'in the first screen').toBeInViewport()
  }
  await page
    .getByRole('region', { name: 'Latest activity' })
    .getByRole('link', { name: /Withdrawal.*\$400\.00/ })
    .click()
  await expect(page).toHaveTitle('Withdrawal history | Plainsail')
  await expect(page.getByRole('dialog')).toContainText('WDR-SAMPLE-0003')
})

test('C48 C46 DSH-6 at 640 and 700 px no figure breaks inside its number and nothing scrolls sideways', async ({
  page,
}) => {
  await page.route('**/api/transaction/token-user', async (route) => {
    const response = await route.fetch()
    const details = (await response.json()) as Record<string, unknown>
    const large = { totalDeposit: 6_791_000, pendBalance: 2_265_500.5, totalEquity: 999_999_999_999.99 }
    await route.fulfill({ response: response, json: { ...details, ...large } })
  })
  await page.setViewportSize({ width: 640, height: 900 })
  await signIn(page, 'history@sample.test')
  const parts = '[data-slot=wallet-headline], [data-slot=wallet-grid], [data-slot=latest-activity]'
  for (const width of [320, 375, 640, 700, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByText('$999,999,999,999.99')).toHaveCount(2)
    await expect(page.getByRole('region', { name: 'Latest activity' }).getByRole('listitem')).toHaveCount(5)
    const found = await page.locator(parts).evaluateAll((sections) => ({
      sideways: document.documentElement.scrollWidth > window.innerWidth,
      broken: sections
        .flatMap((section) => [...section.querySelectorAll('[data-slot=money]')])
        .filter((figure) => {
          const text = document.createRange()
          text.selectNodeContents(figure)
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 1
        })
        .map((figure) => figure.textContent),
      outside: sections.flatMap((section) =>
        [...section.querySelectorAll('li > a > *')]
          .filter((part) => part.getBoundingClientRect().right > section.getBoundingClientRect().right + 1)
          .map((part) => part.textContent),
      ),
    }))
    expect(found, `at ${width} px`).toEqual({ sideways: false, broken: [], outside: [] })
  }
})

test('DSH-7 a next step that the customer hides stays hidden after a reload, and returns after signing out', async ({
  page,
}) => {
  const email = await newCustomer(page)
  await postponeVerification(page)
  const steps = page.getByRole('region', { name: 'Next steps' })
  await expect(steps.getByRole('listitem')).toHaveCount(2)
  await steps.getByRole('button', { name: 'Hide this step: Verify your identity' }).click()
  await expect(steps.getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(steps.getByRole('listitem')).toHaveText(/^Make a first deposit/)
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveTitle('Home | Plainsail')
  expect(await page.evaluate(() => localStorage.getItem('displayChoices')), 'SES-1').toBeNull()
  await signIn(page, email, PASSWORD)
  await postponeVerification(page)
  await expect(steps.getByRole('listitem')).toHaveCount(2)
})

test('DSH-9 the plot of the customer’s money uses both lists, agrees with the server’s figure, and stays closed after a reload', async ({
  page,
}) => {
  await signIn(page, 'withdraw@sample.test')
  const section = page.getByRole('region', { name: 'Your money', exact: true })
  await section.scrollIntoViewIfNeeded()
  const plot = section.getByRole('slider', { name: 'Month of the chart' })
  await expect(plot).toBeVisible()
  await expect(section.getByText(/^Total in:/)).toHaveText(
    'Total in: $12,480.50, the same as your Total Deposits.',
  )
  await test.step('arrow keys move by month', async () => {
    await plot.focus()
    const month = async () => String(await plot.getAttribute('aria-valuetext'))
    // The plot ends with the current month.
    while (!(await month()).startsWith('February 2026')) await page.keyboard.press('ArrowLeft')
    expect(await month()).toMatch(/^February 2026: \$12,000\.00 in, \$1,000\.01 out/)
  })
  await test.step('the table has the same figures', async () => {
    await section.getByRole('button', { name: 'Show as table' }).click()
    await expect(section.getByRole('row', { name: /^February 2026 \$12,000\.00 \$1,000\.01/ })).toBeVisible()
    await section.getByRole('button', { name: 'Show as table' }).click()
  })
  await test.step('the fees of a year link to the approved withdrawals of that year', async () => {
    await section.getByRole('link', { name: 'Withdrawal fees in 2026' }).click()
    await expect(page).toHaveURL(`${paths.withdrawalHistory}?status=approved&from=2026-01-01&to=2026-12-31`)
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-01-01')
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('2026-12-31')
    await expect(page.getByText('WDR-SAMPLE-0002', { exact: true })).toBeVisible()
    await expect(page.getByText(/^WDR-SAMPLE-\d+$/)).toHaveCount(1)
    await page.goBack()
    await expect(plot).toBeVisible()
  })
  await test.step('print has the table instead of the plots', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(section.getByRole('row', { name: /^February 2026 \$12,000\.00 \$1,000\.01/ })).toBeVisible()
    await expect(plot).toHaveCount(0)
    await expect(section.getByRole('figure')).toHaveCount(0)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(plot).toBeVisible()
    await expect(section.getByRole('table')).toHaveCount(0)
  })
  await test.step('FAIR-9 hidden amounts are not drawn', async () => {
    await page.getByRole('button', { name: 'Hide amounts' }).click()
    await expect(section.getByText(/^The charts are hidden too/)).toBeVisible()
    await expect(plot).toHaveCount(0)
    await section.getByRole('button', { name: 'Show amounts' }).click()
    await expect(plot).toBeVisible()
  })
  await test.step('it stays closed after a reload', async () => {
    await section.getByRole('button', { name: 'Close: Your money' }).click()
    await page.reload()
    await expect(section.getByRole('button', { name: 'Open: Your money' })).toBeVisible()
    await expect(plot).toHaveCount(0)
  })
})

test('DSH-9 for a new customer, the section says that there is nothing yet', async ({ page }) => {
  await signIn(page, 'empty@sample.test')
  await expect(
    page.getByRole('region', { name: 'Your money', exact: true }).getByText('Nothing yet', { exact: true }),
  ).toBeVisible()
})

test('GLB-1 a reload keeps the scroll position of the dashboard', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await waitForWebFont(page)
  await signIn(page, 'withdraw@sample.test')
  await fontsReady(page)
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 350)
  await expect.poll(() => scrolledTo(page)).toBe(350)
  await page.reload()
  await expect(page.locator('[data-slot=wallet-grid] [data-slot="money"]')).toHaveCount(5)
  expect(await scrolledTo(page)).toBeCloseTo(350, -1)
})

test('UPG-1 UPG-2 PLAN-2 Upgrade Plan of a higher plan leads to the deposit page, with the plan', async ({
  page,
}) => {
  await signIn(page, 'waiting@sample.test')
  await navigateTo(page, 'Upgrade account')
  await expect(page).toHaveTitle('Upgrade account | Plainsail')
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page.getByRole('link', { name: 'Upgrade Plan' })).toHaveCount(1)
  await expect(page.getByRole('article', { name: 'Master' }).getByText('Your plan')).toBeVisible()
  await page.getByRole('article', { name: 'Pro' }).getByRole('link', { name: 'Upgrade Plan' }).click()
  await expect(page).toHaveURL(/\/dashboard\/deposit\?(.*&)?plan=pro/)
})
