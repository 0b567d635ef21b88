import { paths } from '#app/paths.ts'
import { readFile } from 'node:fs/promises'
import { dialog, newCustomer, PASSWORD, postponeVerification, registerWithPhrase } from './own-customer.ts'
import { expect, navigateTo, signedIn, signIn, skipNotices, storedKeys, test } from './support.ts'

// These tests provoke failures, and the browser logs them as errors.
test.use({ expectedErrors: [[/net::ERR_/, /status of 50\d/], { scope: 'test' }] })

test('ACC-1 ACC-2 VAL-15 a customer adds a phone number with the keyboard only, and the old zip code is kept', async ({
  page,
}) => {
  const email = await newCustomer(page)
  await postponeVerification(page)
  await page.goto(paths.account)
  await expect(page).toHaveTitle('Account | Plainsail')
  await expect(page.getByText('No phone number yet')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your details' }).getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Update Details' }).focus()
  await page.keyboard.press('Enter')
  const form = dialog(page, 'Update details')
  await form.getByLabel('Phone number').focus()
  await page.keyboard.type('12025550100')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('12025550100')).toBeVisible()
  await expect(page.getByText('10115')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update Details' })).toBeFocused()
  await page.reload()
  await expect(page.getByText('12025550100')).toBeVisible()
})

test('ACC-2 VAL-11 VAL-12 VAL-13 VAL-14 each invalid field shows its error, and nothing is sent', async ({
  page,
}) => {
  await newCustomer(page)
  await postponeVerification(page)
  await page.goto(paths.account)
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/auth/edit-user') && sent.push(request.method()))
  await page.getByRole('button', { name: 'Update Details' }).click()
  const form = dialog(page, 'Update details')
  await form.getByLabel('Full name').fill('Sample')
  await form.getByLabel('Phone number').fill('1-202')
  await form.getByLabel('Address').fill('1 A')
  await form.getByLabel('Zip code').fill('123')
  await form.getByRole('button', { name: 'Update' }).click()
  const summary = form.getByRole('region', { name: 'Check 4 fields' })
  await expect(summary).toBeFocused()
  for (const message of [
    'Please enter a valid full name',
    'Please enter a valid number',
    'Address must be at least 5 characters long',
    'Minimum of 4 characters',
  ])
    await expect(summary.getByText(message)).toBeVisible()
  await form.getByLabel('Zip code').fill('1'.repeat(21))
  await expect(form.getByText('Please enter a valid Zip code').first()).toBeVisible()
  expect(sent).toEqual([])
})

test('ACC-2 C8 after a failed update the dialog keeps the input, and the next attempt succeeds', async ({
  page,
}) => {
  await newCustomer(page)
  await postponeVerification(page)
  await page.goto(paths.account)
  await page.route('**/api/auth/edit-user', (route) =>
    route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
  )
  await page.getByRole('button', { name: 'Update Details' }).click()
  const form = dialog(page, 'Update details')
  await form.getByLabel('Address').fill('2 Sample Street')
  await form.getByRole('button', { name: 'Update' }).click()
  await expect(form.getByRole('alert')).toContainText('briefly unavailable')
  await expect(form.getByText('Bad gateway')).toHaveCount(0)
  await expect(form.getByLabel('Address')).toHaveValue('2 Sample Street')
  await page.unroute('**/api/auth/edit-user')
  await form.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('2 Sample Street')).toBeVisible()
})

test('GRD-3 C3 if the session ends during an update, the dialog has the input after the customer signs in again', async ({
  page,
}) => {
  const email = await newCustomer(page)
  await postponeVerification(page)
  await navigateTo(page, 'Account')
  await page.getByRole('button', { name: 'Update Details' }).click()
  await dialog(page, 'Update details').getByLabel('Address').fill('3 Sample Street')
  await page.route('**/api/auth/edit-user', (route) =>
    route.fulfill({ status: 401, json: { message: 'Token expired' } }),
  )
  await dialog(page, 'Update details').getByRole('button', { name: 'Update' }).click()
  await page.waitForURL(`**${paths.signIn}**`)
  await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible()
  expect(await storedKeys(page)).toEqual([])
  await page.unroute('**/api/auth/edit-user')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`**${paths.account}`)
  await expect(dialog(page, 'Update details').getByLabel('Address')).toHaveValue('3 Sample Street')
})

