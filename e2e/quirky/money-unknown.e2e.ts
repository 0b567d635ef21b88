import {
  callOf,
  confirmWithdrawal,
  expectOutcome,
  openHistory,
  phrases,
  posts,
  press,
  reportDeposit,
  reviewWithdrawal,
  rows,
  temptToRepeat,
  text,
  unknownDeposit,
} from './money.ts'
import { expect, test } from './world.ts'
import { noHistory } from './money-support.ts'

/** Refusals that are certain by themselves. Here they answer the browser's own repeat of an order that was carried out. */
const refusedRepeats = [
  [
    'too many requests',
    { status: 429, json: { message: 'Too many requests.' }, headers: { 'retry-after': '30' } },
  ],
  ['too little profit', { status: 422, json: { message: 'This is more than you can withdraw.' } }],
  ['a mistake in the body', { status: 400, json: { message: 'There is a mistake in this request.' } }],
  ['a break for repairs', { status: 503, json: { message: 'Back soon.', code: 'not_started' } }],
] as const
for (const [at, [title, second]] of refusedRepeats.entries())
  for (const flow of ['withdrawal', 'deposit'] as const)
    test(`M16${2 * at + Number(flow === 'deposit')} API-15 ${flow}: if the browser repeats a dropped request by itself, and only this is refused with ${title}, the history decides`, async ({
      page,
      enter,
    }) => {
      const world = await enter({ keepAlive: true, calls: { [callOf(flow)]: [{ drop: 'after' }, second] } })
      await press(page, world, flow)
      if (flow === 'withdrawal') await expectOutcome(page, flow, 'unknown', { inHistory: true })
      else await expect(text(page, /The history shows this deposit/)).toBeVisible()
      await expect(page.getByText(phrases.notRecorded)).toHaveCount(0)
      expect(await posts(world, flow), 'the browser repeated the request').toHaveLength(2)
      expect(await rows(world, flow)).toHaveLength(1)
    })

const later = {
  'a firewall’s 403': { status: 403, text: '<h1>Forbidden</h1>', type: 'html' },
  'a 409 because the key is in progress': {
    status: 409,
    json: { message: 'A request with this key is in progress.' },
  },
  'a 422 in the contract’s JSON': { status: 422, json: { message: 'Too much.' } },
  'a 404 in the contract’s JSON': { status: 404, json: { message: 'There is no such call.' } },
  'a 429': { status: 429, json: { message: 'Too many.' } },
} as const
for (const [at, [title, second]] of Object.entries(later).entries())
  test(`M12${at} API-15 withdrawal: after an unknown outcome, ${title} leaves it unknown, also after a reload`, async ({
    page,
    enter,
  }) => {
    const world = await enter({
      keys: 'honour',
      capabilities: ['idempotency'],
      calls: {
        addWithdrawal: [
          { status: 502, work: true },
          { ...second, work: true },
        ],
        ...noHistory,
      },
    })
    await press(page, world, 'withdrawal')
    await expectOutcome(page, 'withdrawal', 'unknown')
    await page
      .getByRole('button', { name: /try again|send (it )?again/i })
      .first()
      .click()
    await expect.poll(async () => (await posts(world, 'withdrawal')).length).toBeGreaterThan(1)
    await expect(
      page.getByRole('button', { name: /try again|send (it )?again|close|cancel/i }).first(),
    ).toBeEnabled()
    await expect(text(page, phrases.unknown)).toBeVisible()
    await expect(page.getByText(phrases.nothingSent)).toHaveCount(0)
    await page.goto(`${world.origin}/dashboard/withdrawal`)
    await expect(text(page, phrases.unknown)).toBeVisible()
  })

test('M130 WDR-8 an unknown withdrawal is still shown on the withdrawal page and in the history after a reload', async ({
  page,
  enter,
}) => {
  const world = await enter({ calls: { addWithdrawal: { status: 502 } } })
  await press(page, world, 'withdrawal')
  await expectOutcome(page, 'withdrawal', 'unknown')
  await page.goto(`${world.origin}/dashboard/withdrawal`)
  await expect(text(page, phrases.unknown)).toBeVisible()
  await expect(text(page, /\$25\.00/)).toBeVisible()
  await openHistory(page, world, 'withdrawal')
  await expect(text(page, phrases.unknown)).toBeVisible()
})

test('M131 API-15 an unknown withdrawal that appears in the history is settled', async ({ page, enter }) => {
  const world = await enter({ calls: { addWithdrawal: { drop: 'after' } } })
  // A history that takes longer than `timings.baselineWait` to arrive wouldn't count as read before the order.
  await page.clock.install()
  await reviewWithdrawal(page, world)
  await page.clock.pauseAt(Date.now() + 1000)
  await confirmWithdrawal(page)
  await expect.poll(async () => (await rows(world, 'withdrawal')).length).toBe(1)
  await page.clock.resume()
  await openHistory(page, world, 'withdrawal')
  await expect(text(page, 'QUIRK-1')).toBeVisible()
  await page.goto(`${world.origin}/dashboard/withdrawal`)
  await expect(page.getByRole('tab', { name: 'Crypto' })).toBeVisible()
  await expect(page.getByText(phrases.unknown)).toHaveCount(0)
})

