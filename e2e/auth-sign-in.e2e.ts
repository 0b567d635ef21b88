import { paths } from '#app/paths.ts'
import { alive, expect, SAMPLE_PASSWORD, signIn, storedKeys, test } from './support.ts'
import { sample, main, count, waitForHydration } from './auth-support.ts'

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
