import type { Page } from '@playwright/test'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { depositForPlan, paths, signInFor, withNext } from '#app/paths.ts'
import {
  alive,
  expect,
  fontsReady,
  SAMPLE_PASSWORD,
  signIn,
  storedKeys,
  test,
  waitForWebFont,
} from './support.ts'

const sample = 'withdraw@sample.test'
const main = (page: Page) => page.getByRole('main')

/** Counts the calls to one path. */
function count(page: Page, path: string) {
  const calls = { number: 0 }
  page.on('request', (request) => {
    if (request.url().endsWith(`/api${path}`)) calls.number += 1
  })
  return calls
}

/** Waits for hydration: before it, a link reloads the page and a form does nothing. */
async function waitForHydration(page: Page) {
  await page.getByRole('button', { name: /^Show (new )?password$/ }).click()
  await expect(page.getByRole('button', { name: /^Hide (new )?password$/ })).toBeVisible()
}

async function fillSignUp(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Full name').fill('José O’Neil')
  await page.getByLabel('Password', { exact: true }).fill('Harbour#Light7')
  await page.getByLabel('Investment goal').selectOption('Investing to buy house')
  await page.getByLabel('Address').fill('1 Sample Street')
  await page.getByLabel('Zip code').fill('10115')
}

test('SGN-1 a wrong password and an unknown address get the same message, and the form keeps the input', async ({
  page,
}) => {
  const refused: string[] = []
  for (const email of [sample, 'nobody@sample.test']) {
    await page.goto(paths.signIn)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('Wrong#1234')
    await main(page).getByRole('button', { name: 'Sign in' }).click()
    const alert = await main(page).getByRole('alert').innerText()
    // Only the request ids may differ (API-17).
    expect(alert).toMatch(/Request id: \S+/)
    refused.push(alert.replace(/Request id: \S+/, ''))
    await expect(page.getByLabel('Email')).toHaveValue(email)
  }
  expect(refused[0]).toBe(refused[1])
  await expect(page).toHaveURL(paths.signIn)
})

test.describe(() => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('SGN-1, C10 offline, the form says so and sends nothing; the retry signs in', async ({
    page,
    context,
  }) => {
    await page.goto(paths.signIn)
    await page.getByLabel('Email').fill(sample.toUpperCase())
    await page.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD)
    await waitForHydration(page)
    await context.setOffline(true)
    await main(page).getByRole('button', { name: 'Sign in' }).click()
    await expect(main(page).getByRole('alert')).toContainText('You seem to be offline.')
    const logins = count(page, '/auth/login')
    await context.setOffline(false)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(SAMPLE_PASSWORD)
    expect(logins.number, 'requests sent without the customer asking').toBe(0)
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(paths.dashboard)
  })
})

test('C12 a double click signs in once', async ({ page }) => {
  const logins = count(page, '/auth/login')
  await page.goto(paths.signIn)
  await page.getByLabel('Email').fill(sample)
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD)
  await main(page).getByRole('button', { name: 'Sign in' }).dblclick()
  await expect(page).toHaveURL(paths.dashboard)
  expect(logins.number).toBe(1)
})

