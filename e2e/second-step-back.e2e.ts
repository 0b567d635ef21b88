import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { offering, stopOffering } from './offering.ts'
import { addPasskey, part, rows, withDevice } from './passkeys-support.ts'
import { codeField, section, setUp } from './second-step-support.ts'
import { openWith } from './security-support.ts'
import { alive, expect, login, SAMPLE_PASSWORD, signedIn, test, typePassword } from './support.ts'

// One test after the other, because they share the servers.
test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [[/status of 403/], { scope: 'test' }] })
test.afterAll(stopOffering)

/** Opens the security page by a link, so that Back leads to another page of the app. */
async function followToSecurity(page: Page, address: string) {
  await page.goto(address + paths.account)
  await page.getByRole('link', { name: 'Open Security' }).click()
  await expect(page).toHaveURL(address + paths.security)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('CAP-3 Back keeps the backup codes on the page until they are stored, and closes a question', async ({
  page,
}) => {
  const address = await offering('two-factor')
  await signedIn(page, 'history@sample.test', SAMPLE_PASSWORD, address)
  await followToSecurity(page, address)
  const { next } = await setUp(page)
  const shown = page.getByRole('dialog', { name: 'Store your backup codes' })
  const confirmThenBack = async () => {
    await codeField(page).fill(await next())
    await page.keyboard.press('Enter')
    await expect(shown).toBeVisible()
    const codes = await shown.getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    for (const before of ['with the box empty', 'a second time', 'with the box ticked'] as const) {
      if (before === 'with the box ticked') await shown.getByRole('checkbox').check()
      await page.goBack()
      await expect(page, before).toHaveURL(address + paths.security)
      await expect(shown.getByRole('listitem'), before).toHaveText(codes)
    }
    await expect(page.getByText('Store your backup codes first, then press Done.')).toBeAttached()
    await shown.getByRole('button', { name: 'Done' }).click()
    await expect(section(page)).toContainText('10 left.')
  }
  await test.step('the first codes', confirmThenBack)
  await test.step('new codes', async () => {
    await section(page).getByRole('button', { name: 'Make new codes' }).click()
    await confirmThenBack()
  })
  await test.step('a question is closed by Back', async () => {
    await section(page).getByRole('button', { name: 'Turn off' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL(address + paths.security)
  })
  await test.step('then Back leaves the page as usual', async () => {
    await page.goBack()
    await expect(page).toHaveURL(address + paths.account)
    await expect(heading(page)).toHaveText('Account')
  })
})

test('CAP-3 Back in the second step of a sign-in returns to the password, with the email', async ({
  page,
}) => {
  const address = await offering('two-factor')
  await page.goto(address + paths.home)
  // A link followed before the app runs loads another document, and then Back leaves this one.
  await alive(page)
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await page.route('**/auth/login', (route) =>
    route.fulfill({
      status: 403,
      json: { message: 'Second step.', code: 'second_factor', ticket: 'over', methods: ['totp', 'backup'] },
    }),
  )
  for (const time of ['once', 'again']) {
    await typePassword(page, 'waiting@sample.test')
    await expect(codeField(page)).toBeFocused()
    await page.goBack()
    await expect(heading(page), time).toHaveText('Sign in')
    await expect(page).toHaveURL(address + paths.signIn)
    await expect(page.getByLabel('Email')).toHaveValue('waiting@sample.test')
  }
  await page.goBack()
  await expect(page).toHaveURL(address + paths.home)
})

test('CAP-3 Back returns to the password also if the sign-in page was opened by its address', async ({
  page,
}) => {
  const address = await offering('two-factor')
  const session = await login(page, 'waiting@sample.test', SAMPLE_PASSWORD, address)
  await page.route('**/auth/login', (route) =>
    route.fulfill({
      status: 403,
      json: { message: 'Second step.', code: 'second_factor', ticket: 'over', methods: ['totp', 'backup'] },
    }),
  )
  await page.route('**/auth/login/second', (route) =>
    route.fulfill({ json: { ...session, message: 'Done' } }),
  )
  await page.goto(`${address}/robots.txt`)
  await page.goto(address + paths.signIn)
  const leave = {
    Back: () => page.goBack(),
    'Back again': () => page.goBack(),
    'the button': () => page.getByRole('button', { name: 'Back to password' }).click(),
  }
  for (const [by, act] of Object.entries(leave)) {
    await typePassword(page, 'waiting@sample.test')
    await expect(codeField(page)).toBeFocused()
    await act()
    await expect(heading(page), by).toHaveText('Sign in')
    await expect(page.getByLabel('Email'), by).toHaveValue('waiting@sample.test')
    await expect(page.getByLabel('Password', { exact: true }), by).toBeFocused()
  }
  await typePassword(page, 'waiting@sample.test')
  await expect(codeField(page)).toBeFocused()
  // The step is lost, and its entry is used by the next one.
  await page.reload()
  await expect(heading(page)).toHaveText('Sign in')
  await typePassword(page, 'waiting@sample.test')
  await codeField(page).fill('123456')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${paths.dashboard}`)
  await test.step('after the sign-in, Back leaves as before: the step has left no entry', async () => {
    await page.goBack()
    await expect(page).toHaveURL(`${address}/robots.txt`)
  })
})

test('CAP-3 Back closes the question whether to remove a passkey, and removes nothing', async ({ page }) => {
  await withDevice(page)
  const { address } = await openWith(page, 'passkeys')
  await addPasskey(page, address, 'Old laptop')
  await expect(rows(page)).toHaveCount(1)
  await followToSecurity(page, address)
  await part(page).getByRole('button', { name: 'Remove Old laptop' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL(address + paths.security)
  await expect(rows(page)).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(address + paths.account)
})
