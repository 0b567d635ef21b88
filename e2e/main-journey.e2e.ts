import { paths } from '#app/paths.ts'
import { expect, signIn, test, pressEscape } from './support.ts'

test('a new customer registers, signs in, deposits, reads the history, signs out, resets the password and signs in again', async ({
  page,
}) => {
  const email = `journey-${Date.now()}@sample.test`
  let phrase = ''

  await test.step('REG-1, REG-2 register; the seed phrase is shown once', async () => {
    await page.goto(paths.signUp)
    await page.getByLabel('Email').fill(email.toUpperCase())
    await page.getByLabel(/full name/i).fill('Sample Journey')
    await page.getByLabel('Password', { exact: true }).fill('Harbour#Light7')
    await page.getByLabel(/investment goal/i).selectOption('A Career Change')
    await page.getByLabel(/address/i).fill('1 Sample Street')
    await page.getByLabel(/zip code/i).fill('10115')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: /create account/i }).click()
    const dialog = page.getByRole('dialog', { name: 'Successful Registration' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Show the words' }).click()
    const words = await dialog.getByRole('listitem').allInnerTexts()
    phrase = words.map((word) => word.replace(/[^a-z]/g, '')).join('-')
    expect(phrase.split('-').length).toBeGreaterThanOrEqual(6)
    await pressEscape(page)
    await expect(dialog).toBeVisible()
    const kept = dialog.getByRole('checkbox')
    if (await kept.count()) await kept.check()
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(paths.signIn)
  })

  await test.step('SGN-1, SGN-2 sign in; the customer stays signed in after a reload', async () => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('Harbour#Light7')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(paths.dashboard)
    const verification = page.getByRole('dialog')
    await expect(verification).toBeVisible()
    await pressEscape(page)
    await expect(page.getByText('Not Verified').first()).toBeVisible()
    await page.reload()
    await expect(page.getByText('Total Deposits')).toBeVisible()
  })

  await test.step('DEP-1, DEP-2, DEP-3 deposit', async () => {
    await page.goto(paths.deposit)
    await page.getByLabel('Amount in USD').fill('250.50')
    await page.getByRole('button', { name: 'Make Deposit' }).click()
    await page
      .getByRole('button', { name: /bitcoin/i })
      .first()
      .click()
    const confirm = page.getByRole('checkbox')
    if (await confirm.count()) await confirm.first().check()
    else
      await page
        .getByRole('button', { name: /show .*address|i use/i })
        .first()
        .click()
    await expect(page.getByText(/test network/i).first()).toBeVisible()
    const posted = page.waitForResponse((response) => response.url().endsWith('/api/transaction/add'))
    await page
      .getByRole('button', { name: /e-?mail/i })
      .first()
      .click()
    expect((await posted).status()).toBeLessThan(300)
  })

  await test.step('HIS-1, HIS-2 the deposit is pending and then approved, without a reload', async () => {
    await page.goto(paths.depositHistory)
    const row = page.getByRole('row', { name: /\$250\.50/ })
    await expect(row).toBeVisible()
    await expect(row.getByText(/approved/i)).toBeVisible({ timeout: 20_000 })
  })

  await test.step('NAV-6 sign out; Back shows no customer data', async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL(/\/sign-in/)
    await expect(page.getByText('$250.50')).toHaveCount(0)
  })

  await test.step('RST-1 reset the password with the phrase', async () => {
    await page.goto(paths.signIn)
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.getByLabel(/seed phrase/i).fill(phrase.replaceAll('-', '  ').toUpperCase())
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('New password', { exact: true }).fill('Quiet#Harbour8')
    await page.getByRole('button', { name: 'Reset Password' }).click()
    const done = page.getByRole('dialog', { name: 'Password Changed Successfully' })
    await done.getByRole('button', { name: 'Login' }).click()
    await signIn(page, email, 'Quiet#Harbour8')
    await expect(page.getByText('$250.50').first()).toBeVisible()
  })
})
