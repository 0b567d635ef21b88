import { paths } from '#app/paths.ts'
import { dialog, newCustomer, PASSWORD, postponeVerification, register } from './own-customer.ts'
import { expect, signedIn, signIn, test, navigateTo, pressEscape } from './support.ts'

// These tests provoke failures, and the browser logs them as errors.
test.use({ expectedErrors: [[/net::ERR_/, /status of 50\d/], { scope: 'test' }] })

test('DSH-4 the verification dialog can be postponed until the next sign-in, and the status stays on the page', async ({
  page,
}) => {
  const email = await newCustomer(page)
  const mail = dialog(page, 'Verify your account').getByRole('link', { name: 'Write the email' })
  const href = new URL((await mail.getAttribute('href')) ?? '')
  expect(href.pathname).toBe('support@plainsail.example')
  expect(href.searchParams.get('subject')).toContain(email)
  await postponeVerification(page)
  await expect(page.locator('main').getByText('Not Verified')).toBeVisible()
  await navigateTo(page, 'Account')
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await expect(page.locator('main').getByText('Not Verified')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByText('as of')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('as of')).toBeVisible()
  await expect(page.getByRole('dialog'), 'after a reload').toHaveCount(0)
  await expect(page.locator('main').getByText('Not Verified')).toBeVisible()
  await test.step('it appears again after the next sign-in', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await signIn(page, email, PASSWORD)
    await expect(dialog(page, 'Verify your account')).toBeVisible()
  })
})

test('DSH-5 the notification is shown as text, and Okay closes it for the session', async ({ page }) => {
  await signIn(page, 'notified@sample.test')
  const notice = dialog(page, 'Important Notification')
  await expect(notice).toContainText('Sample notice')
  await notice.getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await navigateTo(page, 'Upgrade account')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByText('as of')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('as of')).toBeVisible()
  await expect(page.getByRole('dialog'), 'after a reload').toHaveCount(0)
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(kept, 'SES-1').not.toMatch(/notified|Sample notice/)
})

test.describe('on a first visit', () => {
  test.use({ firstVisit: true })

  test('DSH-4 GLB-4 on the dashboard the verification dialog opens, and no notice at start', async ({
    page,
  }) => {
    const email = await register(page)
    await signedIn(page, email, PASSWORD)
    await page.goto(paths.dashboard)
    const all = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await expect(page.getByText('as of')).toBeAttached()
    await expect(all).toHaveCount(1)
    await expect(page.getByRole('dialog', { name: 'Before you trade' })).toHaveCount(0)
    await pressEscape(page)
    await expect(all).toHaveCount(0)
  })
})
