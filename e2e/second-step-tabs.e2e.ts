import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { offering, stopOffering } from './offering.ts'
import { PASSWORD, register } from './own-customer.ts'
import { expect, signedIn, test } from './support.ts'

test.afterAll(stopOffering)

const setUp = (page: Page) => page.getByRole('dialog', { name: 'Set up the second step' })
const key = (page: Page) => setUp(page).getByRole('img', { name: /QR code of the key/ })

async function begin(page: Page, button: string) {
  await setUp(page).getByRole('button', { name: button }).click()
  await page
    .getByRole('dialog', { name: 'Confirm that it is you' })
    .getByLabel('Password', { exact: true })
    .fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(key(page)).toBeVisible()
}

/** Opens the security page of a new customer. Resolves with the address of the server. */
async function openSecurity(page: Page) {
  const address = await offering('two-factor')
  const email = await register(page, address)
  await signedIn(page, email, PASSWORD, address)
  await page.goto(address + paths.security)
  return address
}

test('CAP-3 FAIR-7 a set-up of the authenticator ends when another tab starts it again, and the page says so', async ({
  page,
}) => {
  const address = await openSecurity(page)
  const other = await page.context().newPage()
  await other.goto(address + paths.security)
  for (const each of [page, other]) await each.getByRole('button', { name: 'Set it up' }).click()

  await begin(page, 'Begin')
  await begin(other, 'Begin')
  await test.step('the first tab no longer shows a key, and says why', async () => {
    await expect(setUp(page)).toContainText('started again in another tab')
    await expect(key(page)).toHaveCount(0)
    await expect(key(other)).toBeVisible()
  })
  await test.step('the first tab can start it again', async () => {
    await begin(page, 'Begin')
    await expect(setUp(page)).not.toContainText('started again in another tab')
    await expect(setUp(other)).toContainText('started again in another tab')
  })
  await test.step('after a wrong code, a new key is offered: the key may have been replaced elsewhere', async () => {
    await setUp(page).getByRole('textbox').fill('000000')
    await page.keyboard.press('Enter')
    await expect(setUp(page)).toContainText('on another device')
    await begin(page, 'Begin again')
    await expect(setUp(page).getByRole('textbox')).toHaveValue('')
  })
})

test('CAP-3 FAIR-7 if the second step was turned on elsewhere during the set-up, the page says so and shows it as on', async ({
  page,
}) => {
  await openSecurity(page)
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(setUp(page)).toBeVisible()
  // As if another tab had turned it on.
  await page.route('**/auth/security', async (route) => {
    const response = await route.fetch()
    const state = (await response.json()) as object
    await route.fulfill({ response: response, json: { ...state, totp: { on: true }, backupCodesLeft: 10 } })
  })
  await page.route('**/auth/totp', (route) =>
    route.fulfill({ status: 409, json: { message: 'The second step is already on.' } }),
  )
  await setUp(page).getByRole('button', { name: 'Begin' }).click()
  await expect(setUp(page)).toHaveCount(0)
  await expect(page.getByRole('alert')).toContainText('turned on in another tab or on another device')
  await expect(page.getByRole('button', { name: 'Set it up' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Turn off the second step' })).toBeVisible()
})
