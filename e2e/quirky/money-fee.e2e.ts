import type { Page } from '@playwright/test'
import {
  confirmWithdrawal,
  expectOutcome,
  okayAfter,
  openHistory,
  phrases,
  posts,
  press,
  reviewWithdrawal,
  rows,
  temptToRepeat,
  text,
} from './money.ts'
import { expect, test } from './world.ts'
import { sameRow } from './money-support.ts'

test('M168 FAIR-4 withdrawal: a fee that changes while the review is open is shown, and has to be confirmed again', async ({
  page,
  enter,
}) => {
  const world = await enter({})
  await reviewWithdrawal(page, world, '40')
  const review = page.getByRole('dialog')
  await expect(review).toContainText('$39.00')
  await world.change({ user: { withdrawalCharges: 5 } })
  await confirmWithdrawal(page)
  await expect(review.getByRole('alert')).toContainText('It is $2.00 now.')
  await expect(review).toContainText('$38.00')
  expect(await posts(world, 'withdrawal')).toHaveLength(0)
  await confirmWithdrawal(page)
  await expectOutcome(page, 'withdrawal', 'done')
  expect(await rows(world, 'withdrawal')).toHaveLength(1)
})

for (const [id, title, response, why] of [
  ['M169', 'that does not arrive', { hold: true }, 'The server took too long to answer.'],
  [
    'M170',
    'with status 500',
    { status: 500, text: '<h1>Bad Gateway</h1>', type: 'html' },
    'briefly unavailable',
  ],
  [
    'M171',
    'with status 200 and HTML',
    { text: '<h1>captive portal</h1>', type: 'html' },
    'does not understand',
  ],
  ['M172', 'that is lost', { drop: 'before' }, 'could not reach the server'],
] as const)
  test(`${id} FAIR-4 withdrawal: after an answer ${title} to the call that reads the fee after Okay, nothing is sent, and the review says why`, async ({
    page,
    enter,
  }) => {
    const world = await enter({})
    await okayAfter(page, world, { calls: { userDetails: response } })
    const review = page.getByRole('dialog')
    await expect(review.getByText(/We could not read the fee that applies now\./)).toContainText(why, {
      timeout: 15_000,
    })
    await expect(text(page, phrases.nothingSent)).toBeVisible()
    expect(await posts(world, 'withdrawal')).toHaveLength(0)
    await world.change({ calls: {} })
    await review.getByRole('button', { name: 'Try again' }).click()
    await expectOutcome(page, 'withdrawal', 'done')
    expect(await posts(world, 'withdrawal')).toHaveLength(1)
  })

for (const [id, charges] of [
  ['M173', '5%'],
  ['M174', 120],
  ['M175', -1],
] as const)
  test(`${id} FAIR-4 withdrawal: a fee of ${charges} read after Okay is invalid, so nothing is sent`, async ({
    page,
    enter,
  }) => {
    const world = await enter({})
    await okayAfter(page, world, { user: { withdrawalCharges: charges } })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(text(page, 'Nothing can be withdrawn now')).toBeVisible()
    await expect(page.locator('[data-slot="toast"]')).toContainText(phrases.nothingSent)
    await expect(page.getByLabel('Amount in USD')).toHaveValue('40')
    expect(await posts(world, 'withdrawal')).toHaveLength(0)
  })

test('M176 FAIR-4 withdrawal: a fee that takes the whole amount can’t be confirmed', async ({
  page,
  enter,
}) => {
  const world = await enter({})
  await okayAfter(page, world, { user: { withdrawalCharges: 100 } })
  const okay = page.getByRole('dialog').getByRole('button', { name: /^Okay/ })
  await expect(okay).toHaveAccessibleDescription('The fee would take all of this amount')
  await okay.dispatchEvent('click')
  await openHistory(page, world, 'withdrawal')
  expect(await posts(world, 'withdrawal')).toHaveLength(0)
})

test('M186 WDR-2 withdrawal: an amount above the profit that is read after Okay is not sent, and the review says so', async ({
  page,
  enter,
}) => {
  const world = await enter({})
  await okayAfter(page, world, { user: { tradeProfit: '39.99' } })
  const review = page.getByRole('dialog')
  await expect(review.getByRole('alert')).toContainText('This is more than you can withdraw now')
  await expect(review.getByRole('alert')).toContainText('Available: $39.99.')
  await review.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Amount in USD')).toHaveValue('40')
  expect(await posts(world, 'withdrawal')).toHaveLength(0)
})

for (const [id, title, leave] of [
  ['M177', 'reloaded', (page: Page) => page.reload()],
  ['M178', 'left for another address', (page: Page) => page.goto('/plans')],
] as const)
  test(`${id} FAIR-4 FAIR-7 withdrawal: if the page is ${title} while the fee is read after Okay, nothing is sent, and the withdrawal page says so`, async ({
    page,
    enter,
  }) => {
    const world = await enter({})
    await reviewWithdrawal(page, world, '40')
    await world.change({ user: { withdrawalCharges: 7 }, calls: { userDetails: { hold: true } } })
    const reads = page.waitForRequest('**/transaction/token-user')
    await confirmWithdrawal(page)
    await reads
    await leave(page).catch(() => page.goto(`${world.origin}/plans`))
    await world.change({ calls: {} })
    await world.release()
    await page.goto(`${world.origin}/dashboard/withdrawal`)
    await expect(text(page, /Not sent: .*\$40\.00/)).toBeVisible()
    expect(await posts(world, 'withdrawal')).toHaveLength(0)
  })