test('SGN-1, SGN-2 a customer signs in with the keyboard only', async ({ page }) => {
  await page.goto(paths.signIn)
  await page.getByLabel('Email').focus()
  await page.keyboard.type('Withdraw@Sample.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type(SAMPLE_PASSWORD)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.dashboard)
  expect(await storedKeys(page)).toEqual(['userDetails', 'userToken'])
})

test('GRD-1, GRD-2 after signing in, the customer arrives at the page requested while signed out', async ({
  page,
}) => {
  await page.goto(paths.withdrawalHistory)
  await expect(page).toHaveURL(/\/sign-in\?next=/)
  await page.getByLabel('Email').fill(sample)
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD)
  await main(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(paths.withdrawalHistory)
})

test('GRD-2 sign-in never leads to another site', async ({ page }) => {
  await page.goto(`${paths.signIn}?next=//elsewhere.test/dashboard`)
  await page.getByLabel('Email').fill(sample)
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD)
  await main(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(paths.dashboard)
})

test('GRD-3 a session that the server has ended leads to sign-in and back', async ({ page }) => {
  await signIn(page, sample)
  // Set when the next page starts, because this page's requests may still be in flight.
  await page.addInitScript(() => {
    // A blocked frame has no storage.
    if (window === window.top) localStorage.setItem('userToken', 'revoked')
  })
  await page.goto(paths.depositHistory)
  await expect(main(page).getByText('Your session has ended. Sign in again.')).toBeVisible()
  await page.getByLabel('Email').fill(sample)
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD)
  await main(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(paths.depositHistory)
})

test('REG-3 an address that is taken is reported at its field; a reload keeps the input except the password', async ({
  page,
}) => {
  await page.goto(paths.signUp)
  await fillSignUp(page, sample)
  const registrations = count(page, '/auth/register')
  await main(page).getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('region', { name: 'Check one field' })).toBeFocused()
  expect(registrations.number, 'VAL-10 a form with the box unticked is not sent').toBe(0)
  // The browser's own message depends on its language.
  await page.getByRole('region', { name: 'Check one field' }).getByRole('link').click()
  await expect(page.getByRole('checkbox')).toBeFocused()
  await page.getByRole('checkbox').check()
  await main(page).getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email already registered')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Harbour#Light7')

  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(await stored(), 'SES-1').not.toMatch(/Neil|Sample Street|sample\.test/)
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('José O’Neil')
  await expect(page.getByLabel('Investment goal')).toHaveValue('Investing to buy house')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  expect(await stored(), 'SES-1 nor after it').not.toMatch(/Neil|Sample Street|sample\.test/)
})

