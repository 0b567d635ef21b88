import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { dialog, newCustomer, PASSWORD, postponeVerification, register } from './own-customer.ts'
import { alive, expect, fillCrypto, SAMPLE_PASSWORD, signedIn, signIn, test, wallet } from './support.ts'

/** What this tab stores about forms. */
const storedDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))

const logout = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()

test('SES-1 a withdrawal form keeps its input and the open tab after a reload, for the same customer only', async ({
  page,
}) => {
  await signIn(page, 'withdraw@sample.test')
  await page.goto(paths.withdrawal)
  await page.getByRole('tab', { name: 'Bank transfer' }).click()
  await page.getByRole('radio', { name: 'Another bank account' }).check()
  await page.getByLabel('Bank name').fill('Harbour Bank')
  await fillCrypto(page, '17.31')
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Crypto' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Amount in USD')).toHaveValue('17.31')
  await expect(page.getByLabel('Wallet address')).toHaveValue(wallet)
  expect(await storedDrafts(page), 'nothing is stored while the page is open').toEqual([])
  await page.getByRole('tab', { name: 'Bank transfer' }).click()
  await expect(page.getByLabel('Bank name')).toHaveValue('Harbour Bank')
  // Signing out removes the draft that the reload stored, even on a page that never loaded the form's code.
  await page.goto(paths.account)
  expect(await storedDrafts(page)).toEqual(['draft:withdrawal'])
  await logout(page)
  await expect(page).toHaveTitle('Home | Plainsail')
  expect(await storedDrafts(page)).toEqual([])
  await signIn(page, 'history@sample.test')
  await page.goto(paths.withdrawal)
  await page.getByRole('tab', { name: 'Crypto' }).click()
  await expect(page.getByLabel('Amount in USD')).toHaveValue('')
  await expect(page.getByLabel('Wallet address')).toHaveValue('')
})

test('SES-1 GRD-4 FAIR-7 a logout in another tab deletes what was typed, says so, and leads back after sign-in', async ({
  page,
  context,
}) => {
  await signIn(page, 'withdraw@sample.test')
  await page.goto(paths.withdrawal)
  await fillCrypto(page, '17.33')
  const other = await context.newPage()
  await other.goto(paths.dashboard)
  await logout(other)
  await expect(other).toHaveURL(paths.home)
  await expect(page).toHaveURL(`${paths.signIn}?next=${encodeURIComponent(paths.withdrawal)}`)
  await expect(page.getByRole('main')).toContainText(
    'You were signed out in another tabSigning out also deletes what you had typed and not sent.',
  )
  await page.getByLabel('Email').fill('withdraw@sample.test')
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.withdrawal)
  await page.getByRole('tab', { name: 'Crypto' }).click()
  await expect(page.getByLabel('Amount in USD')).toHaveValue('')
})

test('SES-1 C27 a draft stored by a reload is not shown to another customer', async ({ page }) => {
  await signIn(page, 'withdraw@sample.test')
  await page.goto(paths.withdrawal)
  await fillCrypto(page, '17.32')
  await page.evaluate(
    (draft) => sessionStorage.setItem('draft:withdrawal', draft),
    JSON.stringify({
      owner: 'history@sample.test',
      draft: { kind: 'crypto', bank: {}, crypto: { amount: '99.99', wallet: 'tb1qother' } },
    }),
  )
  await page.evaluate(() => {
    // The page must not replace the entry with its own draft.
    window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), { capture: true })
  })
  await page.goto(paths.account)
  await page.goto(paths.withdrawal)
  await page.getByRole('tab', { name: 'Crypto' }).click()
  await expect(page.getByLabel('Amount in USD')).not.toHaveValue('99.99')
  await expect(page.getByLabel('Wallet address')).not.toHaveValue('tb1qother')
})

test('SES-1 ACC-2 after a reload the profile form is open with its input, and the next customer does not see it', async ({
  page,
}) => {
  const other = await register(page)
  await newCustomer(page)
  await postponeVerification(page)
  await page.goto(paths.account)
  await page.getByRole('button', { name: 'Update Details' }).click()
  const form = dialog(page, 'Update details')
  await form.getByLabel('Phone number').fill('12025550177')
  await page.reload()
  await expect(form.getByLabel('Phone number')).toHaveValue('12025550177')
  await page.reload()
  await expect(form.getByLabel('Phone number'), 'a second time').toHaveValue('12025550177')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Update Details' })).toBeVisible()
  await expect(form, 'a cancelled form stays closed').toBeHidden()
  await page.getByRole('button', { name: 'Update Details' }).click()
  await expect(form.getByLabel('Phone number'), 'a cancelled form keeps its input').toHaveValue('12025550177')
  await form.getByLabel('Phone number').fill('12025550178')
  await page.goto(paths.dashboard)
  await logout(page)
  await signIn(page, other, PASSWORD)
  await postponeVerification(page)
  await page.goto(paths.account)
  await expect(page.getByRole('button', { name: 'Update Details' })).toBeEnabled()
  await expect(form).toBeHidden()
})