test('VAL-12 a phone number with + and spaces is saved, and can be removed again', async ({ page }) => {
  await newCustomer(page)
  await postponeVerification(page)
  await page.goto(paths.account)
  const save = async (number: string) => {
    await page.getByRole('button', { name: 'Update Details' }).click()
    await dialog(page, 'Update details').getByLabel('Phone number').fill(number)
    await dialog(page, 'Update details').getByRole('button', { name: 'Update' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await save('+1 202 555 0100')
  await expect(page.getByText('+1 202 555 0100')).toBeVisible()
  await save('')
  await expect(page.getByText('No phone number yet')).toBeVisible()
})

test('ACC-2 saving one field does not erase a field that the app could not read', async ({ page }) => {
  await newCustomer(page)
  await postponeVerification(page)
  // Responds like another backend: the zip code is a list, and the goal is missing.
  await page.route('**/api/transaction/token-user', async (route) => {
    const response = await route.fetch()
    const { investmentGoal: _, ...details } = (await response.json()) as Record<string, unknown>
    await route.fulfill({ response: response, json: { ...details, zipCode: ['10115'] } })
  })
  await page.goto(paths.account)
  await page.getByRole('button', { name: 'Update Details' }).click()
  const form = dialog(page, 'Update details')
  await expect(form.getByLabel('Zip code')).toHaveAccessibleDescription(
    'We could not read this value. It is left as it is.',
  )
  await form.getByLabel('Address').fill('2 Sample Street')
  await form.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.unroute('**/api/transaction/token-user')
  await page.reload()
  await expect(page.getByText('2 Sample Street')).toBeVisible()
  await expect(page.getByText('10115')).toBeVisible()
})

test('ACC-2 two tabs do not overwrite each other: the later one shows both values and lets the customer choose', async ({
  page,
  context,
}) => {
  await newCustomer(page)
  await postponeVerification(page)
  await page.goto(paths.account)
  const other = await context.newPage()
  await other.goto(paths.account)
  for (const [tab, address] of [
    [page, '2 First Street'],
    [other, '3 Second Street'],
  ] as const) {
    await tab.getByRole('button', { name: 'Update Details' }).click()
    await dialog(tab, 'Update details').getByLabel('Address').fill(address)
  }
  await dialog(page, 'Update details').getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const late = dialog(other, 'Update details')
  await late.getByRole('button', { name: 'Update' }).click()
  await expect(late.getByText('Your details were changed elsewhere')).toBeVisible()
  await expect(late.getByRole('radio', { name: 'Saved now: 2 First Street' })).toBeVisible()
  await expect(late.getByLabel('Address')).toHaveValue('3 Second Street')
  await late.getByRole('radio', { name: 'Yours: 3 Second Street' }).check()
  await late.getByRole('button', { name: 'Update' }).click()
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await expect(other.getByText('3 Second Street')).toBeVisible()
})

test('ACC-3 a customer changes the password with the seed phrase, stays signed in here, and is signed out elsewhere', async ({
  page,
  browser,
}) => {
  const { email, phrase } = await registerWithPhrase(page)
  await signIn(page, email, PASSWORD)
  await postponeVerification(page)
  const other = await browser.newPage()
  await skipNotices(other)
  await signIn(other, email, PASSWORD)
  await page.goto(paths.account)
  const section = page.getByRole('region', { name: 'Password' })
  await section.getByRole('button', { name: 'Change password' }).click()
  await expect(section.getByLabel('Seed phrase')).toBeFocused()
  await section.getByLabel('Seed phrase').fill('abandon-ability-able-about-above-absent')
  await section.getByLabel('New password', { exact: true }).fill('Quiet#Harbour8')
  await section.getByRole('button', { name: 'Change password' }).click()
  await expect(section.getByRole('alert')).toContainText('Your password was not changed')
  await section.getByLabel('Seed phrase').fill(phrase)
  await section.getByRole('button', { name: 'Change password' }).click()
  await expect(section.getByText('Password Changed Successfully')).toBeVisible()
  await expect(section.getByText(/signed out on all other devices/)).toBeVisible()
  // This backend holds nothing.
  await expect(section).not.toContainText('48 hours')
  await expect(section.getByRole('button', { name: 'Change password' })).toBeFocused()

  await page.reload()
  await expect(page.locator('main').getByText(email).first()).toBeVisible()
  await other.goto(paths.account)
  await expect(other.getByText('Your session has ended. Sign in again.')).toBeVisible()
  await other.getByLabel('Email').fill(email)
  await other.getByLabel('Password', { exact: true }).fill('Quiet#Harbour8')
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(other).toHaveURL(paths.account)
  await other.close()
})

test('ACC-4 the data file has details, both histories, the time and the server; without a list there is none', async ({
  page,
}) => {
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(paths.account)
  const section = page.getByRole('region', { name: 'Your data' })
  await page.route('**/api/withdrawal/all', (route) => route.abort())
  await section.getByRole('button', { name: 'Download as JSON' }).click()
  await expect(section.getByRole('alert')).toContainText('No file was created')
  await expect(section.getByRole('alert')).toContainText('Your withdrawals could not be read.')
  await page.unroute('**/api/withdrawal/all')
  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Download as JSON' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^account-data-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>
  expect(data).toMatchObject({
    server: new URL('/api', page.url()).href,
    details: { email: 'withdraw@sample.test' },
    unreadable: { details: [], deposits: 0, withdrawals: 0 },
  })
  expect(Date.parse(String(data['createdAt']))).not.toBeNaN()
  expect(data['deposits']).not.toHaveLength(0)
  expect(data['withdrawals']).not.toHaveLength(0)
  await expect(section.getByText('File created')).toBeVisible()
})

test('ACC-1 DSH-4 the account page says how to verify an identity and how to close the account', async ({
  page,
}) => {
  await signedIn(page, 'new@sample.test')
  await page.goto(paths.account)
  const mail = page.getByRole('region', { name: 'Identity' }).getByRole('link', { name: 'Write the email' })
  await expect(mail).toHaveAttribute('href', /^mailto:.*subject=Account%20verification.*new%40sample\.test/)
  const closing = page.getByRole('region', { name: 'Closing the account' })
  await expect(closing.getByRole('link', { name: 'Email support' })).toHaveAttribute(
    'href',
    /^mailto:.*subject=Close%20my%20account/,
  )
  await closing.getByRole('link', { name: 'terms' }).click()
  await expect(page).toHaveURL(`${paths.terms}#end`)
  await expect(page.getByText(/You can close your account at any time/)).toBeVisible()
})

test('FAIR-9 hiding amounts on the account page hides them on the dashboard', async ({ page }) => {
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(paths.account)
  await page.getByRole('switch', { name: /^Hide amounts/ }).click()
  await expect(page.getByText('The file contains your amounts')).toBeVisible()
  await navigateTo(page, 'Dashboard')
  await expect(page.getByText('Amount hidden').first()).toBeAttached()
})

test('UPG-2 the own plan and lower plans have no upgrade button; a higher plan is carried to the deposit', async ({
  page,
}) => {
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(paths.upgrade)
  const premium = page.getByRole('article', { name: 'Premium' })
  await expect(premium.getByText('Your plan')).toBeVisible()
  await expect(premium.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'Starter' }).getByRole('link')).toHaveCount(0)
  await page.getByRole('article', { name: 'Master' }).getByRole('link', { name: 'Upgrade Plan' }).click()
  await expect(page).toHaveURL(/\/dashboard\/deposit\?(.*&)?plan=master/)
})
