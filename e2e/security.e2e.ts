import type { Page, Route } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { offering, stopOffering } from './offering.ts'
import { PASSWORD, register } from './own-customer.ts'
import { expect, login, signedIn, test } from './support.ts'

// One test after the other, because they share the servers.
test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [[/net::ERR_/, /status of 5\d\d/], { scope: 'test' }] })
test.afterAll(stopOffering)

const calls =
  /\/api(\/auth\/(sessions|activity|not-me|security|withdrawal-lock|word|passkeys|totp|step-up|backup-codes)|\/withdrawal\/addresses)/

/** The calls of the capabilities that the page makes. */
function callsOf(page: Page) {
  const made: { path: string; body: unknown; proof: string | undefined }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (calls.test(pathname))
      made.push({
        path: pathname.replace('/api', ''),
        body: request.postDataJSON() as unknown,
        proof: request.headers()['step-up'],
      })
  })
  return made
}
const pathsOf = (made: { path: string }[]) => [...new Set(made.map(({ path }) => path))].toSorted()

/** Registers a customer on the sandbox that offers only `capabilities`, and opens the security page as this customer. */
async function openWith(page: Page, capabilities: string) {
  const address = await offering(capabilities)
  const email = await register(page, address)
  const { token } = await signedIn(page, email, PASSWORD, address)
  await page.goto(address + paths.security)
  return { address, email, token }
}

const section = (page: Page, name: string) => page.getByRole('region', { name })
const checks = (page: Page) => page.getByRole('list', { name: 'How your account is protected' })
const sessionsOn = (page: Page) => section(page, 'Where you are signed in')
const question = (page: Page) => page.getByRole('alertdialog')

test('CAP-0 CAP-3 with a backend that offers no capability, there is no security page and none of its calls', async ({
  page,
}) => {
  const made = callsOf(page)
  await openWith(page, 'none')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i)
  expect(made).toEqual([])
})

test('CAP-3 with sessions alone: where the customer is signed in, and signing out elsewhere', async ({
  page,
}) => {
  const made = callsOf(page)
  const { address, email } = await openWith(page, 'sessions')
  const list = sessionsOn(page)
  await test.step('the current one is marked, and can’t be ended here', async () => {
    await expect(list.getByRole('listitem').first()).toContainText('this browser')
    await expect(list.getByRole('listitem').first().getByRole('button')).toHaveCount(0)
    await expect(list.getByRole('listitem').first()).toContainText(/Signed in today at .+ last used today at/)
    await expect(checks(page)).toContainText('You are signed in only in this browser.')
  })
  await test.step('another one is signed out for good, and the focus is kept', async () => {
    const { token } = await login(page, email, PASSWORD, address)
    await page.reload()
    await expect(checks(page)).toContainText('You are signed in on 2 devices.')
    await list.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list.getByText('You are signed in on 1 device.')).toBeFocused()
    await expect(checks(page)).toContainText('You are signed in only in this browser.')
    expect(await statusOf(page, address, token)).toBe(401)
  })
  await test.step('all others are signed out after a question', async () => {
    await login(page, email, PASSWORD, address)
    const { token } = await login(page, email, PASSWORD, address)
    await page.reload()
    await list.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(question(page)).toContainText('This browser stays signed in.')
    await question(page).getByRole('button', { name: 'Cancel' }).click()
    expect(await statusOf(page, address, token)).toBe(200)
    await list.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await question(page).getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list.getByText('You are signed in on 1 device.')).toBeFocused()
    expect(await statusOf(page, address, token)).toBe(401)
  })
  expect(pathsOf(made)).toEqual(['/auth/security', '/auth/sessions', '/auth/sessions/end'])
})

