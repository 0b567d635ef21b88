import {
  confirmWithdrawal,
  expectOutcome,
  phrases,
  posts,
  press,
  reviewWithdrawal,
  rows,
  temptToRepeat,
  text,
} from './money.ts'
import { expect, test } from './world.ts'
import { noHistory, sameRow } from './money-support.ts'

test('M199 FAIR-1 withdrawal: the review shows no profit after an order that may already be deducted', async ({
  page,
  enter,
}) => {
  const world = await enter({
    user: { tradeProfit: '3000' },
    calls: { addWithdrawal: { status: 500, work: true }, ...noHistory },
  })
  await reviewWithdrawal(page, world, '100')
  const review = page.getByRole('dialog')
  await expect(review).toContainText('Trade Profit after$2,900.00')
  await world.change({ user: { tradeProfit: '2900' } })
  await confirmWithdrawal(page)
  await expect(review).toContainText(phrases.unknown)
  await expect(review).toContainText('$100.00')
  await expect(review).not.toContainText('Trade Profit after')
})

test('M200 FAIR-1 withdrawal: the figures stay as they were confirmed while the order is being sent', async ({
  page,
  context,
  enter,
}) => {
  const world = await enter({ user: { tradeProfit: '3000' }, calls: { addWithdrawal: { hold: true } } })
  await reviewWithdrawal(page, world, '100')
  await confirmWithdrawal(page)
  await expect.poll(async () => (await posts(world, 'withdrawal')).length).toBe(1)
  await world.change({ user: { tradeProfit: '2900' } })
  const second = await context.newPage()
  await second.goto(`${world.origin}/plans`)
  // Another tab changes the stored orders, so this one reads the customer's details again.
  const read = page.waitForResponse('**/transaction/token-user')
  await second.evaluate(() => {
    const orders = localStorage.getItem('withdrawalOrders')
    localStorage.setItem('withdrawalOrders', `${orders} `)
  })
  await read
  // The page behind the dialog shows the new profit.
  await expect(page.getByText('Available: $2,900.00')).toBeAttached()
  await expect(page.getByRole('dialog')).toContainText('Trade Profit after$2,900.00')
  await world.release()
})

for (const [id, title, reload] of [
  ['M152', 'the review says so and sends nothing', false],
  ['M153', 'the notice is shown after a reload', true],
] as const)
  test(`${id} WDR-8 withdrawal: if a lost order appears in the history while the review is open, ${title}`, async ({
    page,
    enter,
  }) => {
    const world = await enter({ calls: { addWithdrawal: { drop: 'after' } } })
    await press(page, world, 'withdrawal')
    const review = page.getByRole('dialog')
    await expect(review.getByText(phrases.inHistory)).toBeVisible()
    await expect(review.getByRole('button', { name: /Okay|again/ })).toHaveCount(0)
    if (reload) await page.reload()
    else await review.getByRole('button', { name: 'Close' }).click()
    await expect(text(page, /^.*The history shows this withdrawal: .*$/)).toBeVisible()
    expect(await posts(world, 'withdrawal')).toHaveLength(1)
    expect(await rows(world, 'withdrawal')).toHaveLength(1)
  })

for (const [id, flow] of [
  ['M154', 'withdrawal'],
  ['M155', 'bank'],
] as const)
  test(`${id} API-15 ${flow}: the same order, made elsewhere while the review is open, is shown before the order is sent and never settles it`, async ({
    page,
    enter,
  }) => {
    const world = await enter({ calls: { addWithdrawal: { drop: 'before' } } })
    await reviewWithdrawal(page, world, '25', flow)
    const review = page.getByRole('dialog')
    await expect(review.getByRole('button', { name: 'Okay' })).toBeEnabled()
    await world.change({ withdrawals: [sameRow(flow)] })
    await confirmWithdrawal(page)
    await expect(review.getByText(/This is a second withdrawal/)).toBeVisible()
    expect(await posts(world, flow)).toHaveLength(0)
    await confirmWithdrawal(page)
    await expectOutcome(page, flow, 'unknown')
    await temptToRepeat(page, world, flow)
    await expect(text(page, phrases.unknown)).toBeVisible()
    await expect(page.getByText(phrases.inHistory)).toHaveCount(0)
    expect(await posts(world, flow)).toHaveLength(1)
  })

test('M196 API-15 withdrawal: if the list cannot be read when Okay is pressed, the order is sent, and no later row settles it', async ({
  page,
  enter,
}) => {
  const world = await enter({ calls: { addWithdrawal: { drop: 'before' }, ...noHistory } })
  await press(page, world, 'withdrawal')
  await expectOutcome(page, 'withdrawal', 'unknown')
  await world.change({ withdrawals: [sameRow('withdrawal')], calls: {} })
  await temptToRepeat(page, world, 'withdrawal')
  await expect(text(page, 'ELSEWHERE')).toBeVisible()
  await expect(text(page, phrases.unknown)).toBeVisible()
  await expect(page.getByText(phrases.inHistory)).toHaveCount(0)
})
