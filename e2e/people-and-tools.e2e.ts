import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { alive, expect, SAMPLE_PASSWORD, signedIn, test } from './support.ts'

/** The hints that each field on the page gives to password managers, spell checkers and keyboards. */
const fields = (page: Page) =>
  page
    .locator('main :is(input, select, textarea), [role=dialog] :is(input, select, textarea)')
    .evaluateAll(
      (controls) =>
        Object.fromEntries(
          (controls as HTMLInputElement[])
            .filter((control) => control.name !== '' && !['checkbox', 'radio'].includes(control.type))
            .map((control) => [
              control.name,
              [
                control.autocomplete || 'none',
                control.type,
                control.getAttribute('spellcheck') === 'false' && 'no spelling',
                control.getAttribute('autocapitalize') === 'none' && 'no capitals',
                control.hasAttribute('passwordrules') && 'rules',
              ]
                .filter(Boolean)
                .join(' '),
            ]),
        ) as Record<string, string>,
    )

/** Expects that no field is hidden, where a tool could fill it unnoticed, and that every field accepts paste. */
async function expectVisibleAndPasteable(page: Page) {
  const found = await page
    .locator(':is(main, [role=dialog]) :is(input, textarea):not([type=checkbox], [type=date])')
    .evaluateAll((controls) =>
      (controls as HTMLInputElement[]).map((control) => ({
        name: control.name,
        seen: control.type !== 'hidden' && control.checkVisibility({ visibilityProperty: true }),
        pastes:
          !control.readOnly &&
          control.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
      })),
    )
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(({ seen, pastes }) => !seen || !pastes)).toEqual([])
}

const email = 'username email no spelling no capitals'

test('C43 C44 every field for visitors has autofill hints, accepts paste and is visible', async ({
  page,
}) => {
  await page.goto(paths.signIn)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await fields(page)).toEqual({ email, password: 'current-password password no spelling no capitals' })
  await expectVisibleAndPasteable(page)

  await page.goto(`${paths.signIn}?view=reset`)
  await expect(page.getByLabel('Seed phrase')).toBeVisible()
  expect(await fields(page)).toEqual({
    seedPhrase: 'off textarea no spelling no capitals',
    email,
    password: 'new-password password no spelling no capitals rules',
  })
  await expectVisibleAndPasteable(page)

  await page.goto(paths.signUp)
  await expect(page.getByLabel('Zip code')).toBeVisible()
  expect(await fields(page)).toEqual({
    email,
    name: 'name text',
    password: 'new-password password no spelling no capitals rules',
    investmentGoal: 'none select-one',
    address: 'street-address text',
    zipCode: 'postal-code text',
  })
  await expectVisibleAndPasteable(page)
})

test('C43 C44 every field for customers has autofill hints, accepts paste and is visible', async ({
  page,
}) => {
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(paths.account)
  await page.getByRole('button', { name: 'Update Details' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await fields(page)).toEqual({
    name: 'name text',
    phoneNumber: 'tel tel',
    address: 'street-address text',
    zipCode: 'postal-code text',
    gender: 'sex select-one',
    investmentGoal: 'none select-one',
  })
  await expectVisibleAndPasteable(page)

  await page.goto(paths.deposit)
  await expect(page.getByLabel('Amount in USD')).toBeVisible()
  expect(await fields(page)).toEqual({ amount: 'off text no spelling' })
  await expectVisibleAndPasteable(page)

  await page.goto(paths.withdrawal)
  await page.getByRole('tab', { name: 'Bank transfer' }).click()
  expect(await fields(page)).toEqual({
    accountNumber: 'off text no spelling',
    swiftCode: 'off text no spelling',
    bankName: 'off text no spelling',
    amount: 'off text no spelling',
  })
  await expectVisibleAndPasteable(page)
  await page.getByRole('tab', { name: 'Crypto' }).click()
  await expect(page.getByLabel('Wallet address')).toBeVisible()
  expect(await fields(page)).toEqual({
    amount: 'off text no spelling',
    wallet: 'off text no spelling no capitals',
  })
  await expectVisibleAndPasteable(page)
})

/** Sets values without an event, as some password managers do. */
const fillWithoutEvents = (page: Page, values: Record<string, string>) =>
  page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) {
      const control = document.querySelector<HTMLInputElement>(`main [name="${name}"]`)
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
      set?.call(control, value)
    }
  }, values)

test('C44 values filled in without an event are validated and sent', async ({ page }) => {
  await page.goto(paths.signUp)
  await alive(page)
  await page.getByRole('checkbox').check()
  const registration = {
    email: 'silent@sample.test',
    name: 'Sample Silent',
    password: 'Harbour#Light7',
    investmentGoal: 'A Career Change',
    address: '1 Sample Street',
    zipCode: '10115',
  }
  await fillWithoutEvents(page, { ...registration, zipCode: '1' })
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('region', { name: 'Check one field' })).toContainText(
    'Zip Code must be at least 4 characters',
  )
  await fillWithoutEvents(page, { zipCode: registration.zipCode })
  const asked = page.waitForRequest('**/auth/register')
  await page.route('**/auth/register', (route) => route.fulfill({ status: 409, json: { message: 'Taken' } }))
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
  expect((await asked).postDataJSON()).toEqual({ ...registration, countryOfResidence: '' })

  await page.goto(paths.signIn)
  await alive(page)
  await fillWithoutEvents(page, { email: 'Withdraw@sample.test', password: SAMPLE_PASSWORD })
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(paths.dashboard)
})
