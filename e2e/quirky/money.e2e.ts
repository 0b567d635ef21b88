import type { Page } from '@playwright/test'
import {
  callOf,
  confirmWithdrawal,
  expectOutcome,
  okayAfter,
  openHistory,
  phrases,
  posts,
  press,
  pressAgain,
  reportDeposit,
  reviewWithdrawal,
  rows,
  temptToRepeat,
  text,
  unknownDeposit,
} from './money.ts'
import type { MoneyQuirk } from './money-quirk.ts'
import { redirects, successes } from './quirks-answered.ts'
import { foreignRefusals, refusals } from './quirks-refused.ts'
import { fromAnotherOrigin, lostAnswers, serverErrors } from './quirks-unanswered.ts'
import { expect, test, type Settings } from './world.ts'

const settingsOf = ({ settings, flow, answer }: MoneyQuirk): Settings => ({
  ...settings,
  calls: { ...settings?.calls, [callOf(flow)]: answer },
})

function prove(quirk: MoneyQuirk) {
  const { id, spec, title, flow, ends } = quirk
  test(`${id} ${spec} ${flow}: ${title} is ${ends}`, async ({ page, enter }) => {
    const world = await enter(settingsOf(quirk))
    await press(page, world, flow)
    await expectOutcome(page, flow, ends, { inHistory: ends === 'unknown' && quirk.rows > 0 })
    for (const shown of quirk.says ?? []) await expect(text(page, shown)).toBeVisible()
    const blocked = quirk.settings?.cors?.headers !== undefined
    expect((await posts(world, flow)).length, 'posts').toBe(blocked ? 0 : 1)
    expect(await rows(world, flow), 'rows').toHaveLength(quirk.rows)
    if (ends !== 'unknown') return
    await test.step('API-14 the app does not repeat it by itself', async () => {
      await temptToRepeat(page, world, flow)
      expect((await posts(world, flow)).length, 'posts').toBe(blocked ? 0 : 1)
    })
  })
}

for (const quirk of [
  ...successes,
  ...redirects,
  ...refusals,
  ...foreignRefusals,
  ...serverErrors,
  ...lostAnswers,
])
  prove(quirk)

test.describe('from another origin', () => {
  test.use({ via: 'cross' })
  for (const quirk of fromAnotherOrigin) prove(quirk)
})

/** The history can't be read, so it can't settle an order. */
const noHistory = { withdrawals: { status: 503 }, deposits: { status: 503 } }

test('M110 API-14 withdrawal: before a repeat after a lost answer, the page warns that it may create a second order', async ({
  page,
  enter,
}) => {
  const world = await enter({ calls: { addWithdrawal: [{ drop: 'after' }, {}], ...noHistory } })
  await press(page, world, 'withdrawal')
  await expectOutcome(page, 'withdrawal', 'unknown')
  await pressAgain(page, world, 'withdrawal', { promised: false })
})

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

test('M111 API-14 deposit: before a repeat after a lost answer, the page warns that it may create a second row', async ({
  page,
  enter,
}) => {
  const world = await enter({ calls: { addDeposit: [{ drop: 'after' }, {}], ...noHistory } })
  await reportDeposit(page, world)
  await expectOutcome(page, 'deposit', 'unknown')
  await pressAgain(page, world, 'deposit', { promised: false })
})

test('M197 API-14 deposit: a repeat that finds the deposit in the history sends nothing', async ({
  page,
  enter,
}) => {
  const world = await enter({ calls: { addDeposit: [{ drop: 'after' }, {}] } })
  await reportDeposit(page, world)
  await expectOutcome(page, 'deposit', 'unknown')
  await page
    .getByRole('button', { name: /send (it )?again/i })
    .first()
    .click()
  await expect(text(page, phrases.depositListed)).toBeVisible()
  expect(await posts(world, 'deposit')).toHaveLength(1)
})

test('M112 API-13 withdrawal: a backend that declares and honours keys gets the same key again and has one row', async ({
  page,
  enter,
}) => {
  const world = await enter({
    keys: 'honour',
    capabilities: ['idempotency'],
    calls: { addWithdrawal: [{ drop: 'after' }, {}], ...noHistory },
  })
  await press(page, world, 'withdrawal')
  await expectOutcome(page, 'withdrawal', 'unknown')
  await pressAgain(page, world, 'withdrawal', { promised: true })
  const keys = (await posts(world, 'withdrawal')).map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]?.length).toBeGreaterThanOrEqual(16)
  await expect(text(page, /We already had this order/)).toBeVisible()
  await expect(page.getByText(phrases.requested)).toHaveCount(0)
  await expect(page.getByText(phrases.nothingSent)).toHaveCount(0)
  expect(await rows(world, 'withdrawal')).toHaveLength(1)
})

