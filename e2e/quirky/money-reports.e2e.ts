import type { Page } from '@playwright/test'
import {
  confirmWithdrawal,
  expectOutcome,
  okayAfter,
  openHistory,
  phrases,
  posts,
  press,
  reportDeposit,
  reviewWithdrawal,
  rows,
  text,
  unknownDeposit,
} from './money.ts'
import { expect, test } from './world.ts'

for (const [id, title, response, said] of [
  ['M140', 'a success', {}, phrases.requested],
  [
    'M141',
    'a refusal',
    { status: 403, json: { message: 'Your account is on hold.' } },
    /Your account is on hold\./,
  ],
  ['M142', 'an unknown answer', { status: 502, text: 'Bad Gateway' }, phrases.unknown],
] as const)
  test(`${id} WDR-8 ${title} that arrives after the customer has left the page is shown on the page they are on`, async ({
    page,
    enter,
  }) => {
    const world = await enter({ calls: { addWithdrawal: { ...response, hold: true } } })
    await press(page, world, 'withdrawal')
    await expect.poll(async () => (await posts(world, 'withdrawal')).length).toBe(1)
    await leaveFor(page, world.origin)
    await world.release()
    await expect(text(page, said)).toBeVisible()
  })

/** Leaves the page within the app. While the order is being sent, the dialog covers the links, so a script follows one. */
async function leaveFor(page: Page, origin: string) {
  const follow = (selector: string, name: string) =>
    page
      .locator(selector)
      .filter({ hasText: name })
      .evaluate((element: HTMLElement) => element.click())
  await follow('header nav button', 'Account')
  await follow('header nav a[href="/dashboard/account"]', 'Account')
  await page.waitForURL(`${origin}/dashboard/account`)
}

for (const [id, title, response, said] of [
  [
    'M143',
    '401 in the contract’s JSON',
    { status: 401, json: { message: 'jwt expired' } },
    /Nothing was sent|Your withdrawal was not requested/,
  ],
  ['M144', '401 in HTML', { status: 401, text: '<h1>Unauthorized</h1>', type: 'html' }, phrases.unknown],
] as const)
  test(`${id} GRD-3 API-15 ${title} on a withdrawal ends the session, and the page reports the order's outcome`, async ({
    page,
    enter,
  }) => {
    const world = await enter({ calls: { addWithdrawal: response } })
    await press(page, world, 'withdrawal')
    await page.waitForURL(/\/sign-in/)
    await expect(text(page, phrases.sessionEnded)).toBeVisible()
    await expect(text(page, said)).toBeVisible()
    expect(await posts(world, 'withdrawal')).toHaveLength(1)
  })

test('M145 API-15 deposit: a 401 ends the session, and signing in again records the deposit once', async ({
  page,
  enter,
}) => {
  const world = await enter({
    calls: { addDeposit: [{ status: 401, json: { message: 'jwt expired' } }, {}] },
  })
  await reportDeposit(page, world)
  await page.waitForURL(/\/sign-in/)
  await expect(text(page, phrases.sessionEnded)).toBeVisible()
  await expect(text(page, 'A deposit is waiting to be recorded')).toBeVisible()
  await page.getByLabel('Email').fill(world.email)
  await page.getByLabel('Password', { exact: true }).fill('Harbour#Light7')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/dashboard/)
  await page.clock.fastForward(10_000)
  await expect(text(page, phrases.recorded)).toBeVisible()
  await expect(page.getByText(/not recorded yet/)).toHaveCount(0)
  await openHistory(page, world, 'deposit')
  expect((await rows(world, 'deposit')).length).toBeLessThanOrEqual(1)
  await expect(page.getByText(unknownDeposit)).toHaveCount(0)
})

const sampleLimit = { status: 403, json: { message: 'Sample limit.' } }

test('M188 FAIR-7 WDR-8 withdrawal: the report that a withdrawal was not sent closes once the same withdrawal is sent', async ({
  page,
  enter,
}) => {
  const world = await enter({})
  await okayAfter(page, world, { user: { email: 'other@sample.test' } })
  const report = page.locator('[data-slot="toast"]').filter({ hasText: phrases.nothingSent })
  await expect(report).toBeVisible()
  await world.change({ user: { email: world.email } })
  // The toast may cover the button.
  await page.getByRole('button', { name: /^Review/ }).press('Enter')
  await confirmWithdrawal(page)
  await expectOutcome(page, 'withdrawal', 'done')
  await expect(report).toHaveCount(0)
})

