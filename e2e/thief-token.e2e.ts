import { paths } from '#app/paths.ts'
import { offering, stopOffering } from './offering.ts'
import { proof, question } from './passkeys-support.ts'
import { details } from './payouts-support.ts'
import { codeField, section, setUp } from './second-step-support.ts'
import { checks, section as part, sessionsOn } from './security-support.ts'
import { expect, fillCrypto, test, typePassword, wallet } from './support.ts'
import {
  browserWithToken,
  isSignedOut,
  mailsOf,
  otherBrowser,
  prepare,
  resetByPhrase,
  signInAt,
  VICTIM,
  withdraw,
  withdrawals,
} from './thief-support.ts'

// One test after the other, because they share the servers.
test.describe.configure({ mode: 'default' })
test.afterAll(stopOffering)

const NEW_PASSWORD = 'Quiet#Harbour8'

test('CAP-3 with a stolen token and “Pay only to saved addresses”: nothing can be withdrawn or saved, the attempt is told, and signing out elsewhere ends it', async ({
  page,
  browser,
}) => {
  const address = await offering('sessions,activity,address-book')
  await signInAt(page, address, paths.security)
  const before = await withdrawals(page, address)
  await page.getByRole('switch', { name: 'Pay only to saved addresses' }).click()
  await question(page).getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByRole('switch', { name: 'Pay only to saved addresses' })).toBeChecked()
  const thief = await browserWithToken(browser, page, address)

  await test.step('the thief sees the account', async () => {
    await thief.goto(address + paths.dashboard)
    await expect(thief.getByRole('main')).toContainText('Total Equity')
    await expect(thief).toHaveURL(address + paths.dashboard)
  })
  await test.step('a withdrawal to another address can’t even be reviewed', async () => {
    await thief.goto(address + paths.withdrawal)
    await expect(thief.getByRole('main')).toContainText(
      'You have saved none, so every withdrawal is refused.',
    )
    await fillCrypto(thief, '20.00')
    await expect(thief.getByRole('button', { name: 'Review crypto withdrawal' })).toBeDisabled()
  })
  await test.step('saving an address asks for the password', async () => {
    await thief.goto(address + paths.security)
    const book = part(thief, 'Address book')
    await book.getByRole('button', { name: 'Add an address' }).click()
    await book.getByLabel('Name').fill('Mine')
    await book.getByLabel('Wallet address').fill(wallet)
    await book.getByRole('button', { name: 'Save address' }).click()
    const password = proof(thief).getByLabel('Password', { exact: true })
    await password.fill('Wrong#Password1')
    await thief.keyboard.press('Enter')
    await expect(password).toHaveAccessibleDescription(/incorrect/)
  })
  await test.step('the customer is told of the wrong password, by email and in Recent activity', async () => {
    const mail = (await mailsOf(page, address)).first()
    await expect(mail.getByRole('heading')).toHaveText('A confirmation was refused')
    await page.goto(address + paths.security)
    await expect(part(page, 'Recent activity').getByRole('listitem').first()).toContainText(/refused/i)
    await expect(part(page, 'Address book')).toContainText('No address is saved.')
  })
  await test.step('“Sign out everywhere else” ends the thief’s session', async () => {
    await sessionsOn(page).getByRole('button', { name: 'Sign out everywhere else' }).click()
    await question(page).getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(sessionsOn(page).getByRole('listitem')).toHaveCount(1)
    await thief.goto(address + paths.withdrawal)
    await isSignedOut(thief)
    expect(await withdrawals(page, address)).toBe(before)
  })
  await thief.context().close()
})

