import { Secret, TOTP } from 'otpauth'
import { paths } from '#app/paths.ts'
import { offering, stopOffering } from './offering.ts'
import { PASSWORD, register } from './own-customer.ts'
import { openWith, section } from './security-support.ts'
import { alive, expect, hold, signedIn, test } from './support.ts'

// One test after the other, because they share the servers.
test.describe.configure({ mode: 'default' })
test.afterAll(stopOffering)

const password = { name: 'Password', exact: true } as const
const email = 'Boatwright@sample.test'

test('SGN-1 RST-1 a reload keeps the email typed at sign-in and at reset, and no password or phrase', async ({
  page,
}) => {
  await page.goto(paths.signIn)
  await alive(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(password.name, { exact: true }).fill(PASSWORD)
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel(password.name, { exact: true })).toHaveValue('')
  await alive(page)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByLabel('Seed phrase').fill('abandon-ability-able')
  await page.getByLabel('Email').fill(`new-${email}`)
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(`new-${email}`)
  await expect(page.getByLabel('Seed phrase')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage)), 'while the page is open').not.toContain(
    'oatwright',
  )
})

test('SGN-1 a kept email that appears in the field that has the focus is replaced by what is typed next', async ({
  page,
}) => {
  await page.goto(paths.signIn)
  await alive(page)
  const field = page.getByLabel('Email')
  await field.fill(email)
  const releaseApp = await hold(page, /\/assets\/[^/]+\.js$/)
  await page.reload({ waitUntil: 'commit' })
  await field.focus()
  await releaseApp()
  await expect(field).toHaveValue(email)
  await page.keyboard.type('nobody@sample.test')
  await expect(field).toHaveValue('nobody@sample.test')
})

test('SES-1 the email typed at sign-in is gone once the customer has signed in', async ({ page }) => {
  const own = await register(page)
  await page.goto(paths.signIn)
  await page.getByLabel('Email').fill(own)
  await page.getByLabel(password.name, { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.dashboard)
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveTitle('Home | Plainsail')
  await page.goto(paths.signIn)
  await alive(page)
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('CAP-3 a reload in the second step says to sign in again, and keeps the email alone', async ({
  page,
  context,
}) => {
  const address = await offering('two-factor')
  const own = await register(page, address)
  await signedIn(page, own, PASSWORD, address)
  await page.goto(address + paths.security)
  const part = section(page, 'Second step')
  await part.getByRole('button', { name: 'Set it up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up the second step' })
  const begin = async () => {
    await dialog.getByRole('button', { name: 'Begin' }).click()
    await page
      .getByRole('dialog', { name: 'Confirm that it is you' })
      .getByLabel('Password', { exact: true })
      .fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('1. Add the key to your app')
    return (await dialog.locator('code').textContent()) ?? ''
  }
  const first = await begin()
  let key = ''
  await test.step('a key that was scanned before a reload is said to be worthless, because there is a new one', async () => {
    await page.reload()
    await part.getByRole('button', { name: 'Set it up' }).click()
    key = await begin()
    expect(key).not.toBe(first)
    await expect(dialog).toContainText(
      'If you begin again, for example after a reload, you get a new key and this one stops working. Then delete the older entry in your app.',
    )
  })
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
  await dialog.getByRole('textbox', { name: 'Code from your authenticator app' }).fill(totp.generate())
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('dialog', { name: /backup codes/i })).toBeVisible()

  const other = await context.browser()?.newContext()
  const visitor = (await other?.newPage()) ?? page
  await visitor.goto(address + paths.signIn)
  await visitor.getByLabel('Email').fill(own)
  await visitor.getByLabel(password.name, { exact: true }).fill(PASSWORD)
  await visitor.keyboard.press('Enter')
  const code = visitor.getByRole('textbox', { name: 'Code from your authenticator app' })
  await expect(code).toBeVisible()
  await visitor.reload()
  const main = visitor.getByRole('main')
  await expect(main).toContainText('Sign in again: the second step was not finished')
  await expect(visitor.getByLabel('Email')).toHaveValue(own)
  await expect(visitor.getByLabel(password.name, { exact: true })).toHaveValue('')
  await visitor.getByLabel(password.name, { exact: true }).fill(PASSWORD)
  await visitor.keyboard.press('Enter')
  await expect(code).toBeVisible()
  await expect(main).not.toContainText('Sign in again')
  await visitor.getByRole('button', { name: 'Back to password' }).click()
  await visitor.reload()
  await expect(visitor.getByLabel('Email')).toHaveValue(own)
  await alive(visitor)
  await expect(main, 'the customer left the second step').not.toContainText('Sign in again')
  await other?.close()
})

test('CAP-3 ACC-2 a reload keeps the number of days chosen for a lock, and a lock that was set leaves none', async ({
  page,
}) => {
  await openWith(page, 'withdrawal-lock')
  const days = section(page, 'Withdrawal lock').getByLabel('Lock withdrawals for')
  await days.selectOption('3')
  await page.reload()
  await expect(days).toHaveValue('3')
  await page.reload()
  await expect(days, 'a second time').toHaveValue('3')
})
