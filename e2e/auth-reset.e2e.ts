import { paths } from '#app/paths.ts'
import { expect, signIn, test } from './support.ts'
import { sample, main, count } from './auth-support.ts'

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
