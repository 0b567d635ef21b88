import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { dialog, newCustomer, PASSWORD, postponeVerification, register } from './own-customer.ts'
import {
  alive,
  expect,
  fileOf,
  fillCrypto,
  fontsReady,
  refusedFrame,
  scrolledTo,
  signedIn,
  signIn,
  test,
  navigateTo,
  waitForWebFont,
} from './support.ts'

// These tests provoke failures, and the browser logs them as errors.
test.use({ expectedErrors: [[/net::ERR_/, /status of 50\d/], { scope: 'test' }] })

const figures = (page: Page) =>
  page
    .locator('[data-slot="wallet-box"]')
    .evaluateAll((boxes) =>
      boxes.map((box) => [box.querySelector('dt')?.textContent, box.querySelector('dd')?.textContent]),
    )

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
  const token = await page.evaluate(() => localStorage.getItem('userToken'))
  const answer = await page.request.get('/api/transaction/token-user', {
    headers: { authorization: `Bearer ${token}` },
  })
  const sent = (await answer.json()) as Record<string, number>
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
    const answer = await route.fetch()
    const details = (await answer.json()) as Record<string, unknown>
    const large = { totalDeposit: 6_791_000, pendBalance: 2_265_500.5, totalEquity: 999_999_999_999.99 }
    await route.fulfill({ response: answer, json: { ...details, ...large } })
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

test('DSH-4 the verification dialog can be postponed until the next sign-in, and the status stays on the page', async ({
  page,
}) => {
  const email = await newCustomer(page)
  const mail = dialog(page, 'Verify your account').getByRole('link', { name: 'Write the email' })
  const href = new URL((await mail.getAttribute('href')) ?? '')
  expect(href.pathname).toBe('support@plainsail.example')
  expect(href.searchParams.get('subject')).toContain(email)
  await postponeVerification(page)
  await expect(page.locator('main').getByText('Not Verified')).toBeVisible()
  await navigateTo(page, 'Account')
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await expect(page.locator('main').getByText('Not Verified')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByText('as of')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('as of')).toBeVisible()
  await expect(page.getByRole('dialog'), 'after a reload').toHaveCount(0)
  await expect(page.locator('main').getByText('Not Verified')).toBeVisible()
  await test.step('it appears again after the next sign-in', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await signIn(page, email, PASSWORD)
    await expect(dialog(page, 'Verify your account')).toBeVisible()
  })
})

test('DSH-5 the notification is shown as text, and Okay closes it for the session', async ({ page }) => {
  await signIn(page, 'notified@sample.test')
  const notice = dialog(page, 'Important Notification')
  await expect(notice).toContainText('Sample notice')
  await notice.getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await navigateTo(page, 'Upgrade account')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByText('as of')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('as of')).toBeVisible()
  await expect(page.getByRole('dialog'), 'after a reload').toHaveCount(0)
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(kept, 'SES-1').not.toMatch(/notified|Sample notice/)
})

