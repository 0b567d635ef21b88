import { paths } from '#app/paths.ts'
import { dialog, newCustomer, PASSWORD, putOffVerification } from './own-customer.ts'
import { expect, test, navigateTo } from './support.ts'

// These tests provoke failures, and the browser logs them as errors.
test.use({ expectedErrors: [[/net::ERR_/, /status of 50\d/], { scope: 'test' }] })

test('ACC-1 ACC-2 VAL-15 a customer adds a phone number with the keyboard only, and the old zip code is kept', async ({
  page,
}) => {
  const email = await newCustomer(page)
  await putOffVerification(page)
  await page.goto(paths.account)
  await expect(page).toHaveTitle('Account | Plainsail')
  await expect(page.getByText('No phone number yet')).toBeVisible()
  await expect(page.locator('main').getByText(email)).toBeVisible()
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
  await putOffVerification(page)
  await page.goto(paths.account)
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/auth/edit-user') && sent.push(request.method()))
  await page.getByRole('button', { name: 'Update Details' }).click()
  const form = dialog(page, 'Update details')
  await form.getByLabel('Name').fill('Sample')
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
  await putOffVerification(page)
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

test('GRD-3 C3 when the session ends during an update, the customer signs in again and finds the input in the dialog', async ({
  page,
}) => {
  const email = await newCustomer(page)
  await putOffVerification(page)
  await navigateTo(page, 'Account')
  await page.getByRole('button', { name: 'Update Details' }).click()
  await dialog(page, 'Update details').getByLabel('Address').fill('3 Sample Street')
  await page.route('**/api/auth/edit-user', (route) =>
    route.fulfill({ status: 401, json: { message: 'Token expired' } }),
  )
  await dialog(page, 'Update details').getByRole('button', { name: 'Update' }).click()
  await page.waitForURL(`**${paths.signIn}**`)
  await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.unroute('**/api/auth/edit-user')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`**${paths.account}`)
  await expect(dialog(page, 'Update details').getByLabel('Address')).toHaveValue('3 Sample Street')
})

test('VAL-12 a phone number with + and spaces is saved, and can be removed again', async ({ page }) => {
  await newCustomer(page)
  await putOffVerification(page)
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
  await putOffVerification(page)
  // Responds like another backend: the zip code is a list, and the goal is missing.
  await page.route('**/api/transaction/token-user', async (route) => {
    const answer = await route.fetch()
    const { investmentGoal: _, ...details } = (await answer.json()) as Record<string, unknown>
    await route.fulfill({ response: answer, json: { ...details, zipCode: ['10115'] } })
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
  await putOffVerification(page)
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