test('C6, REG-3 a field that the server rejects shows the error, and the input is kept', async ({ page }) => {
  await page.goto(paths.signUp)
  // Waits, so that hydration doesn't happen between the first and the second time a field is filled.
  await alive(page)
  await fillSignUp(page, `common-${Date.now()}@sample.test`)
  // Meets every rule of the form, but is on the server's list of common passwords.
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd!')
  await page.getByRole('checkbox').check()
  await main(page).getByRole('button', { name: 'Create account' }).click()
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/common/)
  await expect(password).toHaveValue('Passw0rd!')
  await expect(page.getByLabel('Full name')).toHaveValue('José O’Neil')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe(() => {
  test.use({ expectedErrors: [/net::ERR_/] })

  test('C11, REG-3 if an earlier attempt without a response registered the address, the page says so and offers sign-in', async ({
    page,
  }) => {
    const email = `unanswered-${Date.now()}@sample.test`
    await page.goto(paths.signUp)
    await fillSignUp(page, email)
    await page.getByRole('checkbox').check()
    // The server registers the customer, and the response is lost.
    await page.route('**/auth/register', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await main(page).getByRole('button', { name: 'Create account' }).click()
    await expect(main(page).getByRole('alert')).toBeVisible()
    await page.unroute('**/auth/register')
    const note = main(page).getByText('Your earlier try may have registered this address')
    await expect(note).toHaveCount(0)
    // The body changed, so this is a new request with a new idempotency key.
    await page.getByLabel('Address').fill('2 Sample Street')
    await main(page).getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email already registered')
    await expect(note).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(note).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  })
})

test('API-16 API-18 a phrase with capitals and spaces is shown although the response has no status, and is sent back unchanged', async ({
  page,
}) => {
  const phrase = 'Abandon Ability ABLE about'
  await page.route('**/auth/register', (route) =>
    route.fulfill({ status: 200, json: { seedPhrase: phrase } }),
  )
  await page.goto(paths.signUp)
  await fillSignUp(page, 'phrase@sample.test')
  await page.getByRole('checkbox').check()
  await main(page).getByRole('button', { name: 'Create account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Successful Registration' })
  await dialog.getByRole('button', { name: 'Show the words' }).click()
  await expect(dialog.getByText(phrase)).toBeVisible()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  const sent: unknown[] = []
  await page.route('**/auth/edit-password', (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({ json: { message: 'Changed' } })
  })
  await page.getByLabel('Seed phrase').fill(` ${phrase}\n`)
  await page.getByLabel('New password', { exact: true }).fill('Quiet#Harbour8')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('dialog', { name: 'Password Changed Successfully' })).toBeVisible()
  expect(sent).toMatchObject([{ seedPhrase: phrase }])
})

test('API-16 after a reload during registration, the next attempt says that the account may be the customer’s own', async ({
  page,
}) => {
  const email = `reloaded-${Date.now()}@sample.test`
  await page.goto(paths.signUp)
  await fillSignUp(page, email)
  await page.getByRole('checkbox').check()
  // The server registers the customer, and the page reloads before the response arrives.
  const done = new AbortController()
  const created = once(done.signal, 'abort')
  await page.route('**/auth/register', async (route) => {
    await route.fetch()
    done.abort()
  })
  await main(page).getByRole('button', { name: 'Create account' }).click()
  await created
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await page.unroute('**/auth/register')
  await page.getByLabel('Password', { exact: true }).fill('Harbour#Light7')
  await page.getByRole('checkbox').check()
  await main(page).getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email already registered')
  await expect(main(page).getByText('Your earlier try may have registered this address')).toBeVisible()
})

for (const [header, seconds] of [
  ['30', 30],
  ['abc', 60],
] as const)
  test(`C7 Retry-After ${header}: sign-in waits ${seconds} s, shows the countdown, and then works`, async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(paths.signIn)
    await waitForHydration(page)
    await page.route('**/auth/login', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': header }, json: { message: 'Slow down' } }),
    )
    await page.getByLabel('Email').fill(sample)
    await page.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD)
    const button = main(page).getByRole('button', { name: 'Sign in' })
    await button.click()
    await expect(button).toHaveAccessibleDescription(/^Too many attempts\. Try again in \d0 s\.$/)
    const said = main(page).getByRole('alert').getByText(`Too many attempts. Try again in ${seconds} s.`)
    await expect(said.first()).toBeAttached()
    // The clock also runs on its own, so the remaining time is a few seconds less than this.
    await page.clock.fastForward((seconds - 15) * 1000)
    await expect(main(page).getByText(/^Too many attempts\. Try again in (1[0-5]|[1-9]) s\.$/)).toBeVisible()
    const calls = count(page, '/auth/login')
    // Playwright's click would wait until the button is enabled.
    await button.click({ force: true })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(calls.number).toBe(0)
    await page.unroute('**/auth/login')
    await page.clock.fastForward(15_000)
    await expect(main(page).getByRole('alert')).toHaveCount(0)
    await button.click()
    await expect(page).toHaveURL(paths.dashboard)
  })

test('REG-2, C40, C41 the seed phrase survives Escape, Back and a reload, and is never stored', async ({
  page,
}) => {
  await page.goto(paths.signIn)
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  // Both pages have a field named Email.
  await expect(page.getByRole('heading', { name: 'Create account', level: 1 })).toBeVisible()
  await fillSignUp(page, `phrase-${Date.now()}@sample.test`)
  await page.getByRole('checkbox').check()
  await main(page).getByRole('button', { name: 'Create account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Successful Registration' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('listitem').first()).toHaveText(/hidden/)
  await dialog.getByRole('button', { name: 'Show the words' }).click()
  const words = (await dialog.getByRole('listitem').allInnerTexts()).map((text) =>
    text.replace(/[^a-z]/g, ''),
  )
  expect(words.length).toBeGreaterThanOrEqual(6)

  await dialog.getByRole('button', { name: 'Login' }).dblclick()
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog.getByRole('checkbox'), 'REG-2 Login alone does not close it').toBeFocused()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await page.goBack()
  await expect(page).toHaveURL(paths.signUp)
  await expect(dialog).toBeVisible()

  const asked = page.waitForEvent('dialog')
  // Aborted below, so it never finishes.
  void page.reload().catch(() => {})
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await expect(dialog).toBeVisible()

  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  )
  for (const word of words.filter((each) => each.length > 4)) expect(stored).not.toContain(word)

  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('seed-phrase.txt')
  expect(await readFile((await (await download).path()) ?? '', 'utf8')).toContain(`\n${words.join('-')}\n`)

  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(page.getByRole('main'), 'printed without the page behind it').toBeHidden()
  await expect(dialog.getByRole('button')).toHaveCount(0)
  await expect(dialog.getByText(words[0] ?? '', { exact: true }).first()).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })

  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(paths.signIn)
})

