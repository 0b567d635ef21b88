import type { Page } from '@playwright/test'
import { blockedWithdrawals, detailQuirks, markets, wakeUps, withoutAddresses } from './quirks-details.ts'
import { lists, wholeResponses } from './quirks-lists.ts'
import type { ReadQuirk } from './read-quirk.ts'
import { expect, test } from './world.ts'

// Each test opens one page once.
for (const quirk of [...lists, ...wholeResponses, ...detailQuirks, ...wakeUps])
  test(`${quirk.id} ${quirk.spec} ${quirk.page}: ${quirk.title}`, async ({ page, enter }) => {
    const world = await enter(quirk.settings)
    await page.goto(world.origin + quirk.page)
    await readsAs(page, quirk)
    await expect(page.locator('h1').first()).toBeAttached()
  })

for (const quirk of markets)
  test(`${quirk.id} ${quirk.spec} ${quirk.title}`, async ({ page, enter }) => {
    const world = await enter(quirk.settings, { signedIn: false })
    await page.goto(world.origin)
    await page.getByRole('heading', { name: 'Popular cryptocurrencies' }).scrollIntoViewIfNeeded()
    await readsAs(page, quirk)
  })

async function readsAs(page: Page, { sees, seesNot = [] }: ReadQuirk) {
  for (const text of sees) await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  for (const text of seesNot) await expect(page.getByText(text, { exact: true })).toHaveCount(0)
}

for (const { id, title, settings } of blockedWithdrawals)
  test(`${id} WDR-3 API-12 ${title}: nothing can be withdrawn, and the page says why`, async ({
    page,
    enter,
  }) => {
    const world = await enter(settings)
    await page.goto(`${world.origin}/dashboard/withdrawal`)
    for (const name of ['Bank transfer', 'Crypto']) {
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('button', { name: /^Review/ })).toBeDisabled()
    }
    await expect(page.getByText(/could not be read|does not understand/).first()).toBeVisible()
  })

for (const { id, title, settings } of withoutAddresses)
  test(`${id} DEP-5 FAIR-5 ${title}: nothing can be recorded, and the page says why`, async ({
    page,
    enter,
  }) => {
    const world = await enter(settings)
    await page.clock.install()
    await page.goto(`${world.origin}/dashboard/deposit`)
    const amount = page.getByLabel('Amount in USD')
    const closed = page
      .getByText(/No deposit address is set up|Address unavailable|no deposit address/i)
      .first()
    await expect(amount.or(closed).first()).toBeVisible()
    if (await amount.isVisible()) {
      await amount.fill('25')
      const next = page.getByRole('button', { name: 'Make Deposit' })
      if (await next.isEnabled()) await next.click()
    }
    await expect(closed).toBeVisible()
    const record = page.getByRole('button', { name: /I have sent it|E-?mail the receipt/ })
    for (const button of await record.all())
      if (await button.isEnabled()) {
        await button.click()
        await page.clock.fastForward(3000)
      }
    await page.goto(`${world.origin}/dashboard/depositHistory`)
    await expect(page.getByText('No transaction history')).toBeVisible()
    expect(await world.seen('addDeposit')).toEqual([])
  })

test('R110 HIS-1 rows that are not newest first are shown newest first', async ({ page, enter }) => {
  const world = await enter({
    deposits: [3, 9, 1, 7].map((day) => ({
      _id: `row-${day}`,
      amount: day,
      date: `2026-11-0${day}T10:00:00Z`,
      reference: `DAY-${day}`,
      status: 'approved',
    })),
  })
  await page.goto(`${world.origin}/dashboard/depositHistory`)
  await expect(page.getByText('DAY-9', { exact: true })).toBeVisible()
  const text = await page.getByRole('table').innerText()
  // The button in each row repeats the reference.
  expect([...new Set(text.match(/DAY-\d/g))]).toEqual(['DAY-9', 'DAY-7', 'DAY-3', 'DAY-1'])
})

test('R111 HIS-1 fifty unreadable rows are counted, and the readable one is shown', async ({
  page,
  enter,
}) => {
  const world = await enter({
    withdrawals: [
      ...Array.from({ length: 50 }, () => null),
      { _id: 'good', amount: 5, date: '2026-11-01T10:00:00Z', reference: 'GOOD-1', status: 'approved' },
    ],
  })
  await page.goto(`${world.origin}/dashboard/withdrawalHistory`)
  await expect(page.getByText('GOOD-1', { exact: true })).toBeVisible()
  await expect(page.getByText(/\b50\b[^.]*not/).first()).toBeVisible()
})

test('R112 API-12 if there is no answer with the details, the page gives up after 15 s, and a retry shows them', async ({
  page,
  enter,
}) => {
  const world = await enter({ calls: { userDetails: { hold: true } } })
  await page.clock.install()
  await page.goto(`${world.origin}/dashboard`)
  const late = page
    .getByText(/took too long/)
    .filter({ visible: true })
    .first()
  // On a slow machine the first request fails before the page is rendered, and the page sends it again.
  let waited = 0
  await expect
    .poll(async () => {
      if ((await world.seen('userDetails')).length > waited) {
        waited += 1
        await page.clock.fastForward(15_000)
      }
      return late.isVisible()
    })
    .toBe(true)
  await world.change({ calls: {} })
  await page
    .getByRole('button', { name: /^(try again: trade profit|refresh figures)$/i })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByText('$8,365.67').first()).toBeVisible()
})

test('R113 GRD-3 a 401 in HTML on the details signs the customer out, and the page says so', async ({
  page,
  enter,
}) => {
  const world = await enter({
    calls: { userDetails: { status: 401, text: '<h1>Unauthorized</h1>', type: 'html' } },
  })
  await page.goto(`${world.origin}/dashboard`)
  await page.waitForURL(/\/sign-in\?next=/)
  await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull()
})

test('R114 API-12 a 403 on the details does not sign the customer out', async ({ page, enter }) => {
  const world = await enter({
    calls: { userDetails: { status: 403, json: { message: 'Not from your country.' } } },
  })
  await page.goto(`${world.origin}/dashboard`)
  await expect(page.getByText('Not from your country.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard/)
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBe(world.token)
})
