import { paths } from '#app/paths.ts'
import { newCustomer } from './own-customer.ts'
import { alive, expect, navigateTo, showAddress, signedIn, test } from './support.ts'
import { countPosts, newTab, recorded, status, toMethods } from './deposit-support.ts'

const continueIt = { name: 'Continue your $250.00 deposit' }

test('DEP-6 an unfinished deposit is offered by the menu and in a new tab, and goes on where it was', async ({
  page,
  context,
}) => {
  await signedIn(page, 'withdraw@sample.test')
  await toMethods(page, '250')
  await expect(page.locator('[data-slot="deposit-summary"]')).toContainText(
    'Amount, coin and step are kept in this browser until you sign out.',
  )
  await showAddress(page, 'Ethereum')
  await test.step('Change the amount is not a reason to offer it', async () => {
    await page.getByRole('button', { name: 'Change the amount' }).first().click()
    await expect(page.getByLabel('Amount in USD')).toHaveValue('250.00')
    await expect(page.getByRole('button', continueIt)).toHaveCount(0)
    await page.goBack()
  })
  await test.step('by the menu', async () => {
    await navigateTo(page, 'Account')
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    await navigateTo(page, 'Deposit')
    await expect(page.getByLabel('Amount in USD')).toHaveValue('250.00')
    await page.getByRole('button', continueIt).click()
    await expect(page.getByRole('heading', { name: 'Choose a payment method' })).toBeFocused()
    await expect(page.locator('[data-slot="address-text"]')).toHaveText(/^0x/)
  })
  await test.step('in a new tab', async () => {
    const other = await newTab(context, paths.deposit)
    await other.getByRole('button', continueIt).click()
    await expect(other.locator('[data-slot="address-text"]')).toHaveText(/^0x/)
    await other.close()
  })
  await test.step('or a new one is started', async () => {
    await page.goto(paths.deposit)
    await page.getByRole('button', { name: 'Start a new one' }).click()
    await expect(page.getByLabel('Amount in USD')).toHaveValue('')
    await expect(page.getByLabel('Amount in USD')).toBeFocused()
    await page.reload()
    await alive(page)
    await expect(page.getByRole('button', { name: 'Make Deposit' })).toBeVisible()
    await expect(page.getByRole('button', continueIt)).toHaveCount(0)
  })
})

test('SES-1 DEP-6 no unfinished deposit is offered to another customer, or after signing out', async ({
  page,
}) => {
  await signedIn(page, 'withdraw@sample.test')
  await toMethods(page, '250')
  await signedIn(page, 'noaddress@sample.test')
  await page.goto(paths.deposit)
  await alive(page)
  await expect(page.getByLabel('Amount in USD')).toHaveValue('')
  await expect(page.getByRole('button', continueIt)).toHaveCount(0)
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(paths.deposit)
  await expect(page.getByRole('button', continueIt)).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/')
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(paths.deposit)
  await alive(page)
  await expect(page.getByLabel('Amount in USD')).toHaveValue('')
  await expect(page.getByRole('button', continueIt)).toHaveCount(0)
})

test('DEP-6 C13 a deposit that two tabs continue is recorded once, and is then no longer offered', async ({
  page,
  context,
}) => {
  const posts = countPosts(context)
  await newCustomer(page)
  await toMethods(page, '250')
  await showAddress(page)
  const [continuing, offering] = [
    await newTab(context, paths.deposit),
    await newTab(context, paths.deposit),
  ] as const
  await continuing.getByRole('button', continueIt).click()
  const sent = continuing.getByRole('button', { name: 'I have sent it' })
  await expect(sent).not.toHaveAttribute('aria-disabled', 'true')
  await expect(offering.getByRole('button', continueIt)).toBeVisible()
  await page.getByRole('button', { name: 'I have sent it' }).click()
  await expect(status(page, 'Deposit recorded.')).toBeVisible()
  await expect(offering.getByRole('button', continueIt)).toHaveCount(0)
  await expect(status(continuing, 'Deposit recorded.')).toBeVisible()
  await expect(sent).toHaveCount(0)
  for (const tab of [offering, await newTab(context, paths.deposit)]) {
    await tab.goto(paths.deposit)
    await alive(tab)
    await expect(tab.getByLabel('Amount in USD')).toHaveValue('')
    await expect(tab.getByRole('button', continueIt)).toHaveCount(0)
  }
  expect(await recorded(page)).toEqual([250])
  expect(posts).toHaveLength(1)
})