test('M190 HIS-1 WDR-8 withdrawal: a list that does not show the order yet is read again, and the order is already reported', async ({
  page,
  enter,
}) => {
  const world = await enter({ calls: { addWithdrawal: { hold: true } } })
  await press(page, world, 'withdrawal')
  await expect.poll(() => posts(world, 'withdrawal')).toHaveLength(1)
  await world.change({ calls: { withdrawals: { json: { allWithdrawals: [] } } } })
  await world.release()
  await expect(page.locator('[data-slot="toast"]')).toContainText(phrases.requested)
  await expect(page.getByText('No transaction history')).toBeVisible()
  await world.change({ calls: {} })
  await expect(page.getByRole('table')).toContainText('$25.00', { timeout: 15_000 })
})

test('M181 DEP-3 FAIR-7 deposit: a deposit that is recorded after the customer has reported another is announced too', async ({
  page,
  enter,
}) => {
  const world = await enter({ calls: { addDeposit: [{ hold: true }, {}] } })
  await reportDeposit(page, world, '25')
  await expect.poll(() => posts(world, 'deposit')).toHaveLength(1)
  await page.getByRole('button', { name: 'Make another deposit' }).click()
  await page.getByLabel('Amount in USD').fill('35')
  await page.getByRole('button', { name: 'Make Deposit' }).click()
  // The method of the last deposit is open.
  await page.getByRole('button', { name: /show the address/ }).click()
  await page.getByRole('button', { name: 'I have sent it' }).click()
  await world.release()
  const report = (amount: string) =>
    page.locator('[data-slot="deposit-status"], [data-slot="toast"]').filter({ hasText: amount })
  await expect(report('$25.00')).toContainText(phrases.recorded)
  await expect(report('$35.00')).toContainText(phrases.recorded)
  expect(await rows(world, 'deposit')).toHaveLength(2)
})

test('M189 FAIR-7 deposit: once the repeat of a refused deposit is recorded, no page says that it was not recorded', async ({
  page,
  enter,
}) => {
  const world = await enter({ calls: { addDeposit: [sampleLimit, {}] } })
  await press(page, world, 'deposit')
  await expectOutcome(page, 'deposit', 'refused')
  await page.getByRole('button', { name: 'I have sent it' }).click()
  await expectOutcome(page, 'deposit', 'done')
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Latest activity' })).toBeVisible()
  await expect(page.getByText(phrases.notRecorded)).toHaveCount(0)
  expect(await rows(world, 'deposit')).toHaveLength(1)
})

test('M192 FAIR-7 withdrawal: a refusal is shown again if the page is reloaded right after the response', async ({
  page,
  enter,
}) => {
  const world = await enter({ calls: { addWithdrawal: sampleLimit } })
  await reviewWithdrawal(page, world, '40')
  // The clock is stopped, so the refusal counts as not read.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await confirmWithdrawal(page)
  await expect(page.getByRole('dialog')).toContainText('Sample limit.')
  await page.reload()
  await page.clock.resume()
  const notice = page.getByText(/You may not have seen the answer/)
  await expect(notice).toContainText('Sample limit. Nothing was withdrawn.')
  expect(await rows(world, 'withdrawal')).toHaveLength(0)
})

for (const [id, title, leave] of [
  ['M194', 'whose review is closed right away', (page: Page) => page.keyboard.press('Escape')],
  ['M195', 'whose review is closed with Back right away', (page: Page) => page.goBack()],
] as const)
  test(`${id} FAIR-7 withdrawal: a refusal ${title} is shown on the page`, async ({ page, enter }) => {
    const world = await enter({ calls: { addWithdrawal: sampleLimit } })
    await page.goto(`${world.origin}/dashboard`)
    // Follows a link, because after a load of the document Back would load it again.
    await page.getByRole('main').locator('a[href="/dashboard/withdrawal"]').first().click()
    await reviewWithdrawal(page, world, '40', 'withdrawal', { open: false })
    // The clock is stopped, so the refusal counts as not read.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await confirmWithdrawal(page)
    await expect(page.getByRole('dialog')).toContainText('Sample limit.')
    await leave(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const notice = page.getByText(/You may not have seen the answer/)
    await expect(notice).toContainText('Sample limit. Nothing was withdrawn.')
  })

test('M191 FAIR-7 deposit: once another tab repeats a refused deposit, no tab says that it was not recorded', async ({
  page,
  context,
  enter,
}) => {
  const world = await enter({ calls: { addDeposit: [sampleLimit, {}] } })
  await press(page, world, 'deposit')
  await expectOutcome(page, 'deposit', 'refused')
  const second = await context.newPage()
  await second.goto(page.url())
  await second.getByRole('button', { name: 'I have sent it' }).click()
  await second.clock.fastForward(2000)
  await expectOutcome(second, 'deposit', 'done')
  for (const tab of [page, second]) await expect(tab.getByText(phrases.notRecorded)).toHaveCount(0)
  expect(await rows(world, 'deposit')).toHaveLength(1)
})
