import { expectOutcome, phrases, posts, press, pressAgain, reportDeposit, rows, text } from './money.ts'
import { expect, test } from './world.ts'
import { noHistory } from './money-support.ts'

test('M110 API-14 withdrawal: before a repeat after a lost response, the page warns that it may create a second order', async ({
  page,
  enter,
}) => {
  const world = await enter({ calls: { addWithdrawal: [{ drop: 'after' }, {}], ...noHistory } })
  await press(page, world, 'withdrawal')
  await expectOutcome(page, 'withdrawal', 'unknown')
  await pressAgain(page, world, 'withdrawal', { promised: false })
})

test('M111 API-14 deposit: before a repeat after a lost response, the page warns that it may create a second row', async ({
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

for (const [id, title, response] of [
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
      calls: { addDeposit: [response, {}] },
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