test("C42 a wallet's recovery phrase never leaves the browser", async ({ page }) => {
  const resets = count(page, '/auth/edit-password')
  await page.goto(paths.signIn)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page
    .getByLabel('Seed phrase')
    .fill('abandon ability able about above absent absorb abstract absurd abuse access accident')
  await page.getByLabel('Email').fill(sample)
  await page.getByLabel('New password', { exact: true }).fill('Quiet#Harbour8')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(
    page.getByRole('link', {
      name: 'This looks like a wallet recovery phrase. Never type it on any website. It was not sent.',
    }),
  ).toBeVisible()
  expect(resets.number).toBe(0)
})

test('RST-1 a wrong phrase changes nothing, and Back leads from the reset view to the login view', async ({
  page,
}) => {
  await page.goto(paths.signIn)
  await page.getByLabel('Email').fill('notified@sample.test')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('notified@sample.test')
  await page.getByLabel('Seed phrase').fill('abandon ability able about above absent')
  await page.getByLabel('New password', { exact: true }).fill('Quiet#Harbour8')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(main(page).getByRole('alert')).toContainText('Your password was not changed')
  await page.goBack()
  await signIn(page, 'notified@sample.test')
})

test('VAL-2 VAL-3 at sign-in the password rules are shown as advice and never block', async ({ page }) => {
  const logins = count(page, '/auth/login')
  await page.goto(paths.signIn)
  await alive(page)
  await page.getByLabel('Email').fill(sample)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('old one')
  await password.blur()
  await expect(password).toHaveAccessibleDescription('Minimum of 8 characters')
  await main(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(main(page).getByRole('alert')).toContainText('You are not signed in')
  expect(logins.number).toBe(1)
})

test('UPG-2 the plan chosen before sign-in is named, and survives sign-up and sign-in up to the deposit', async ({
  page,
}) => {
  const email = `plan-${Date.now()}@sample.test`
  await page.goto(signInFor(depositForPlan('master')))
  await expect(main(page).getByText(/You chose the Master plan \(\$2500-\$5499\)/)).toBeVisible()
  await main(page).getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create account', level: 1 })).toBeVisible()
  await expect(main(page).getByText(/You chose the Master plan/)).toBeVisible()
  await fillSignUp(page, email)
  await page.getByRole('checkbox').check()
  await main(page).getByRole('button', { name: 'Create account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Successful Registration' })
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(signInFor(depositForPlan('master')))
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill('Harbour#Light7')
  await main(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard\/deposit\?(.*&)?plan=master/)
})

for (const [path, width] of [
  [paths.signIn, 375],
  [paths.signUp, 375],
  [paths.signIn, 768],
  [paths.signUp, 768],
  [paths.signIn, 1280],
] as const)
  test(`UPG-2 naming the plan moves nothing on ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await waitForWebFont(page)
    const top = async (address: string) => {
      await page.goto(address)
      await alive(page)
      await fontsReady(page)
      return (await page.getByLabel('Email').boundingBox())?.y
    }
    const plain = await top(path)
    const named = await top(withNext(path, depositForPlan('master')))
    await expect(main(page).getByText(/You chose the Master plan/)).toBeVisible()
    expect(named).toBe(plain)
  })

test('the sign-up form uses the width of a tablet: the advice is beside it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto(paths.signUp)
  const form = await page.locator('main form').boundingBox()
  const advice = await page.getByRole('complementary', { name: /will never ask you for$/ }).boundingBox()
  expect(advice?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0))
  expect((advice?.x ?? 0) + (advice?.width ?? 0)).toBeGreaterThan(720)
})
