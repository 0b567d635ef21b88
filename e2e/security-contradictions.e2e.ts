import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { offering, stopOffering } from './offering.ts'
import { PASSWORD, register } from './own-customer.ts'
import { expect, login, signedIn, test, pressEscape } from './support.ts'

// The backend answers every change with success and makes none of them. One test, because all parts are on one page.
test.afterAll(stopOffering)

const section = (page: Page, name: string) => page.getByRole('region', { name })
const question = (page: Page) => page.getByRole('alertdialog')
const saved = {
  id: 'a1',
  label: 'My sample wallet',
  network: 'bitcoin',
  address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  usableFrom: '2026-02-20T09:00:00Z',
  times: 0,
}

test('CAP-3 FAIR-7 a change that the server answers with success but doesn’t make is not reported as made', async ({
  page,
}) => {
  const address = await offering('sessions,withdrawal-lock,address-book,two-factor,mail-word')
  const email = await register(page, address)
  await signedIn(page, email, PASSWORD, address)
  await login(page, email, PASSWORD, address)
  await page.route(/\/auth\/(word|sessions\/end|totp\/off)$|addresses(\/remove)?$/, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { only: false, addresses: [saved] } })
      : route.fulfill({ status: 204 }),
  )
  await page.route(/addresses\/only$/, (route) => route.fulfill({ json: { only: false } }))
  await page.route(/withdrawal-lock$/, (route) =>
    route.fulfill({ json: { lockedUntil: '2026-02-20T09:00:00Z' } }),
  )
  const state = { totp: { on: true }, backupCodesLeft: 8, passkeys: 0, holds: [], wordSet: false }
  await page.route(/\/auth\/security$/, (route) => route.fulfill({ json: state }))
  await page.goto(address + paths.security)

  await test.step('the word stays in its field', async () => {
    const part = section(page, 'Word in our emails')
    await part.getByRole('textbox').fill('Lighthouse')
    await part.getByRole('button', { name: 'Save word' }).click()
    await expect(part.getByRole('alert')).toContainText('We cannot tell whether your word was saved')
    await expect(part.getByRole('textbox')).toHaveValue('Lighthouse')
    await expect(part.getByText('Your word is saved')).toHaveCount(0)
  })
  await test.step('a lock that ends in the past is reported', async () => {
    const part = section(page, 'Withdrawal lock')
    await part.getByRole('combobox').selectOption('3')
    await part.getByRole('button', { name: 'Lock withdrawals' }).click()
    await question(page).getByRole('button', { name: 'Lock withdrawals' }).click()
    await expect(part.getByRole('alert')).toContainText('We cannot tell whether the lock was set')
  })
  const book = section(page, 'Address book')
  await test.step('an address that the list doesn’t show stays in its form', async () => {
    await book.getByRole('button', { name: 'Add an address' }).click()
    await book.getByRole('textbox', { name: 'Name' }).fill('Exchange')
    await book.getByRole('combobox').selectOption('ethereum')
    const field = book.getByRole('textbox', { name: 'Wallet address' })
    await field.fill('0x52908400098527886E0F7030069857D2E4169EE7')
    await book.getByRole('button', { name: 'Save address' }).click()
    await expect(book.getByRole('alert')).toContainText('your list doesn’t show it')
    await expect(field).toHaveValue('0x52908400098527886E0F7030069857D2E4169EE7')
    await book.getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('“Pay only to saved addresses” is shown as off', async () => {
    await book.getByRole('switch').click()
    await question(page).getByRole('button', { name: 'Switch on' }).click()
    await expect(book.getByRole('alert')).toContainText('Not switched on')
    await expect(book.getByRole('switch')).not.toBeChecked()
  })
  await test.step('a removed address that the list still shows is reported', async () => {
    await book.getByRole('button', { name: 'Remove My sample wallet' }).click()
    await question(page)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(question(page)).toContainText('your list still shows it')
    await pressEscape(page)
  })
  await test.step('a signed-out device that the list still shows is reported', async () => {
    const part = section(page, 'Where you are signed in')
    await part
      .getByRole('button', { name: /^Sign out/ })
      .first()
      .click()
    await expect(part.getByRole('alert')).toContainText('the list still shows it')
  })
  await test.step('a second step that is still on is reported', async () => {
    await section(page, 'Second step').getByRole('button', { name: 'Turn off the second step' }).click()
    await question(page).getByRole('button', { name: 'Turn off' }).click()
    await expect(question(page)).toContainText('Not turned off')
    await expect(question(page)).toContainText('still says that it is on')
  })
})