/** What the server answers to a call with this token. */
const statusOf = async (page: Page, address: string, token: string) =>
  (
    await page.request.get(`${address}/api/transaction/token-user`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).status()

test('CAP-3 FAIR-7 signing out a device: already signed out, refused, unknown, not offered', async ({
  page,
}) => {
  const { address, email } = await openWith(page, 'sessions')
  const list = sessionsOn(page)
  const end = list.getByRole('button', { name: /^Sign out (?!everywhere)/ })
  const other = async () => {
    const { token } = await login(page, email, PASSWORD, address)
    await page.reload()
    await expect(end).toHaveCount(1)
    return token
  }
  await test.step('a device that is already signed out disappears, and no error is shown', async () => {
    const token = await other()
    await page.request.post(`${address}/api/auth/logout`, { headers: { authorization: `Bearer ${token}` } })
    await end.click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list.getByRole('alert')).toHaveCount(0)
  })
  await other()
  await test.step('a 404 while the device is still listed is an error', async () => {
    await page.route(/sessions\/end/, (route) => route.fulfill({ status: 404, json: { message: 'No.' } }), {
      times: 1,
    })
    await end.click()
    await expect(list.getByRole('alert')).toContainText('was not signed out')
    await expect(list.getByRole('alert')).toContainText(
      'This is not available at the moment. Try again later.',
    )
  })
  await test.step('a refusal gives its reason', async () => {
    await page.route(
      /sessions\/end/,
      (route) => route.fulfill({ status: 403, json: { message: 'Ask support first.' } }),
      { times: 1 },
    )
    await end.click()
    await expect(list.getByRole('alert')).toContainText('Ask support first.')
  })
  await test.step('after a lost answer the outcome is unknown', async () => {
    await page.route(/sessions\/end/, (route) => route.abort(), { times: 1 })
    await end.click()
    await expect(list.getByRole('alert')).toContainText('We cannot tell whether')
  })
  await test.step('a lost answer is a success if the call was carried out', async () => {
    await page.route(
      /sessions\/end/,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await end.click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list.getByRole('alert')).toHaveCount(0)
  })
})