test.describe('on a first visit', () => {
  test.use({ firstVisit: true })

  test('DSH-4 GLB-4 on the dashboard the verification dialog opens, and no notice at start', async ({
    page,
  }) => {
    const email = await register(page)
    await signedIn(page, email, PASSWORD)
    await page.goto(paths.dashboard)
    const all = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await expect(page.getByText('as of')).toBeAttached()
    await expect(all).toHaveCount(1)
    await expect(page.getByRole('dialog', { name: 'Before you trade' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(all).toHaveCount(0)
  })
})

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

test('WGT-1 DSH-10 C17 a blocked widget shrinks to one line after 10 s, with a retry and a link, and grows for the retry', async ({
  page,
}) => {
  await signIn(page, 'withdraw@sample.test')
  await page.clock.install()
  await page.reload()
  await alive(page)
  await page.getByRole('heading', { name: 'Markets' }).scrollIntoViewIfNeeded()
  const analysis = page.getByRole('figure', { name: /technical analysis/ })
  await analysis.scrollIntoViewIfNeeded()
  await refusedFrame(analysis)
  const frame = analysis.locator('div').filter({ has: page.locator('iframe') })
  const before = await frame.boundingBox()
  const panel = analysis.getByText('Technical analysis from TradingView did not load.')
  await page.clock.runFor(10_000)
  await expect(panel).toBeVisible()
  expect((await frame.boundingBox())?.height).toBeLessThan(100)
  // The line has the whole width, not that of a column.
  expect((await analysis.boundingBox())?.width).toBe(
    (await page.getByRole('figure', { name: /^Prices of indices/ }).boundingBox())?.width,
  )
  await expect(analysis.getByRole('link', { name: /^Open TradingView/ }).first()).toHaveAttribute(
    'href',
    'https://www.tradingview.com/',
  )
  // Stops the clock, so that the next attempt can be timed.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await analysis.getByRole('button', { name: /^Try again/ }).click()
  await expect(analysis).toHaveAttribute('data-state', 'loading')
  expect((await frame.boundingBox())?.height).toBe(before?.height)
  await refusedFrame(analysis)
  await page.clock.runFor(9_900)
  await expect(panel).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(panel).toBeVisible()
})

test('DSH-10 the code of the widgets loads when they come into view, changes the page’s length little, and can be retried', async ({
  page,
}) => {
  const code = fileOf('MarketWidgets')
  let asked = 0
  page.on('request', (request) => {
    if (code.test(request.url())) asked += 1
  })
  await page.route(code, (route) => route.abort())
  await signIn(page, 'withdraw@sample.test')
  await alive(page)
  await expect(page.getByRole('region', { name: 'Latest activity' }).getByRole('listitem')).toHaveCount(5)
  expect(asked).toBe(0)
  const section = page.getByRole('region', { name: 'Markets' })
  const before = (await section.boundingBox())?.height ?? 0
  await page.getByRole('heading', { name: 'Markets' }).scrollIntoViewIfNeeded()
  await expect(section.getByText('The market widgets could not be loaded')).toBeVisible()
  await page.unroute(code)
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(section.getByRole('figure')).toHaveCount(6)
  const after = (await section.boundingBox())?.height ?? 0
  expect(Math.abs(after - before)).toBeLessThan(40)
})

test('DSH-9 the plot of the customer’s money uses both lists, agrees with the server’s figure, and stays closed after a reload', async ({
  page,
}) => {
  await signIn(page, 'withdraw@sample.test')
  const section = page.getByRole('region', { name: 'Your money', exact: true })
  await section.scrollIntoViewIfNeeded()
  const plot = section.getByRole('slider', { name: 'Month of the plot' })
  await expect(plot).toBeVisible()
  await expect(section.getByText(/^In: these add up to/)).toHaveText(
    'In: these add up to $12,480.50. Your Total Deposits figure is $12,480.50.',
  )
  await test.step('arrow keys move by month', async () => {
    await plot.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(plot).toHaveAttribute('aria-valuetext', /^February 2026: \$12,000\.00 in, \$1,000\.01 out/)
  })
  await test.step('the table has the same figures', async () => {
    await section.getByRole('button', { name: 'Show as table' }).click()
    await expect(section.getByRole('row', { name: /^February 2026 \$12,000\.00 \$1,000\.01/ })).toBeVisible()
    await section.getByRole('button', { name: 'Show as table' }).click()
  })
  await test.step('the fees link to their rows', () =>
    expect(section.getByRole('link', { name: 'See these rows' })).toHaveAttribute(
      'href',
      `${paths.withdrawalHistory}?status=approved`,
    ))
  await test.step('FAIR-9 hidden amounts are not drawn', async () => {
    await page.getByRole('button', { name: 'Hide amounts' }).click()
    await expect(section.getByText(/^Nothing is drawn/)).toBeVisible()
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

for (const { where, name } of [
  { where: paths.dashboard, name: /^Bitcoin to US dollar/ },
  { where: paths.cryptocurrencies, name: /^Bitcoin in US dollars/ },
])
  test(`WGT-1 on ${where} our own chart replaces a blocked widget, and the listing is fetched only then`, async ({
    page,
  }) => {
    await signIn(page, 'withdraw@sample.test')
    await page.clock.install()
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/market/coins')) asked += 1
    })
    await page.goto(where)
    await alive(page)
    if (where === paths.dashboard)
      await page.getByRole('heading', { name: 'Markets' }).scrollIntoViewIfNeeded()
    const bitcoin = page.getByRole('figure', { name })
    await bitcoin.scrollIntoViewIfNeeded()
    await expect(bitcoin.locator('iframe')).toBeAttached()
    expect(asked).toBe(0)
    await page.clock.runFor(11_000)
    // On the dashboard a line without axes fits into the small widget; the chart with axes comes below the widgets.
    await expect(
      where === paths.dashboard
        ? bitcoin.getByText('$100,000.00', { exact: true })
        : bitcoin.locator('canvas').first(),
    ).toBeVisible()
    await expect(bitcoin.getByText(/Sample figures, not a market price/)).toBeVisible()
    await expect(bitcoin.getByRole('img', { name: /^Bitcoin, Last 7 days/ })).toBeAttached()
    expect(asked).toBe(1)
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

test('FAIR-9 amounts hidden on one page are hidden on every page: in text, accessible names, titles, files and print', async ({
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
  await page.keyboard.press('Escape')
  // The statement's code is loaded while the browser is idle.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(page.getByText('hidden by the customer')).toBeAttached({ timeout: 500 })
  }).toPass()
  expect(await page.evaluate(() => document.body.innerHTML), 'in print').not.toMatch(figure)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))

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