test('CAP-3 with a stolen token, the password and a second step: no sign-in, no withdrawal, each attempt is told, and a new password ends it', async ({
  page,
  browser,
}) => {
  const address = await offering('two-factor,activity')
  await signInAt(page, address, paths.security)
  const before = await withdrawals(page, address)
  // The token is older than the second step.
  const thief = await browserWithToken(browser, page, address)
  const { dialog, next } = await setUp(page)
  await codeField(page).fill(await next())
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('dialog', { name: 'Store your backup codes' })
  await codes.getByRole('checkbox').check()
  await codes.getByRole('button', { name: 'Done' }).click()
  await expect(section(page)).toContainText(/On since/)

  await test.step('the token still shows the account, but a withdrawal asks for a code', async () => {
    await thief.goto(address + paths.withdrawal)
    await withdraw(thief)
    await codeField(thief).fill('000000')
    await thief.keyboard.press('Enter')
    await expect(codeField(thief)).toHaveAccessibleDescription(/^This code is incorrect/)
    expect(await withdrawals(page, address)).toBe(before)
  })
  await test.step('the password leads to the question for a code', async () => {
    await thief.evaluate(() => localStorage.clear())
    await thief.goto(address + paths.signIn)
    await typePassword(thief, VICTIM)
    await codeField(thief).fill('000000')
    await thief.keyboard.press('Enter')
    await expect(codeField(thief)).toHaveAccessibleDescription(/^This code is incorrect/)
  })
  await test.step('the customer is told of both', async () => {
    const mails = await mailsOf(page, address)
    await expect(mails.nth(0)).toContainText('Your password was entered, the second step refused')
    await expect(mails.nth(0)).toContainText('Set a new one now: choose “Forgot password?” at sign-in.')
    await expect(mails.nth(1)).toContainText('A confirmation was refused')
  })
  await test.step('a new password signs out every device, and the second step stays on', async () => {
    await page.evaluate(() => localStorage.clear())
    await resetByPhrase(page, address, NEW_PASSWORD)
    await thief.reload()
    await typePassword(thief, VICTIM)
    await expect(thief.getByRole('main').getByRole('alert')).toContainText(
      'The email or the password is not right.',
    )
  })
  await thief.context().close()
})

test('CAP-3 with a stolen token, the password and the mailbox: the emails open nothing, the withdrawal is cancelled, and a new password ends it', async ({
  page,
  browser,
}) => {
  const address = await offering('payout-steps,payout-cancel,sessions,activity,withdrawal-lock', 600)
  await signInAt(page, address, paths.dashboard)
  const before = await withdrawals(page, address)
  const thief = await otherBrowser(browser)
  await signInAt(thief, address, paths.withdrawal)
  await withdraw(thief)
  await expect(details(thief)).toContainText('$20.00')

  await test.step('the email names amount and destination, and has nothing that opens the account', async () => {
    const mails = await mailsOf(page, address)
    await expect(mails.first()).toContainText('Withdrawal requested')
    await expect(mails.first()).toContainText('Amount: $20.00')
    await expect(mails.first()).toContainText(`the wallet address ${wallet.slice(0, 6)}…${wallet.slice(-6)}`)
    for (const text of await mails.allTextContents()) expect(text).not.toMatch(/https?:|\b\d{6}\b|\/[a-z-]+/)
    await expect(mails.getByRole('link')).toHaveCount(0)
  })
  await test.step('the customer cancels it while it is checked', async () => {
    await page.goto(address + paths.withdrawalHistory)
    await page
      .getByRole('row', { name: /\$20\.00/ })
      .first()
      .getByRole('button')
      .first()
      .click()
    await page.getByRole('button', { name: 'Cancel withdrawal' }).click()
    await question(page).getByRole('button', { name: 'Cancel withdrawal' }).click()
    await expect(question(page)).toContainText(/It is cancelled|Being stopped/)
    await question(page).getByRole('button', { name: 'Close' }).click()
    await expect(details(page)).toContainText('Cancelled')
  })
  await test.step('“This was not me” signs the thief out and locks withdrawals, also after the next sign-in', async () => {
    await page.goto(address + paths.security)
    const entry = part(page, 'Recent activity')
      .getByRole('listitem')
      .filter({ hasText: 'Firefox on Windows' })
    await entry
      .filter({ hasText: 'Signed in' })
      .getByRole('button', { name: /This was not me/ })
      .click()
    await question(page).getByRole('button', { name: 'This was not me' }).click()
    await question(page).getByRole('button', { name: 'Close' }).click()
    await expect(checks(page)).toContainText('Withdrawals are locked until')
    await thief.goto(address + paths.withdrawal)
    await isSignedOut(thief)
    await signInAt(thief, address, paths.withdrawal)
    await prepare(thief)
    await expect(thief.getByRole('dialog').getByRole('button', { name: 'Okay' })).toBeDisabled()
  })
  await test.step('a new password ends that session too, and the old one signs in no more', async () => {
    await page.evaluate(() => localStorage.clear())
    await resetByPhrase(page, address, NEW_PASSWORD)
    await thief.reload()
    await isSignedOut(thief)
    await thief.goto(address + paths.signIn)
    await typePassword(thief, VICTIM)
    await expect(thief.getByRole('main').getByRole('alert')).toContainText(
      'The email or the password is not right.',
    )
  })
  await test.step('the customer signs in, and the only new withdrawal is the cancelled one', async () => {
    await signInAt(page, address, paths.withdrawalHistory, NEW_PASSWORD)
    await expect(page.getByRole('row', { name: /\$20\.00/ }).first()).toContainText(/cancelled/i)
    expect(await withdrawals(page, address)).toBe(before + 1)
  })
  await thief.context().close()
})