test('M132 SES-1 an unknown withdrawal is still shown to the same customer after signing out and in', async ({
  page,
  enter,
}) => {
  const world = await enter({ calls: { addWithdrawal: { status: 502 } } })
  await press(page, world, 'withdrawal')
  await expectOutcome(page, 'withdrawal', 'unknown')
  await page.goto(`${world.origin}/dashboard`)
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.waitForURL(`${world.origin}/`)
  await page.goto(`${world.origin}/sign-in?next=/dashboard/withdrawal`)
  await page.getByLabel('Email').fill(world.email)
  await page.getByLabel('Password', { exact: true }).fill('Harbour#Light7')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(text(page, phrases.unknown)).toBeVisible()
})

for (const flow of ['withdrawal', 'deposit'] as const)
  test(`M13${flow === 'deposit' ? 4 : 3} API-15 ${flow}: without an answer for 15 s, the outcome is unknown, and nothing is repeated`, async ({
    page,
    enter,
  }) => {
    const world = await enter({ calls: { [callOf(flow)]: { hold: true } } })
    if (flow === 'withdrawal') await page.clock.install()
    await press(page, world, flow)
    await expect.poll(async () => (await posts(world, flow)).length).toBe(1)
    await page.clock.fastForward(15_000)
    await expectOutcome(page, flow, 'unknown', { inHistory: true })
    await world.release()
    await temptToRepeat(page, world, flow)
    expect(await posts(world, flow)).toHaveLength(1)
    expect(await rows(world, flow)).toHaveLength(1)
  })

for (const flow of ['withdrawal', 'deposit'] as const)
  test(`M13${flow === 'deposit' ? 6 : 5} API-15 ${flow}: if an answer starts and then stalls, the outcome is unknown after 15 s`, async ({
    page,
    enter,
  }) => {
    const world = await enter({ calls: { [callOf(flow)]: { drop: 'stall' } } })
    if (flow === 'withdrawal') await page.clock.install()
    await press(page, world, flow)
    await expect.poll(async () => (await rows(world, flow)).length).toBe(1)
    await page.clock.fastForward(15_000)
    await expectOutcome(page, flow, 'unknown', { inHistory: true })
    expect(await posts(world, flow)).toHaveLength(1)
  })

test('M137 API-15 withdrawal: a response after 14 s still counts', async ({ page, enter }) => {
  const world = await enter({ calls: { addWithdrawal: { hold: true } } })
  await page.clock.install()
  await press(page, world, 'withdrawal')
  await expect.poll(async () => (await posts(world, 'withdrawal')).length).toBe(1)
  await page.clock.fastForward(14_000)
  await world.release()
  await expectOutcome(page, 'withdrawal', 'done')
})

test('M182 FAIR-7 deposit: a deposit with an unknown outcome is shown on the dashboard and in the history, until it is settled', async ({
  page,
  enter,
}) => {
  const world = await enter({ calls: { addDeposit: { drop: 'before' } } })
  await reportDeposit(page, world)
  await expectOutcome(page, 'deposit', 'unknown')
  for (const name of ['Dashboard', 'Deposit history']) {
    if (name === 'Deposit history') await page.getByRole('button', { name: 'Activity' }).click()
    await page.getByRole('banner').getByRole('link', { name }).click()
    const note = page.getByRole('main').getByRole('status').filter({ hasText: unknownDeposit })
    await expect(note).toContainText('$25.00')
    await expect(page.locator('[data-slot="toast"]')).toHaveCount(0)
  }
  await page.reload()
  await expect(text(page, unknownDeposit)).toBeVisible()
})

test('M183 API-15 FAIR-7 deposit: a later deposit of the same amount does not settle one whose outcome is unknown', async ({
  page,
  enter,
}) => {
  const world = await enter({ calls: { addDeposit: [{ status: 500, text: 'Oops', type: 'plain' }, {}] } })
  await reportDeposit(page, world, '25')
  await expectOutcome(page, 'deposit', 'unknown')
  await page.getByRole('button', { name: 'Make another deposit' }).click()
  await page.getByLabel('Amount in USD').fill('25')
  await page.getByRole('button', { name: 'Make Deposit' }).click()
  await page.getByRole('button', { name: /show the address/ }).click()
  await page.getByRole('button', { name: 'I have sent it' }).click()
  await page.clock.fastForward(2000)
  await expect(text(page, phrases.recorded)).toBeVisible()
  await openHistory(page, world, 'deposit')
  await expect(text(page, unknownDeposit)).toBeVisible()
  await expect(page.getByText(phrases.depositListed)).toHaveCount(0)
  expect(await rows(world, 'deposit')).toHaveLength(1)
})
