import { paths } from '#app/paths.ts'
import { offering, stopOffering } from './offering.ts'
import { expect, test } from './support.ts'
import { mailsOf, otherBrowser, prepare, signInAt, withdraw, withdrawals } from './thief-support.ts'

test.afterAll(stopOffering)

test('CAP-3 a thief signs in with the password: the customer gets an email, reports “This was not me”, and the thief can’t withdraw', async ({
  page,
  browser,
}) => {
  const address = await offering('sessions,activity,withdrawal-lock')
  await signInAt(page, address, paths.dashboard)
  const before = await withdrawals(page, address)
  const thief = await otherBrowser(browser)
  await signInAt(thief, address, paths.withdrawal)

  await test.step('the email names the browser and says what to do', async () => {
    const mail = (await mailsOf(page, address)).first()
    await expect(mail.getByRole('heading')).toHaveText('New sign-in')
    await expect(mail).toContainText(
      /Someone signed in to your account\.\s+Time: .+\s+Browser: Firefox on Windows/,
    )
    await expect(mail).toContainText('open Security in the app and choose “This was not me”')
  })
  await test.step('the sign-in is in Recent activity, with the button “This was not me”', async () => {
    await page.goto(address + paths.security)
    const activity = page.getByRole('region', { name: 'Recent activity' })
    const entry = activity.getByRole('listitem').filter({ hasText: 'Firefox on Windows' })
    await expect(entry).toContainText('Signed in')
    await entry.getByRole('button', { name: 'This was not me: Signed in' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'This was not me' }).click()
    await expect(question).toContainText('All other devices are signed out')
    await expect(question).toContainText('Whoever knows your password can sign in again')
    await question.getByRole('link', { name: 'Change your password' }).click()
    await expect(page.getByRole('button', { name: 'Change password' })).toBeInViewport()
    await page.goto(address + paths.security)
    await expect(page.getByRole('list', { name: 'How your account is protected' })).toContainText(
      'Withdrawals are locked until',
    )
  })
  await test.step('the thief’s session has ended, and nothing was withdrawn', async () => {
    await withdraw(thief)
    await expect(thief.getByText('Your session has ended. Sign in again.').first()).toBeVisible()
    expect(await thief.evaluate(() => localStorage.getItem('userToken'))).toBeNull()
    expect(await withdrawals(page, address)).toBe(before)
  })
  await test.step('the password still signs in, and every withdrawal is refused', async () => {
    await signInAt(thief, address, paths.withdrawal)
    await expect(thief.locator('main')).toContainText('Withdrawals are locked until')
    await prepare(thief)
    await expect(thief.getByRole('dialog')).toContainText(
      /You can’t withdraw yet.*Withdrawals are locked until/,
    )
    await expect(thief.getByRole('dialog').getByRole('button', { name: 'Okay' })).toBeDisabled()
    expect(await withdrawals(page, address)).toBe(before)
  })
  await thief.context().close()
})
