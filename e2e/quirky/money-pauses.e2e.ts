import {
  confirmWithdrawal,
  expectOutcome,
  posts,
  press,
  reportDeposit,
  reviewWithdrawal,
  rows,
  temptToRepeat,
  unknownDeposit,
} from './money.ts'
import { expect, test } from './world.ts'

for (const [id, title, header, seconds] of [
  ['M146', 'in seconds', '30', 30],
  ['M147', 'as an HTTP date', '+120 s', 120],
] as const)
  test(`${id} API-15 withdrawal: a Retry-After ${title} disables the next try for that time`, async ({
    page,
    enter,
  }) => {
    const world = await enter({
      calls: {
        addWithdrawal: { status: 429, json: { message: 'Too many.' }, headers: { 'retry-after': header } },
      },
    })
    await page.clock.install()
    await press(page, world, 'withdrawal')
    await expectOutcome(page, 'withdrawal', 'refused')
    const again = page.getByRole('dialog').getByRole('button', { name: /try again/i })
    await expect(again).toBeDisabled()
    await page.clock.fastForward((seconds - 20) * 1000)
    await expect(again).toBeDisabled()
    await page.clock.fastForward(21_000)
    await expect(again).toBeEnabled()
    expect(await posts(world, 'withdrawal')).toHaveLength(1)
  })

test('M148 API-15 withdrawal: a Retry-After on a 503 with a code disables the next try for that time', async ({
  page,
  enter,
}) => {
  const world = await enter({
    calls: {
      addWithdrawal: {
        status: 503,
        json: { message: 'Closed for maintenance.', code: 'not_started' },
        headers: { 'retry-after': '40' },
      },
    },
  })
  await page.clock.install()
  await press(page, world, 'withdrawal')
  await expectOutcome(page, 'withdrawal', 'refused')
  const again = page.getByRole('dialog').getByRole('button', { name: /try again/i })
  await expect(again).toBeDisabled()
  await page.clock.fastForward(41_000)
  await expect(again).toBeEnabled()
})

test('M149 API-15 deposit: after a 429, the app waits at least for the pause before it retries, and there is at most one row', async ({
  page,
  enter,
}) => {
  const world = await enter({
    calls: {
      addDeposit: [{ status: 429, json: { message: 'Too many.' }, headers: { 'retry-after': '90' } }, {}],
    },
  })
  await reportDeposit(page, world)
  await expect.poll(async () => (await posts(world, 'deposit')).length).toBe(1)
  await expect(page.getByText(unknownDeposit)).toHaveCount(0)
  await page.clock.fastForward(60_000)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.clock.fastForward(20_000)
  expect(await posts(world, 'deposit')).toHaveLength(1)
  await temptToRepeat(page, world, 'deposit')
  expect((await rows(world, 'deposit')).length).toBeLessThanOrEqual(1)
})

test('M150 API-17 withdrawal: the response’s X-Request-Id is shown with the error', async ({
  page,
  enter,
}) => {
  const world = await enter({
    calls: {
      addWithdrawal: { status: 502, text: 'Bad Gateway', headers: { 'x-request-id': 'req-4711-quirk' } },
    },
  })
  await reviewWithdrawal(page, world)
  await confirmWithdrawal(page)
  await expectOutcome(page, 'withdrawal', 'unknown')
  await expect(page.getByText(/req-4711-quirk/).first()).toBeAttached()
})