for (const [id, title, answer] of [
  ['M113', 'loses the answer', { drop: 'after' }],
  ['M114', 'answers 502 after the work', { status: 502, text: 'Bad Gateway', work: true }],
  ['M115', 'answers 500 before the work', { status: 500 }],
] as const)
  test(`${id} API-14 deposit: the app retries with a backend that declares keys and ${title}, and there is one row`, async ({
    page,
    enter,
  }) => {
    const world = await enter({
      keys: 'honour',
      capabilities: ['messages', 'idempotency', 'unheard-of'],
      calls: { addDeposit: [answer, {}] },
    })
    await reportDeposit(page, world)
    await expect.poll(async () => (await posts(world, 'deposit')).length).toBe(1)
    await expect
      .poll(async () => {
        await page.clock.fastForward(60_000)
        return (await posts(world, 'deposit')).length
      })
      .toBe(2)
    await expect(text(page, phrases.recorded)).toBeVisible()
    const keys = (await posts(world, 'deposit')).map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(1)
    expect(await rows(world, 'deposit')).toHaveLength(1)
  })

test('M116 API-13 withdrawal: if the backend refuses the key header, the refusal is shown and nothing is sent without the key', async ({
  page,
  enter,
}) => {
  const world = await enter({ keys: 'reject' })
  await press(page, world, 'withdrawal')
  await expectOutcome(page, 'withdrawal', 'refused')
  await expect(text(page, 'The header Idempotency-Key is not allowed.')).toBeVisible()
  expect(await posts(world, 'withdrawal')).toHaveLength(1)
})

test('M117 API-13 withdrawal: if the browser repeats a dropped request by itself, it sends the same key, and there is one row', async ({
  page,
  enter,
}) => {
  const world = await enter({
    keepAlive: true,
    keys: 'honour',
    calls: { addWithdrawal: [{ drop: 'after' }, { drop: 'after' }, { drop: 'after' }, { drop: 'after' }] },
  })
  await press(page, world, 'withdrawal')
  await expectOutcome(page, 'withdrawal', 'unknown', { inHistory: true })
  const keys = (await posts(world, 'withdrawal')).map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
  expect(await rows(world, 'withdrawal')).toHaveLength(1)
})

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

test('M137 API-15 withdrawal: an answer after 14 s still counts', async ({ page, enter }) => {
  const world = await enter({ calls: { addWithdrawal: { hold: true } } })
  await page.clock.install()
  await press(page, world, 'withdrawal')
  await expect.poll(async () => (await posts(world, 'withdrawal')).length).toBe(1)
  await page.clock.fastForward(14_000)
  await world.release()
  await expectOutcome(page, 'withdrawal', 'done')
})

for (const [id, title, answer, said] of [
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
    const world = await enter({ calls: { addWithdrawal: { ...answer, hold: true } } })
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

for (const [id, title, answer, said] of [
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
    const world = await enter({ calls: { addWithdrawal: answer } })
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

test('M150 API-17 withdrawal: the answer’s X-Request-Id is shown with the error', async ({ page, enter }) => {
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

test('M151 API-14 deposit: a backend that declares keys but ignores them gets the same key with each try', async ({
  page,
  enter,
}) => {
  const world = await enter({ capabilities: ['idempotency'], calls: { addDeposit: [{ drop: 'after' }, {}] } })
  await reportDeposit(page, world)
  await expect
    .poll(async () => {
      await page.clock.fastForward(60_000)
      return (await posts(world, 'deposit')).length
    })
    .toBe(2)
  const keys = (await posts(world, 'deposit')).map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
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

const sampleLimit = { status: 403, json: { message: 'Sample limit.' } }

/** The same order, made on another device. */
const sameRow = (flow: 'withdrawal' | 'bank') => ({
  _id: 'elsewhere',
  amount: 25,
  date: new Date().toISOString(),
  reference: 'ELSEWHERE',
  status: 'pending',
  ...(flow === 'bank'
    ? { accountNumber: 'DE89370400440532013000', swiftCode: 'COBADEFF', bankName: 'Sample Bank' }
    : { wallet: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0' }),
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

for (const [id, title, answer, why] of [
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
    await okayAfter(page, world, { calls: { userDetails: answer } })
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

test('M180 FAIR-4 withdrawal: if the row of an order without an answer has another fee than was confirmed, both fees are shown', async ({
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

test('M192 FAIR-7 withdrawal: a refusal is shown again if the page is reloaded right after the answer', async ({
  page,
  enter,
}) => {
  const world = await enter({ calls: { addWithdrawal: sampleLimit } })
  await reviewWithdrawal(page, world, '40')
  const answered = page.waitForResponse('**/withdrawal/add')
  await confirmWithdrawal(page)
  await answered
  await page.reload()
  const notice = page.getByText(/You may not have seen the answer/)
  await expect(notice).toContainText('Sample limit. Nothing was withdrawn.')
  expect(await rows(world, 'withdrawal')).toHaveLength(0)
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

for (const [id, title, leave] of [
  ['M194', 'whose review is closed right away', (page: Page) => page.keyboard.press('Escape')],
  ['M195', 'whose page is left with Back right away', (page: Page) => page.goBack()],
] as const)
  test(`${id} FAIR-7 withdrawal: a refusal ${title} is shown on the page`, async ({ page, enter }) => {
    const world = await enter({ calls: { addWithdrawal: sampleLimit } })
    await page.goto(`${world.origin}/dashboard`)
    // Follows a link, because after a load of the document Back would load it again.
    await page.getByRole('main').locator('a[href="/dashboard/withdrawal"]').first().click()
    await reviewWithdrawal(page, world, '40', 'withdrawal', { open: false })
    // The clock is stopped, so the refusal counts as not read.
    await page.clock.install()
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
