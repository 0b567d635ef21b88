import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { offering, stopOffering } from './offering.ts'
import { PASSWORD, register } from './own-customer.ts'
import { expect, signedIn, test } from './support.ts'

test.afterAll(stopOffering)
test.use({ expectedErrors: [[/net::ERR_/], { scope: 'test' }] })

const ADDRESS = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7'
const section = (page: Page, name: string) => page.getByRole('region', { name })

/** Answers the next write to `path` with a 401, as if the session had ended. */
const endSessionAt = (page: Page, path: RegExp) =>
  page.route(
    path,
    (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status: 401, json: { message: 'no' } }),
    { times: 1 },
  )

async function signInAgain(page: Page, email: string) {
  await expect(page).toHaveURL(/sign-in/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.security}$`))
}

test('ACC-2 CAP-3 TXT after the session has ended, the security page keeps the input and says that nothing was saved', async ({
  page,
}) => {
  const address = await offering('address-book,mail-word,passkeys')
  const email = await register(page, address)
  await signedIn(page, email, PASSWORD, address)
  await page.goto(address + paths.security)
  const word = section(page, 'Word in our emails')
  const book = section(page, 'Address book')
  const passkeys = section(page, 'Passkeys')

  await test.step('the word', async () => {
    await word.getByLabel('Your word').fill('Barnacle')
    await endSessionAt(page, /auth\/word$/)
    await word.getByRole('button', { name: 'Save word' }).click()
    await signInAgain(page, email)
    await expect(word.getByLabel('Your word')).toHaveValue('Barnacle')
    await expect(word.getByRole('alert')).toContainText('Your word was not saved')
  })
  await test.step('the word, while the step-up question is open', async () => {
    await word.getByLabel('Your word').fill('Lantern')
    await word.getByRole('button', { name: 'Save word' }).click()
    const dialog = page.getByRole('dialog')
    await endSessionAt(page, /auth\/step-up$/)
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await signInAgain(page, email)
    await expect(word.getByLabel('Your word')).toHaveValue('Lantern')
    await expect(word.getByRole('alert')).toContainText('Your word was not saved')
  })
  await test.step('the whole address form', async () => {
    await book.getByRole('button', { name: 'Add an address' }).click()
    await book.getByLabel('Name').fill('Cold wallet')
    await book.getByLabel('Wallet address').fill(ADDRESS)
    await endSessionAt(page, /withdrawal\/addresses$/)
    await book.getByRole('button', { name: 'Save address' }).click()
    await signInAgain(page, email)
    await expect(book.getByLabel('Name')).toHaveValue('Cold wallet')
    await expect(book.getByLabel('Wallet address')).toHaveValue(ADDRESS)
    await expect(book.getByLabel('Network')).toHaveValue('bitcoin')
    await expect(book.getByRole('alert')).toContainText('session ended')
  })
  await test.step('the name of a passkey', async () => {
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    await passkeys.getByLabel('Name').fill('My blue key')
    await endSessionAt(page, /auth\/passkeys\/options$/)
    await passkeys.getByRole('button', { name: 'Create passkey' }).click()
    await signInAgain(page, email)
    await expect(passkeys.getByLabel('Name')).toHaveValue('My blue key')
    await expect(passkeys.getByRole('alert')).toContainText('No passkey was added')
  })
  await test.step('the new name of a passkey', async () => {
    await page.route(/auth\/passkeys$/, (route) =>
      route.fulfill({
        json: { passkeys: [{ id: 'p1', name: 'Laptop', createdAt: '2026-02-20T09:00:00Z' }] },
      }),
    )
    await page.reload()
    await passkeys.getByRole('button', { name: 'Rename Laptop' }).click()
    const renaming = passkeys.getByRole('form', { name: 'Rename Laptop' })
    await renaming.getByLabel('Name').fill('Desk at home')
    await endSessionAt(page, /auth\/passkeys\/name$/)
    await renaming.getByRole('button', { name: 'Save name' }).click()
    await signInAgain(page, email)
    await expect(renaming.getByLabel('Name')).toHaveValue('Desk at home')
    await expect(renaming.getByRole('alert')).toContainText('The name was not saved')
    await page.route(/auth\/passkeys(\/name)?$/, (route) => route.abort())
    await renaming.getByRole('button', { name: 'Save name' }).click()
    await expect(renaming.getByRole('alert')).toContainText('Your list could not be read either.')
    await expect(renaming.getByLabel('Name')).toHaveValue('Desk at home')
    await renaming.getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('a cancelled form stays closed after a reload', async () => {
    await passkeys.getByRole('button', { name: 'Cancel' }).click()
    await page.reload()
    await expect(book.getByLabel('Name')).toHaveValue('Cold wallet')
    await expect(passkeys.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
  })
})
