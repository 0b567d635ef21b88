import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { collectOtherCalls, offering, stopOffering } from './offering.ts'
import { PASSWORD, postponeVerification, register } from './own-customer.ts'
import { proof as question } from './passkeys-support.ts'
import { codeField, section, setUp } from './second-step-support.ts'
import { expect, fillCrypto, SAMPLE_PASSWORD, signedIn, test, pressEscape, typePassword } from './support.ts'

// One test after the other, because they share the servers.
test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [[/net::ERR_/, /status of 5\d\d/], { scope: 'test' }] })
test.afterAll(stopOffering)

/** The review below the question. It is hidden from assistive technology meanwhile. */
const behind = (page: Page) => page.locator('[role="dialog"]', { hasText: 'Withdrawal Request Status' })

/** Holds the withdrawal that is sent with a proof, until the returned function is called. */
async function holdProved(page: Page) {
  let go: (() => void) | undefined
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/withdrawal/add', async (route) => {
    if ('step-up' in route.request().headers()) await held
    await route.continue()
  })
  return () => go?.()
}

test('CAP-0 CAP-3 FAIR-7 two-factor alone: set up, sign in with a code, withdraw with a code, use a backup code, turn off', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const email = 'withdraw@sample.test'
  const address = await offering('two-factor')
  const ofOthers = collectOtherCalls(page, 'two-factor')
  const orders: { body: string | null; key: string | undefined; proof: boolean }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/withdrawal/add'))
      orders.push({
        body: request.postData(),
        key: request.headers()['idempotency-key'],
        proof: 'step-up' in request.headers(),
      })
  })
  await page.goto(address + paths.signIn)
  await typePassword(page, email)
  await page.waitForURL(`**${paths.dashboard}`)
  await page.goto(address + paths.security)

  const { dialog, next } =
    await test.step('the page explains the second step first, and asks for the password', () => setUp(page))
  await test.step('a wrong code is reported at its field', async () => {
    await codeField(page).fill('000000')
    await page.keyboard.press('Enter')
    await expect(codeField(page)).toHaveAccessibleDescription(/^This code is incorrect/)
    await expect(codeField(page)).toBeFocused()
  })
  const codes =
    await test.step('after the right one, the backup codes are shown until they are stored', async () => {
      await codeField(page).fill(await next())
      await dialog.getByRole('button', { name: 'Turn on' }).click()
      const shown = page.getByRole('dialog', { name: 'Store your backup codes' })
      await expect(shown.getByRole('listitem')).toHaveCount(10)
      await pressEscape(page)
      await shown.getByRole('button', { name: 'Done' }).click()
      await expect(shown.getByRole('checkbox')).toHaveAccessibleDescription(/Store the codes first/)
      await shown.getByRole('checkbox').check()
      const list = await shown.getByRole('listitem').allTextContents()
      await shown.getByRole('button', { name: 'Done' }).click()
      await expect(section(page)).toContainText(/On since/)
      await expect(section(page)).toContainText('10 left. Each works once.')
      return list
    })
  await test.step('signing in asks for a code after the password, and Back keeps the email', async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.goto(address + paths.signIn)
    await typePassword(page, email)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm that it is you')
    await expect(codeField(page)).toBeFocused()
    await page.getByRole('button', { name: 'Back to password' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await typePassword(page, email)
    await codeField(page).fill('000000')
    await page.keyboard.press('Enter')
    await expect(codeField(page)).toHaveAccessibleDescription(/^This code is incorrect/)
    await codeField(page).fill((await next()).replace(/^.../, '$& '))
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${paths.dashboard}`)
  })
  await test.step('a withdrawal asks above the review: Escape keeps the review, a code sends the same order', async () => {
    await page.goto(address + paths.withdrawal)
    await fillCrypto(page, '11.17')
    await page.getByRole('button', { name: 'Review crypto withdrawal' }).click()
    await page.getByRole('button', { name: /^Okay, withdraw/ }).click()
    await expect(question(page)).toContainText(/We need this to withdraw \$11\.17 to \w{6}…\w{6}\./)
    await expect(codeField(page)).toBeFocused()
    await expect(behind(page)).toContainText('Waiting for you to confirm. Nothing is withdrawn until then.')
    await expect(behind(page)).not.toContainText('Your withdrawal is being requested.')
    await pressEscape(page)
    await expect(page.getByRole('alert')).toContainText(/Nothing was sent.*You cancelled the confirmation/)
    orders.length = 0
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(codeField(page)).toBeFocused()
    const go = await holdProved(page)
    await codeField(page).fill(await next())
    await page.keyboard.press('Enter')
    await expect(behind(page)).toContainText('Your withdrawal is being requested.')
    go()
    await expect(page.getByRole('dialog', { name: 'Withdrawal', exact: true })).toContainText('$11.17')
    expect(orders.map(({ proof }) => proof)).toEqual([false, true])
    expect(orders[1]?.body).toBe(orders[0]?.body)
    expect(orders[1]?.key).toBe(orders[0]?.key)
  })
  await test.step('turning off needs a proof: a backup code works, and the page says that withdrawals are held', async () => {
    await page.goto(address + paths.security)
    await section(page).getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('withdrawals are held for 48 hours')
    await page.getByRole('button', { name: 'Turn off', exact: true }).click()
    await question(page).getByRole('button', { name: 'Use a backup code' }).click()
    await question(page)
      .getByLabel('Backup code')
      .fill(codes[0]?.toUpperCase() ?? '')
    await page.keyboard.press('Enter')
    await expect(section(page)).toContainText('Not set up.')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  expect(ofOthers).toEqual([])
})

test('CAP-3 FAIR-7 if the answer with the backup codes is lost, the page says so, and new ones can be made', async ({
  page,
}) => {
  const address = await offering('two-factor')
  await signedIn(page, 'history@sample.test', SAMPLE_PASSWORD, address)
  await page.goto(address + paths.security)
  const { next } = await setUp(page)
  await page.route('**/auth/totp/confirm', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await codeField(page).fill(await next())
  await page.keyboard.press('Enter')
  await expect(section(page)).toContainText(
    'The second step is on, but the answer with your backup codes was lost.',
  )
  await page.reload()
  await expect(section(page)).toContainText('10 left.')
  await expect(section(page)).toContainText('You may not have stored your latest backup codes')
  await section(page).getByRole('button', { name: 'Make new codes' }).click()
  await codeField(page).fill(await next())
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('dialog', { name: 'Store your backup codes' }).getByRole('listitem'),
  ).toHaveCount(10)
  await page.reload()
  await expect(section(page)).toContainText('You may not have stored your latest backup codes')
  await section(page).getByRole('button', { name: 'Make new codes' }).click()
  await codeField(page).fill(await next())
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'I have stored my backup codes.' }).check()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(section(page)).toContainText('10 left.')
  await page.reload()
  await expect(section(page)).toContainText('10 left.')
  await expect(section(page)).not.toContainText('You may not have stored')
})

test('CAP-3 a sign-in that has ended leads back to the password, with the reason', async ({ page }) => {
  const address = await offering('two-factor')
  await page.goto(address + paths.signIn)
  await page.route('**/auth/login', (route) =>
    route.fulfill({
      status: 403,
      json: { message: 'Second step.', code: 'second_factor', ticket: 'over', methods: ['totp', 'backup'] },
    }),
  )
  await typePassword(page, 'waiting@sample.test')
  await codeField(page).fill('123456')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(
    'This sign-in has ended. Enter your email and password again.',
  )
  await expect(page.getByLabel('Email')).toHaveValue('waiting@sample.test')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

test('CAP-3 FAIR-7 five wrong codes end a sign-in, and the page says so at the password', async ({
  page,
}) => {
  const address = await offering('two-factor')
  await page.goto(address + paths.signIn)
  await typePassword(page, 'waiting@sample.test')
  await page.waitForURL(`**${paths.dashboard}`)
  await page.goto(address + paths.security)
  const { next } = await setUp(page)
  await codeField(page).fill(await next())
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'I have stored my backup codes.' }).check()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.goto(address + paths.signIn)
  await typePassword(page, 'waiting@sample.test')
  for (let tries = 1; tries <= 5; tries += 1) {
    await codeField(page).fill('000000')
    const answer = page.waitForResponse('**/auth/login/second')
    await page.keyboard.press('Enter')
    expect((await answer).status()).toBe(tries < 5 ? 422 : 403)
    if (tries < 5) await expect(codeField(page)).toBeFocused()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await expect(page.getByRole('alert')).toContainText(
    'Five codes were refused. This sign-in has ended. Enter your email and password again.',
  )
  await expect(page.getByLabel('Email')).toHaveValue('waiting@sample.test')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

test('DSH-7 CAP-3 the next steps offer the second step, and say when it is on', async ({ page }) => {
  const address = await offering('two-factor')
  const email = await register(page, address)
  await signedIn(page, email, PASSWORD, address)
  const steps = page.getByRole('region', { name: 'Next steps' })
  await page.goto(address + paths.dashboard)
  await postponeVerification(page)
  await expect(steps.getByRole('listitem').filter({ hasText: 'Add a second step' })).toContainText(
    'Your password is enough to sign in.',
  )
  await test.step('on the next visit the step is there at once', async () => {
    await page.route(/auth\/security$/, (route) => route.abort())
    await page.reload()
    await expect(steps.getByRole('link', { name: 'Set it up' })).toBeVisible()
    await page.unroute(/auth\/security$/)
  })
  await steps.getByRole('link', { name: 'Set it up' }).click()
  await expect(section(page)).toBeInViewport()
  await page.route(/auth\/security$/, (route) =>
    route.fulfill({
      json: { totp: { on: true }, backupCodesLeft: 8, passkeys: 0, holds: [], wordSet: false },
    }),
  )
  await page.goto(address + paths.dashboard)
  await expect(steps.getByRole('listitem').filter({ hasText: 'Add a second step' })).toContainText('Done')
})
