import type { Page } from '@playwright/test'
import {
  confirmWithdrawal,
  expectOutcome,
  phrases,
  reportDeposit,
  reviewWithdrawal,
  rows,
  temptToRepeat,
} from './money.ts'
import { expect, test, type Settings, type World } from './world.ts'

test.use({ via: 'cross' })

async function signIn(page: Page, world: World) {
  await page.goto(`${world.origin}/sign-in`)
  await page.getByLabel('Email').fill(world.email)
  await page.getByLabel('Password', { exact: true }).fill('Harbour#Light7')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('X20 API-12 sign-in, reading and recording a deposit work across origins; the preflight names the key header', async ({
  page,
  enter,
}) => {
  const world = await enter({}, { signedIn: false })
  await signIn(page, world)
  await expect(page.getByText('$8,365.67').first()).toBeVisible()
  await reportDeposit(page, world)
  await expectOutcome(page, 'deposit', 'done')
  const requested = (await world.seen('preflight')).map(
    ({ headers }) => headers['access-control-request-headers'] ?? '',
  )
  expect(
    requested.some((names) => names.includes('idempotency-key') && names.includes('authorization')),
  ).toBe(true)
  const [post] = await world.seen('addDeposit')
  expect(post?.headers.origin).toBe(world.origin)
  expect(post?.headers.cookie).toBeUndefined()
  expect(await rows(world, 'deposit')).toHaveLength(1)
})

const unreachable: [string, string, Settings][] = [
  ['X21', 'no CORS headers at all', { cors: { origin: null } }],
  ['X22', 'another origin allowed', { cors: { origin: 'https://app.example.test' } }],
  ['X23', 'an allowed origin with a trailing slash', { cors: { origin: 'http://x.localhost/' } }],
  ['X24', 'a preflight answered with 404', { cors: { preflight: { status: 404 } } }],
  ['X25', 'a preflight answered with 500', { cors: { preflight: { status: 500 } } }],
  [
    'X26',
    'a preflight that is redirected',
    { cors: { preflight: { status: 302, location: '/elsewhere.json' } } },
  ],
  ['X27', 'a connection that closes at the preflight', { cors: { preflight: { drop: true } } }],
  ['X28', 'a preflight that does not allow the content type', { cors: { headers: 'authorization' } }],
]
for (const [id, title, settings] of unreachable)
  test(`${id} SGN-1 ${title}: sign-in says that the server cannot be reached, and keeps the input`, async ({
    page,
    enter,
  }) => {
    const world = await enter(settings, { signedIn: false })
    await signIn(page, world)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/reach the server|connection/i)
    await expect(page.getByLabel('Email')).toHaveValue(world.email)
    expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull()
    await world.change({ cors: {} })
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(/\/dashboard/)
  })

test('X29 API-12 a preflight that does not allow authorization: the page shows an error, and the customer stays signed in', async ({
  page,
  enter,
}) => {
  const world = await enter({ cors: { headers: 'content-type, idempotency-key' } })
  await page.goto(`${world.origin}/dashboard`)
  await expect(
    page
      .getByText(/reach the server|connection/i)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard/)
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBe(world.token)
})

test('X30 API-15 a preflight that takes longer than 15 s: the outcome is unknown, and the order is sent at most once', async ({
  page,
  enter,
}) => {
  const world = await enter({})
  await page.clock.install()
  await reviewWithdrawal(page, world)
  await world.change({ cors: { preflight: { hold: true, only: 'POST' } } })
  const preflightsOfPosts = async () =>
    (await world.seen('preflight')).filter(
      ({ headers }) => headers['access-control-request-method'] === 'POST',
    ).length
  const before = await preflightsOfPosts()
  await confirmWithdrawal(page)
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return preflightsOfPosts()
    })
    .toBeGreaterThan(before)
  await page.clock.fastForward(15_000)
  await expectOutcome(page, 'withdrawal', 'unknown')
  await world.change({ cors: {} })
  await world.release()
  // The browser may still send a request that the app has given up on, so the outcome is unknown.
  await temptToRepeat(page, world, 'withdrawal')
  expect((await rows(world, 'withdrawal')).length).toBeLessThanOrEqual(1)
})

test('X31 ACC-2 a backend that neither allows If-Match nor exposes ETag: the profile can be saved', async ({
  page,
  enter,
}) => {
  const world = await enter({
    etags: 409,
    cors: { headers: 'authorization, content-type, idempotency-key', expose: '' },
  })
  await page.goto(`${world.origin}/dashboard/account`)
  await page.getByRole('button', { name: 'Update Details' }).click()
  const form = page.getByRole('dialog', { name: 'Update details' })
  await form.getByLabel('Address').fill('4 Sample Street')
  await form.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(page.getByText('Your details are updated').first()).toBeVisible()
  expect((await world.report()).user.address).toBe('4 Sample Street')
})

test('X32 GRD-3 a 401 without CORS headers looks like a lost connection: the customer stays signed in and can retry', async ({
  page,
  enter,
}) => {
  const world = await enter({ calls: { userDetails: [{ status: 401, json: {}, withoutCors: true }, {}] } })
  await page.goto(`${world.origin}/dashboard`)
  await page
    .getByRole('button', { name: /^(try again: trade profit|refresh figures)$/i })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByText('$8,365.67').first()).toBeVisible()
  await expect(page.getByText(phrases.sessionEnded)).toHaveCount(0)
})
