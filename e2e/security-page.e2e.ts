import { paths } from '#app/paths.ts'
import { offering, stopOffering } from './offering.ts'
import { PASSWORD, registerWithPhrase } from './own-customer.ts'
import { expect, signedIn, test } from './support.ts'
import { callsOf, openWith, section, checks, sessionsOn } from './security-support.ts'

// One test after the other, because they share the servers.
test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [[/net::ERR_/, /status of 5\d\d/], { scope: 'test' }] })
test.afterAll(stopOffering)

test('CAP-0 CAP-3 with a backend that offers no capability, there is no security page and none of its calls', async ({
  page,
}) => {
  const made = callsOf(page)
  await openWith(page, 'none')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i)
  expect(made).toEqual([])
})

test('CAP-0 CAP-3 if the backend declares a call and lacks it, the rest of the page works', async ({
  page,
}) => {
  await page.route(/auth\/sessions$/, (route) => route.fulfill({ status: 501, json: { message: 'No.' } }))
  await openWith(page, 'sessions,mail-word')
  const list = sessionsOn(page)
  await expect(list).toContainText('This is not available at the moment. Try again later.')
  await expect(checks(page)).toContainText('You have not chosen a word for our emails.')
  await expect(page.getByText('Not everything could be checked')).toBeVisible()
  await page.unroute(/auth\/sessions$/)
  await list.getByRole('button', { name: 'Try again' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(checks(page)).toContainText('You are signed in only in this browser.')
})

test('CAP-3 each sentence links to its part of the page', async ({ page }) => {
  await openWith(page, 'mail-word,sessions')
  await checks(page).getByRole('link', { name: 'Choose a word' }).click()
  await expect(page).toHaveURL(/#word$/)
  await expect(section(page, 'Word in our emails')).toBeInViewport()
})

test('CAP-3 ACC-3 a change of the password says before and after that withdrawals are held', async ({
  page,
}) => {
  const address = await offering('withdrawal-lock')
  const { email, phrase } = await registerWithPhrase(page, address)
  await signedIn(page, email, PASSWORD, address)
  await page.goto(address + paths.account)
  const password = section(page, 'Password')
  await expect(password).toContainText('Withdrawals are then held for 48 hours')
  await password.getByRole('button', { name: 'Change password' }).click()
  await password.getByLabel('Seed phrase').fill(phrase)
  await password.getByLabel('New password', { exact: true }).fill('Quiet#Harbour8')
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(password.getByRole('status')).toContainText('Withdrawals are held for 48 hours,')
})

test('CAP-3 RST-1 FAIR-7 the reset by phrase says before that withdrawals are then held, and afterwards what it left on', async ({
  page,
}) => {
  const address = await offering('withdrawal-lock')
  const { email, phrase } = await registerWithPhrase(page, address)
  await page.goto(address + paths.signIn)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByText(/Withdrawals are then held for 48 hours/)).toBeVisible()
  const main = page.getByRole('main')
  await main.getByLabel('Seed phrase').fill(phrase)
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('New password', { exact: true }).fill('Quiet#Harbour8')
  await main.getByRole('button', { name: 'Reset Password' }).click()
  const done = page.getByRole('dialog', { name: 'Password Changed Successfully' })
  await expect(done.getByRole('listitem')).toHaveText([
    /^Withdrawals are held for 48 hours/,
    /^A lock on withdrawals, if you set one, still ends/,
  ])
})
