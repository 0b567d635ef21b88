import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { paths } from '#app/paths.ts'
import { alive, expect, test, pressEscape } from './support.ts'
import { sample, main, count, waitForHydration, fillSignUp } from './auth-support.ts'

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
  await pressEscape(page)
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

  // Without the keys, whose names have English words such as 'trade'.
  const stored = await page.evaluate(() =>
    JSON.stringify([...Object.values(localStorage), ...Object.values(sessionStorage), history.state]),
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

test('the sign-up form uses the width of a tablet: the advice is beside it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto(paths.signUp)
  const form = await page.locator('main form').boundingBox()
  const advice = await page.getByRole('complementary', { name: /will never ask you for$/ }).boundingBox()
  expect(advice?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0))
  expect((advice?.x ?? 0) + (advice?.width ?? 0)).toBeGreaterThan(720)
})

test('REG-2 FAIR-7 after a reload over the seed phrase, the page says that the account exists and that the phrase is gone', async ({
  page,
}) => {
  await page.goto(paths.signUp)
  await fillSignUp(page, `unsaved-${Date.now()}@sample.test`)
  await page.getByRole('checkbox').check()
  await main(page).getByRole('button', { name: 'Create account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Successful Registration' })
  await dialog.getByRole('button', { name: 'Show the words' }).click()
  const phrase = (await dialog.locator('code').textContent()) ?? ''
  expect(phrase).toMatch(/^[a-z]+(-[a-z]+)+$/)
  // The browser asks whether to leave.
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  const note = main(page).locator('[data-slot=callout]', { hasText: 'Your account was created' })
  await expect(note).toContainText('nobody can show it to you again')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored, 'C41 the phrase is stored nowhere').not.toContain(phrase)
  await page.reload()
  await expect(note, 'it stays until the customer goes on').toBeVisible()
  await note.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/sign-in/)
  await page.goBack()
  await expect(page.getByLabel('Full name')).toBeVisible()
  await expect(note).toHaveCount(0)
})