test('SES-1 HLP-2 a message to support survives a reload, and a customer’s is not shown to the next visitor', async ({
  page,
}) => {
  await page.goto(paths.helpCenter)
  await alive(page)
  await page.getByRole('textbox', { name: 'Message' }).fill('My transfer has not arrived.')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('My transfer has not arrived.')
  await alive(page)
  await signIn(page, 'withdraw@sample.test')
  await page.goto(paths.helpCenter)
  await alive(page)
  await expect(page.getByRole('textbox', { name: 'Message' }), 'a visitor’s').toHaveValue('')
  await page.getByRole('textbox', { name: 'Message' }).fill('My withdrawal is late.')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('My withdrawal is late.')
  await alive(page)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page).toHaveURL(paths.dashboard)
  await page.reload()
  await page.goto(paths.helpCenter)
  await alive(page)
  await expect(page.getByRole('textbox', { name: 'Message' }), 'after a reload on another page').toHaveValue(
    'My withdrawal is late.',
  )
  await logout(page)
  await expect(page).toHaveTitle('Home | Plainsail')
  await page.goto(paths.helpCenter)
  await alive(page)
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
})

test('WDR-7 SES-1 a payee that was chosen from the list is still chosen after leaving, Back and a reload', async ({
  page,
}) => {
  await signIn(page, 'withdraw@sample.test')
  await page.goto(paths.withdrawal)
  await page.getByRole('tab', { name: 'Crypto' }).click()
  await page.getByLabel('Amount in USD').fill('37')
  const payee = page.getByRole('group', { name: 'Pay to' }).getByRole('radio').first()
  await payee.check()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page).toHaveURL(paths.dashboard)
  for (const again of ['goBack', 'reload'] as const) {
    await page[again]()
    await expect(page.getByLabel('Amount in USD')).toHaveValue('37')
    await expect(payee, again).toBeChecked()
    await expect(page.getByLabel('Wallet address')).toHaveCount(0)
  }
})

async function writeMessage(tab: Page) {
  await tab.goto(paths.helpCenter)
  await alive(tab)
  for (const name of ['Name', 'Subject', 'Message']) await tab.getByRole('textbox', { name }).fill('Mine')
}

test('SES-1 C26 after a logout, neither Back nor another tab shows the message that the customer was writing', async ({
  page,
  context,
}) => {
  await signedIn(page, 'withdraw@sample.test')
  await writeMessage(page)
  const other = await context.newPage()
  await writeMessage(other)
  await page.goto(paths.dashboard)
  await logout(page)
  await expect(page).toHaveTitle('Home | Plainsail')
  await page.goBack()
  await expect(page).toHaveURL(paths.helpCenter)
  await alive(page)
  for (const tab of [page, other]) {
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    for (const name of ['Name', 'Subject', 'Message'])
      await expect(tab.getByRole('textbox', { name })).toHaveValue('')
  }
})

test('C26 C27 in a tab that was suspended while another customer signed in, the message is not shown', async ({
  page,
  context,
}) => {
  // Such a tab misses the storage events of the logout and the sign-in.
  await page.addInitScript(() => {
    const add = window.addEventListener.bind(window)
    window.addEventListener = (...listener: Parameters<typeof add>) => {
      if (listener[0] !== 'storage') add(...listener)
    }
  })
  await signedIn(page, 'withdraw@sample.test')
  await writeMessage(page)
  const other = await context.newPage()
  await other.goto(paths.dashboard)
  await logout(other)
  await signIn(other, 'history@sample.test')
  await expect(page.getByRole('textbox', { name: 'Message' }), 'as long as it is suspended').toHaveValue(
    'Mine',
  )
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'Name' })).not.toHaveValue('Mine')
})

test('HLP-2 from the details of a transaction, a message to support has its reference as the subject', async ({
  page,
}) => {
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(`${paths.depositHistory}?row=DEP-SAMPLE-0004`)
  await page.getByRole('dialog').getByRole('link', { name: 'Contact support' }).click()
  const subject = page.getByLabel('Subject')
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(subject).toHaveValue('DEP-SAMPLE-0004')
  await expect(subject).toBeInViewport()
  await expect(page.locator('#message')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Name'), 'the next control by keyboard').toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue('Sample Customer')
  await page.reload()
  await alive(page)
  await expect(subject, 'after a reload').toHaveValue('DEP-SAMPLE-0004')
  await message.fill('It has not arrived.')
  await page.goto(`${paths.helpCenter}?about=DEP-SAMPLE-0005`)
  await alive(page)
  await expect(message, 'what was typed before').toHaveValue('It has not arrived.')
  await expect(subject, 'of the transaction that led here').toHaveValue('DEP-SAMPLE-0005')
  await subject.fill('My own words')
  await page.goto(`${paths.helpCenter}?about=DEP-SAMPLE-0004`)
  await alive(page)
  await expect(subject, 'a subject of the customer’s own').toHaveValue('My own words')
})

test('GRD-3 a page in a second window notices at its focus that the session was ended elsewhere, and keeps what was typed', async ({
  page,
  request,
}) => {
  await page.clock.install()
  const email = await register(page)
  const { token } = await signedIn(page, email, PASSWORD)
  await page.addInitScript(() => {
    const add = window.addEventListener.bind(window)
    window.addEventListener = (...listener: Parameters<typeof add>) => {
      add(...listener)
      if (listener[0] === 'focus') Reflect.set(window, 'watchesFocus', true)
    }
  })
  await page.goto(paths.deposit)
  await page.getByLabel('Amount in USD').fill('1,234.50')
  // What watches the focus loads at the first interaction.
  await page.waitForFunction(() => 'watchesFocus' in window)
  await page.clock.fastForward(60_000)
  const response = await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  expect(response.ok()).toBe(true)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('main').getByText('Your session has ended. Sign in again.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(paths.deposit)
  await expect(page.getByLabel('Amount in USD')).toHaveValue('1,234.50')
})
