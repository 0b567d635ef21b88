import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { offering, stopOffering } from './offering.ts'
import { PASSWORD, register } from './own-customer.ts'
import { expect, fileOf, fillCrypto, hold, SAMPLE_PASSWORD, test } from './support.ts'
import {
  withDevice,
  part,
  rows,
  question,
  callsTo,
  signInByPassword,
  proof,
  proveByPassword,
  addPasskey,
} from './passkeys-support.ts'

// One test after the other, because they share the servers.
test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [[/net::ERR_/], { scope: 'test' }] })
test.afterAll(stopOffering)

const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })

/** Signs out by clearing local storage, and opens the sign-in page. */
async function toSignIn(page: Page, address: string) {
  await page.evaluate(() => localStorage.clear())
  await page.goto(address + paths.signIn)
}

/** Registers a customer, signs in, and adds a passkey on a virtual device. */
async function withPasskey(page: Page, address: string, name = 'Sample laptop') {
  const email = await register(page, address)
  const device = await withDevice(page)
  await signInByPassword(page, address, email)
  await addPasskey(page, address, name)
  await expect(rows(page)).toHaveCount(1)
  return { email, device }
}

const storedEmail = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('userDetails') ?? '{}') as { email?: string }).email)

for (const width of [375, 700])
  test(`CAP-0 at ${width} pixels the sign-in page keeps room for the passkey button while its code loads`, async ({
    page,
  }) => {
    const address = await offering('passkeys')
    await page.setViewportSize({ width, height: 800 })
    const code = fileOf('sign-in-parts')
    const release = await hold(page, code)
    const called = page.waitForRequest(code)
    await page.goto(address + paths.signIn)
    await called
    const below = page.locator('main aside')
    const { y } = (await below.boundingBox()) ?? {}
    await release()
    await expect(passkeyButton(page)).toBeVisible()
    expect((await below.boundingBox())?.y).toBe(y)
  })

test('CAP-3 a passkey signs in among the suggestions of the email field, without the button', async ({
  page,
}) => {
  const address = await offering('passkeys')
  const { email } = await withPasskey(page, address)
  const asked = callsTo(page, '/auth/login/passkey/options')
  await page.evaluate(() => localStorage.clear())
  await page.goto(address + paths.signIn)
  await page.waitForURL(`**${paths.dashboard}`)
  expect(await storedEmail(page)).toBe(email)
  expect(asked).toEqual([{}])
})

test('CAP-3 the button works while the suggestions are waiting for a passkey (logto#8345)', async ({
  page,
}) => {
  const address = await offering('passkeys')
  const { email, device } = await withPasskey(page, address)
  const asked = callsTo(page, '/auth/login/passkey/options')
  const used = callsTo(page, '/auth/login/passkey')
  // Counts the requests to the browser, and holds back the first: it waits for the customer, as a real browser does.
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials)
    Object.assign(globalThis, { pendingGets: 0, allGets: [] as string[] })
    const seen = globalThis as unknown as { pendingGets: number; allGets: string[] }
    navigator.credentials.get = async (options) => {
      seen.allGets.push(options?.mediation ?? 'modal')
      seen.pendingGets += 1
      try {
        if (options?.mediation !== 'conditional') return await get(options)
        return await new Promise<never>((_, reject) =>
          options.signal?.addEventListener('abort', () => reject(options.signal?.reason)),
        )
      } finally {
        seen.pendingGets -= 1
      }
    }
  })
  const gets = () =>
    page.evaluate(() => {
      const { pendingGets, allGets } = globalThis as unknown as { pendingGets: number; allGets: string[] }
      return [pendingGets, ...allGets]
    })
  await toSignIn(page, address)
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
  await expect.poll(gets).toEqual([1, 'conditional'])
  await test.step('a cancelled passkey is reported in one sentence, and the suggestions wait again with the same ticket', async () => {
    await device.unlocks(false)
    const line = await page.getByRole('link', { name: 'Create an account' }).last().boundingBox()
    const button = await passkeyButton(page).boundingBox()
    expect((button?.y ?? 0) - (line?.y ?? 0) - (line?.height ?? 0), 'space above').toBeGreaterThan(15)
    await passkeyButton(page).click()
    await expect(page.getByRole('alert')).toContainText(
      'No passkey was used: it was cancelled, it took too long, or this device has no passkey for this site.',
    )
    await expect.poll(gets).toEqual([1, 'conditional', 'modal', 'conditional'])
    await device.unlocks(true)
  })
  await passkeyButton(page).click()
  await page.waitForURL(`**${paths.dashboard}`)
  expect(await storedEmail(page)).toBe(email)
  expect(asked).toHaveLength(1)
  expect(used).toHaveLength(1)
  await test.step('leaving the page has ended the request', async () => expect((await gets())[0]).toBe(0))
})

