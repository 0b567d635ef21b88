import type { CDPSession, Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { offering, stopOffering } from './offering.ts'
import { PASSWORD, register } from './own-customer.ts'
import { expect, fillCrypto, SAMPLE_PASSWORD, signedIn, test } from './support.ts'

// The virtual authenticator exists only in Chromium. One test after the other, because they share the servers.
test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [[/net::ERR_/], { scope: 'test' }] })
test.afterAll(stopOffering)

type Held = {
  credentialId: string
  isResidentCredential: boolean
  privateKey: string
  signCount: number
  rpId?: string
  userHandle?: string
  userName?: string
}

/** A device that holds passkeys and unlocks them by itself. */
async function withDevice(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    unlocks: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    answers: (enabled: boolean) =>
      cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    only: async (credentialId: string) => {
      for (const each of (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials)
        if (each.credentialId !== credentialId)
          await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId: each.credentialId })
    },
    add: async (credential: Held | undefined) => {
      if (credential) await cdp.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
    stored: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}

const part = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const nameField = (page: Page) => part(page).getByRole('textbox', { name: 'Name' })
const rows = (page: Page) => part(page).getByRole('listitem')
const question = (page: Page) => page.getByRole('alertdialog')
const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })

/** Collects the bodies of the calls to a path. */
function callsTo(page: Page, path: string) {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) bodies.push(request.postDataJSON() as unknown)
  })
  return bodies
}

async function signInByPassword(page: Page, address: string, email: string, password = PASSWORD) {
  await page.goto(address + paths.signIn)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`**${paths.dashboard}`)
}

const proof = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' })

/** Answers the step-up question with the password. */
async function proveByPassword(page: Page) {
  const password = proof(page).getByLabel('Password', { exact: true })
  const other = proof(page).getByRole('button', { name: 'Use your password' })
  await expect(password.or(other)).toBeVisible()
  if (await other.isVisible()) await other.click()
  await password.fill(PASSWORD)
  await proof(page).getByRole('button', { name: 'Confirm' }).click()
}

async function addPasskey(page: Page, address: string, name?: string) {
  await page.goto(address + paths.security)
  await part(page).getByRole('button', { name: 'Add a passkey' }).click()
  if (name !== undefined) await nameField(page).fill(name)
  await part(page).getByRole('button', { name: 'Create passkey' }).click()
  await proveByPassword(page)
}

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