test('CAP-0 CAP-3 if the backend declares a call and lacks it, the rest of the page works', async ({
  page,
}) => {
  await page.route(/auth\/sessions$/, (route) => route.fulfill({ status: 501, json: { message: 'No.' } }))
  await openWith(page, 'sessions,mail-word')
  const list = sessionsOn(page)
  await expect(list).toContainText('This is not available at the moment. Try again later.')
  await expect(checks(page)).toContainText('Our emails to you have no word of yours.')
  await expect(page.getByText('Not everything could be checked')).toBeVisible()
  await page.unroute(/auth\/sessions$/)
  await list.getByRole('button', { name: 'Try again' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(checks(page)).toContainText('You are signed in only in this browser.')
})

test('CAP-3 with activity alone: what happened, page by page, and “This was not me”', async ({ page }) => {
  const made = callsOf(page)
  const { address, email, token } = await openWith(page, 'activity')
  const list = section(page, 'Recent activity')
  await test.step('each entry has a sentence, the browser and the time', async () => {
    await expect(list.getByRole('listitem').first()).toContainText('Signed in')
    await expect(list.getByRole('listitem').first()).toContainText(/today at/)
    await expect(list.getByRole('button', { name: 'Show earlier activity' })).toHaveCount(0)
  })
  await test.step('earlier entries are loaded, each once', async () => {
    for (let count = 0; count < 60; count += 1)
      await page.request.post(`${address}/api/auth/not-me`, {
        headers: { authorization: `Bearer ${token}` },
        data: {},
      })
    await page.reload()
    await expect(list.getByRole('listitem')).toHaveCount(5)
    await list.getByRole('button', { name: 'Show more' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(50)
    await list.getByRole('button', { name: 'Show earlier activity' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(61)
    await expect(list.getByRole('listitem').last()).toContainText('Signed in')
    await expect(list.getByText('No earlier activity.')).toBeFocused()
  })
  const { token: other } = await login(page, email, PASSWORD, address)
  await test.step('the question says what it does, and Cancel does nothing', async () => {
    await list.getByRole('button', { name: 'This was not me: Signed in' }).last().click()
    await expect(question(page)).toContainText(
      'sign out every other device, lock withdrawals for 48 hours, and email you',
    )
    await question(page).getByRole('button', { name: 'Cancel' }).click()
    expect(await statusOf(page, address, other)).toBe(200)
  })
  await test.step('FAIR-7 after a lost answer the outcome is unknown', async () => {
    await page.route(/not-me/, (route) => route.abort(), { times: 1 })
    await list.getByRole('button', { name: 'This was not me: Signed in' }).last().click()
    await question(page).getByRole('button', { name: 'This was not me' }).click()
    await expect(question(page).getByRole('alert')).toContainText('Sent, answer unknown')
  })
  await test.step('the lock ends when the server says, and other devices are signed out', async () => {
    await question(page).getByRole('button', { name: 'Send it again' }).click()
    await expect(question(page)).toContainText('All other devices are signed out')
    const until = await question(page).locator('time').last().getAttribute('datetime')
    const state = await page.request.get(`${address}/api/auth/security`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(((await state.json()) as { lockedUntil: string }).lockedUntil).toBe(until)
    expect(await statusOf(page, address, other)).toBe(401)
    await expect(question(page).getByRole('link', { name: 'Change your password' })).toHaveAttribute(
      'href',
      paths.account,
    )
    await question(page).getByRole('button', { name: 'Close' }).click()
    await expect(list.getByRole('listitem').first()).toContainText('This was not me')
    await expect(checks(page)).toContainText('Withdrawals are locked until')
  })
  expect(pathsOf(made)).toEqual(['/auth/activity', '/auth/not-me', '/auth/security'])
  expect(made.filter(({ proof }) => proof !== undefined)).toEqual([])
})

test('CAP-3 FAIR-7 a customer who leaves while “This was not me” is sent sees the outcome on the next page', async ({
  page,
}) => {
  const { address } = await openWith(page, 'activity')
  await page.goto(address + paths.account)
  await page.getByRole('link', { name: 'Open Security' }).click()
  const held: Route[] = []
  await page.route(/not-me/, (route) => void held.push(route), { times: 1 })
  const list = section(page, 'Recent activity')
  await list.getByRole('button', { name: 'This was not me: Signed in' }).first().click()
  await question(page).getByRole('button', { name: 'This was not me' }).click()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  await held[0]?.abort()
  await expect(question(page).getByRole('alert')).toContainText('Sent, answer unknown')
  await question(page).getByRole('button', { name: 'Send it again' }).click()
  await expect(question(page)).toContainText('All other devices are signed out')
  await question(page).getByRole('link', { name: 'Change your password' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
})

/** Adds a proof to the next request of `path`, so that the customer needn't answer the step-up question. */
async function proveFor(page: Page, address: string, token: string, path: RegExp) {
  await page.route(path, async (route) => {
    const refused = await route.fetch()
    const { code, action } = (await refused.json()) as { code?: string; action?: string }
    expect(code).toBe('step_up')
    const body = route.request().postData() ?? ''
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body)))
    const bodyHash = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    const proved = await page.request.post(`${address}/api/auth/step-up`, {
      headers: { authorization: `Bearer ${token}` },
      data: { action, bodyHash, method: 'password', password: PASSWORD },
    })
    const { proof } = (await proved.json()) as { proof: string }
    await route.continue({ headers: { ...route.request().headers(), 'step-up': proof } })
  })
}

test('CAP-3 with withdrawal-lock alone: a lock is confirmed with its end, and then shown with the server’s', async ({
  page,
}) => {
  const made = callsOf(page)
  const { address, token } = await openWith(page, 'withdrawal-lock')
  const lock = section(page, 'Withdrawal lock')
  const submit = lock.getByRole('button', { name: 'Lock withdrawals' })
  await expect(lock).toContainText('Not locked at the moment.')
  await test.step('nothing is sent without a number of days', async () => {
    await submit.click()
    await expect(lock.getByText('Choose 1 to 30 days').first()).toBeVisible()
  })
  await test.step('the question shows the end, and nothing is sent before it is confirmed', async () => {
    await lock.getByLabel('Lock withdrawals for').selectOption('3')
    await submit.click()
    await expect(question(page)).toContainText('Lock withdrawals for 3 days?')
    const about = Date.parse((await question(page).locator('time').getAttribute('datetime')) ?? '')
    expect(Math.abs(about - Date.now() - 3 * 86_400_000)).toBeLessThan(60_000)
    expect(made.filter(({ path }) => path === '/auth/withdrawal-lock')).toEqual([])
  })
  await test.step('FAIR-7 after a lost answer the outcome is unknown, and the choice is kept', async () => {
    await page.route(/withdrawal-lock/, (route) => route.abort(), { times: 1 })
    await question(page).getByRole('button', { name: 'Lock withdrawals' }).click()
    await expect(lock.getByRole('alert')).toContainText('We cannot tell whether the lock was set')
    await expect(lock.getByLabel('Lock withdrawals for')).toHaveValue('3')
  })
  await test.step('the lock that the server set is shown', async () => {
    await proveFor(page, address, token, /withdrawal-lock/)
    await submit.click()
    await question(page).getByRole('button', { name: 'Lock withdrawals' }).click()
    await expect(lock).toContainText('Nobody can withdraw until')
    const until = await lock.locator('time').first().getAttribute('datetime')
    const state = await page.request.get(`${address}/api/auth/security`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(((await state.json()) as { lockedUntil: string }).lockedUntil).toBe(until)
    await expect(checks(page)).toContainText('Withdrawals are locked until')
    await page.unroute(/withdrawal-lock/)
  })
  await test.step('a shorter one can’t be confirmed', async () => {
    await lock.getByLabel('Lock withdrawals for').selectOption('1')
    await submit.click()
    await expect(question(page)).toContainText('already. Choose more days to make the lock longer.')
    await expect(question(page).getByRole('button', { name: 'Lock withdrawals' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
})

test('CAP-3 at its end the lock is read again, and only the server ends it', async ({ page }) => {
  await page.clock.install()
  const until = new Date(Date.now() + 3_600_000).toISOString()
  let ended = false
  await page.route(/auth\/security/, (route) =>
    route.fulfill({
      json: {
        totp: { on: false },
        backupCodesLeft: 0,
        passkeys: 0,
        holds: [],
        wordSet: false,
        ...(!ended && { lockedUntil: until }),
      },
    }),
  )
  await openWith(page, 'withdrawal-lock')
  const lock = section(page, 'Withdrawal lock')
  await expect(lock).toContainText('Withdrawals are locked until')
  await expect(checks(page)).toContainText('Withdrawals are locked until')
  ended = true
  await page.clock.fastForward(3_601_000)
  await expect(lock).toContainText('Not locked at the moment.')
})

test('CAP-3 with mail-word alone: the word is checked, saved and never shown again', async ({ page }) => {
  const made = callsOf(page)
  const { address, token } = await openWith(page, 'mail-word')
  const part = section(page, 'Word in our emails')
  const field = part.getByLabel('Your word')
  const save = part.getByRole('button', { name: 'Save word' })
  await expect(part).toContainText('No word is set.')
  await test.step('a word that does not fit is not sent', async () => {
    await field.fill('a1')
    await save.click()
    await expect(part.getByText(/Use 3 to 40 letters|Use letters only/).first()).toBeVisible()
    expect(made.filter(({ path }) => path === '/auth/word')).toEqual([])
  })
  await test.step('a refusal keeps the input', async () => {
    await page.route(/auth\/word/, (route) => route.fulfill({ status: 405, json: { message: 'No.' } }), {
      times: 1,
    })
    await field.fill('barnacle')
    await save.click()
    await expect(part.getByRole('alert')).toContainText('Your word was not saved')
    await expect(part.getByRole('alert')).toContainText(
      'This is not available at the moment. Try again later.',
    )
    await expect(field).toHaveValue('barnacle')
  })
  await test.step('the page says that a word is set, and doesn’t show it', async () => {
    await proveFor(page, address, token, /auth\/word/)
    await save.click()
    await expect(part).toContainText('Your word is saved')
    await expect(part).toContainText('A word is set. A new one replaces it.')
    await expect(field).toHaveValue('')
    await expect(checks(page)).toContainText('Our emails to you have your word.')
    await expect(page.getByText('barnacle')).toHaveCount(0)
  })
})

test('CAP-3 each sentence links to its part of the page', async ({ page }) => {
  await openWith(page, 'mail-word,sessions')
  await checks(page).getByRole('link', { name: 'Choose a word' }).click()
  await expect(page).toHaveURL(/#word$/)
  await expect(section(page, 'Word in our emails')).toBeInViewport()
})