test('FAIR-7 of a failed password and a failed passkey, the sign-in page shows the later one', async ({
  page,
}) => {
  const address = await offering('passkeys')
  const device = await withDevice(page)
  await device.unlocks(false)
  await page.goto(address + paths.signIn)
  const failures = page.getByRole('main').getByRole('alert').filter({ hasText: /./ })
  const tryPassword = async () => {
    await page.getByLabel('Email').fill('nobody@sample.test')
    await page.getByLabel('Password', { exact: true }).fill('Sample#Wrong1')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await tryPassword()
  await expect(failures).toHaveText([/password/i])
  await passkeyButton(page).click()
  await expect(failures).toHaveText([/No passkey was used/])
  await tryPassword()
  await expect(failures).toHaveText([/password/i])
})

test('CAP-3 a removed passkey is refused in one sentence, the device removes it, and the password works', async ({
  page,
  browser,
}) => {
  const address = await offering('passkeys')
  const { email, device } = await withPasskey(page, address)
  await page.route(/login\/passkey$/, async (route) => {
    const response = await route.fetch({ postData: { ...route.request().postDataJSON(), ticket: 'gone' } })
    await route.fulfill({ response })
  })
  await toSignIn(page, address)
  const refused = page.getByRole('alert')
  await test.step('other refusals leave the passkey on the device, because it may still be valid', async () => {
    await expect(refused).toContainText('This passkey can’t be used here. Sign in with your password.')
    expect(await device.stored()).toHaveLength(1)
  })
  // Otherwise the suggestions of the email field would sign in now.
  await device.respondsByItself(false)
  await page.unroute(/login\/passkey$/)
  await test.step('it is removed in another browser, and this device isn’t notified', async () => {
    const elsewhere = await browser.newPage()
    await signInByPassword(elsewhere, address, email)
    await elsewhere.goto(address + paths.security)
    await part(elsewhere).getByRole('button', { name: 'Remove Sample laptop' }).click()
    await question(elsewhere).getByRole('button', { name: 'Remove passkey' }).click()
    await proveByPassword(elsewhere)
    await expect(part(elsewhere)).toContainText('You have no passkey yet.')
    await elsewhere.close()
    expect(await device.stored()).toHaveLength(1)
  })
  await test.step('the server doesn’t know the passkey, and the device removes it', async () => {
    await device.respondsByItself(true)
    await passkeyButton(page).click()
    await expect.poll(() => device.stored()).toHaveLength(0)
    // The virtual device answers the suggestions of the email field at once, so either request may come first.
    await expect(refused).toContainText(/This passkey can’t be used here|No passkey was used/)
  })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`**${paths.dashboard}`)
})

test('CAP-3 two accounts on one device: each signs in as itself', async ({ page }) => {
  const address = await offering('passkeys')
  const { email: first, device } = await withPasskey(page, address, 'First')
  const second = await register(page, address)
  await device.unlocks(false)
  await page.evaluate(() => localStorage.clear())
  await signInByPassword(page, address, second)
  await device.unlocks(true)
  await addPasskey(page, address, 'Second')
  await expect(rows(page)).toContainText('Second')
  const [one, two] = await device.stored()
  expect([one?.userName, two?.userName].toSorted()).toEqual([first, second].toSorted())
  for (const email of [first, second]) {
    const held = [one, two].find(({ userName } = {} as never) => userName === email)
    await device.only(held?.credentialId ?? '')
    await page.evaluate(() => localStorage.clear())
    await page.goto(address + paths.signIn)
    await page.waitForURL(`**${paths.dashboard}`)
    expect(await storedEmail(page)).toBe(email)
    await device.add(one?.credentialId === held?.credentialId ? two : one)
  }
})

test('CAP-3 the device removes a passkey that the server refuses', async ({ page }) => {
  const address = await offering('passkeys')
  const email = await register(page, address)
  const device = await withDevice(page)
  await signInByPassword(page, address, email)
  await page.route(/auth\/passkeys$/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { message: 'Refused.', fields: { credential: 'Not right' } } })
      : route.continue(),
  )
  await addPasskey(page, address)
  await expect(part(page).getByRole('alert')).toContainText('No passkey was added')
  await expect.poll(() => device.stored()).toHaveLength(0)
  await expect(part(page).getByRole('button', { name: 'Create passkey' })).toBeVisible()
})

test('CAP-3 a passkey proves a withdrawal', async ({ page }) => {
  const address = await offering('passkeys')
  await withDevice(page)
  const email = 'withdraw@sample.test'
  await signInByPassword(page, address, email, SAMPLE_PASSWORD)
  await addPasskey(page, address, undefined, SAMPLE_PASSWORD)
  await expect(rows(page)).toHaveCount(1)
  await page.goto(address + paths.withdrawal)
  await fillCrypto(page, '20.17')
  await page.getByRole('button', { name: 'Review crypto withdrawal' }).click()
  await page.getByRole('button', { name: /^Okay, withdraw/ }).click()
  await proof(page).getByRole('button', { name: 'Use passkey' }).click()
  await expect(page.getByRole('dialog', { name: 'Withdrawal', exact: true })).toContainText('$20.17')
})