test('M179 FAIR-4 WDR-8 withdrawal: if the fee has changed and the customer has opened another page, that page says so', async ({
  page,
  enter,
}) => {
  const world = await enter({})
  await page.goto(`${world.origin}/dashboard`)
  await page.getByRole('main').getByRole('link', { name: 'Withdraw', exact: true }).click()
  await reviewWithdrawal(page, world, '40', 'withdrawal', { open: false })
  await world.change({ user: { withdrawalCharges: 7 }, calls: { userDetails: { hold: true } } })
  const reads = page.waitForRequest('**/transaction/token-user')
  await confirmWithdrawal(page)
  await reads
  await page.goBack()
  await world.change({ calls: {} })
  await world.release()
  const toast = page.locator('[data-slot="toast"]')
  await expect(toast).toContainText('Its fee had changed, and you left the page')
  await expect(toast).toContainText(phrases.nothingSent)
  expect(await posts(world, 'withdrawal')).toHaveLength(0)
})

test('M180 FAIR-4 withdrawal: if the row of an order without a response has a different fee from the one confirmed, both fees are shown', async ({
  page,
  enter,
}) => {
  const world = await enter({ calls: { addWithdrawal: { drop: 'before' } } })
  await press(page, world, 'withdrawal')
  await expectOutcome(page, 'withdrawal', 'unknown')
  await world.change({ withdrawals: [{ ...sameRow('withdrawal'), transactionFee: 9 }], calls: {} })
  await temptToRepeat(page, world, 'withdrawal')
  const bothFees = /You confirmed a fee of \$0\.63\. The history shows \$9\.00\./
  await expect(text(page, bothFees)).toBeVisible()
  await page.reload()
  await expect(text(page, bothFees)).toBeVisible()
})

test('M187 FAIR-4 FAIR-7 WDR-8 withdrawal: after a reload before the list could be read, the order is still reported, with any other fee in its row', async ({
  page,
  enter,
}) => {
  const world = await enter({ calls: { addWithdrawal: { hold: true } } })
  await press(page, world, 'withdrawal')
  await expect.poll(() => posts(world, 'withdrawal')).toHaveLength(1)
  await world.change({ calls: { withdrawals: { hold: true } } })
  await world.release()
  await expect(page.getByRole('heading', { name: 'Withdrawal history' })).toBeVisible()
  await page.reload()
  await expect(page.locator('[data-slot="toast"]')).toHaveCount(0)
  await world.change({ calls: {}, withdrawals: [{ ...sameRow('withdrawal'), transactionFee: 9 }] })
  await world.release()
  const bothFees = /You confirmed a fee of \$0\.63\. The history shows \$9\.00\./
  await expect(page.locator('[data-slot="toast"]').filter({ hasText: bothFees })).toHaveCount(1)
})

test('M193 FAIR-4 withdrawal: if the row appears late with another fee, the page that is open then shows both fees', async ({
  page,
  enter,
}) => {
  const world = await enter({})
  await okayAfter(page, world, { calls: { withdrawals: { json: { allWithdrawals: [] } } } })
  await expect(page.locator('[data-slot="toast"]')).toContainText(phrases.requested)
  await page.goto(`${world.origin}/dashboard/account`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await world.change({
    calls: {},
    withdrawals: [{ ...sameRow('withdrawal'), amount: 40, transactionFee: 9 }],
  })
  const bothFees = /You confirmed a fee of \$1\.00\. The history shows \$9\.00\./
  await expect(page.locator('[data-slot="toast"]').filter({ hasText: bothFees })).toHaveCount(1, {
    timeout: 20_000,
  })
})

test('M184 FAIR-4 withdrawal: if the history can’t be read after the order, another fee in its row is shown as soon as it can', async ({
  page,
  enter,
}) => {
  const world = await enter({ calls: { addWithdrawal: { hold: true } } })
  await press(page, world, 'withdrawal')
  await expect.poll(() => posts(world, 'withdrawal')).toHaveLength(1)
  await world.change({ calls: { withdrawals: { status: 500, text: 'Oops', type: 'plain' } } })
  await world.release()
  await expect(page).toHaveURL(/withdrawalHistory/)
  const toast = page.locator('[data-slot="toast"]')
  await expect(toast).toContainText(phrases.requested)
  await expect(page.getByText('Try again').first()).toBeVisible({ timeout: 20_000 })
  await world.change({ withdrawals: [{ ...sameRow('withdrawal'), transactionFee: 9 }], calls: {} })
  await page.getByRole('button', { name: 'Try again' }).first().click()
  const bothFees = 'You confirmed a fee of $0.63. The history shows $9.00.'
  await expect(toast.filter({ hasText: bothFees })).toHaveCount(1)
})

test('M185 FAIR-4 withdrawal: if the fee is read from another customer’s details, nothing is sent', async ({
  page,
  enter,
}) => {
  const world = await enter({})
  await reviewWithdrawal(page, world, '40')
  const { user } = await world.report()
  await world.change({
    calls: { userDetails: { json: { ...user, email: 'someone.else@quirk.test', withdrawalCharges: 1 } } },
  })
  await confirmWithdrawal(page)
  await expect(page.locator('[data-slot="toast"]')).toContainText(phrases.nothingSent)
  expect(await posts(world, 'withdrawal')).toHaveLength(0)
})