test('CAP-3 with passkeys alone: a passkey is added with the password as proof, renamed and removed', async ({
  page,
}) => {
  const address = await offering('passkeys')
  const email = await register(page, address)
  const device = await withDevice(page)
  await signInByPassword(page, address, email)
  await page.goto(address + paths.security)
  await test.step('the part says what a passkey is, and that there is none', async () => {
    await expect(part(page)).toContainText('Sign in with your fingerprint, face or screen lock.')
    await expect(part(page)).toContainText('You have no passkey yet.')
  })
  await test.step('the form suggests a name, and closes with the focus on its button', async () => {
    await part(page).getByRole('button', { name: 'Add a passkey' }).click()
    await expect(nameField(page)).toBeFocused()
    await expect(nameField(page)).toHaveValue(/\w+/)
    await part(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(part(page).getByRole('button', { name: 'Add a passkey' })).toBeFocused()
  })
  await test.step('the passkey is on the device and in the list', async () => {
    await addPasskey(page, address, 'Sample laptop')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText(/Sample laptop.*On one device only\. Added .*\. Not used yet\./)
    expect(await device.stored()).toHaveLength(1)
  })
  await test.step('a second one on the same device is refused by the device, in one sentence', async () => {
    await addPasskey(page, address, 'Again')
    await expect(part(page).getByRole('alert')).toContainText(
      'This device already has a passkey for your account.',
    )
    await part(page).getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('it is renamed, and the focus is on its button again', async () => {
    await part(page).getByRole('button', { name: 'Rename Sample laptop' }).click()
    await nameField(page).fill('Old laptop')
    await part(page).getByRole('button', { name: 'Save name' }).click()
    await expect(part(page).getByRole('button', { name: 'Rename Old laptop' })).toBeFocused()
  })
  await test.step('it is removed with a proof, also from the device, and the focus is on the list', async () => {
    await part(page).getByRole('button', { name: 'Remove Old laptop' }).click()
    await expect(question(page)).toContainText('It is your only passkey')
    await question(page).getByRole('button', { name: 'Remove passkey' }).click()
    await proof(page).getByRole('button', { name: 'Use passkey' }).click()
    await expect(part(page)).toContainText('You have no passkey yet.')
    await expect(part(page).getByRole('group', { name: 'Your passkeys' })).toBeFocused()
    await expect.poll(() => device.stored()).toHaveLength(0)
  })
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
  await device.answers(false)
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
    await device.answers(true)
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

test('CAP-3 a passkey that the server did not store: the outcome is unknown, and the same passkey is sent again', async ({
  page,
}) => {
  const address = await offering('passkeys')
  const email = await register(page, address)
  const device = await withDevice(page)
  await signInByPassword(page, address, email)
  const sent = callsTo(page, '/auth/passkeys')
  const add = /auth\/passkeys$/
  await page.route(add, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await addPasskey(page, address, 'Sample laptop')
  await expect(part(page).getByRole('alert')).toContainText('Sent, answer unknown')
  await expect(part(page).getByRole('alert')).toContainText('it isn’t in your list')
  await page.unroute(add)
  await part(page).getByRole('button', { name: 'Send it again' }).click()
  await expect(rows(page)).toContainText('Sample laptop')
  const posts = sent.filter((body) => body !== null)
  expect(posts).toHaveLength(2)
  expect(posts[1]).toEqual(posts[0])
  expect(await device.stored()).toHaveLength(1)
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

test('CAP-3 if the device doesn’t unlock, one sentence says that no passkey was created, and the name stays', async ({
  page,
}) => {
  const address = await offering('passkeys')
  const email = await register(page, address)
  const device = await withDevice(page)
  await signInByPassword(page, address, email)
  await device.unlocks(false)
  await addPasskey(page, address, 'Sample laptop')
  await expect(part(page).getByRole('alert')).toContainText(
    'No passkey was created: it was cancelled, it took too long, or this device can’t create one.',
  )
  await expect(nameField(page)).toHaveValue('Sample laptop')
})

test('CAP-3 under an IP address the part says why, and has no button', async ({ page }) => {
  const address = (await offering('passkeys')).replace('localhost', '127.0.0.1')
  const email = await register(page, address)
  await signedIn(page, email, PASSWORD, address)
  await page.goto(address + paths.security)
  await expect(part(page)).toContainText('Passkeys need the name of this site, not a number.')
  await expect(part(page).getByRole('button')).toHaveCount(0)
})

test('CAP-3 a passkey proves a withdrawal', async ({ page }) => {
  const address = await offering('passkeys')
  await withDevice(page)
  const email = 'withdraw@sample.test'
  await signInByPassword(page, address, email, SAMPLE_PASSWORD)
  await page.goto(address + paths.security)
  await part(page).getByRole('button', { name: 'Add a passkey' }).click()
  await part(page).getByRole('button', { name: 'Create passkey' }).click()
  await proof(page).getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD)
  await proof(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.goto(address + paths.withdrawal)
  await fillCrypto(page, '20.17')
  await page.getByRole('button', { name: 'Review crypto withdrawal' }).click()
  await page.getByRole('button', { name: /^Okay, withdraw/ }).click()
  await proof(page).getByRole('button', { name: 'Use passkey' }).click()
  await expect(page.getByRole('dialog', { name: 'Withdrawal', exact: true })).toContainText('$20.17')
})
