import { paths } from '#app/paths.ts'
import { collectOtherCalls, offering, stopOffering } from './offering.ts'
import { PASSWORD, register } from './own-customer.ts'
import { expect, signedIn, test } from './support.ts'
import {
  withDevice,
  part,
  nameField,
  rows,
  question,
  callsTo,
  signInByPassword,
  proof,
  addPasskey,
} from './passkeys-support.ts'

// One test after the other, because they share the servers.
test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [[/net::ERR_/], { scope: 'test' }] })
test.afterAll(stopOffering)

test('CAP-0 CAP-3 with passkeys alone: a passkey is added with the password as proof, renamed and removed', async ({
  page,
}) => {
  const address = await offering('passkeys')
  const ofOthers = collectOtherCalls(page, 'passkeys')
  const email = await register(page, address)
  const device = await withDevice(page)
  await signInByPassword(page, address, email)
  await page.goto(address + paths.security)
  await test.step('the part says what a passkey is, and that there is none', async () => {
    await expect(part(page)).toContainText(
      'You sign in with your fingerprint, face or screen lock instead of your password.',
    )
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
    await expect(rows(page)).toContainText(
      /Sample laptop.*On one device only\. If you lose the device, this passkey is lost too\. Added .*\. Not used yet\./,
    )
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
  expect(ofOthers).toEqual([])
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

test('CAP-3 under an IP address the part says why, and nothing offers to add one', async ({ page }) => {
  const address = (await offering('passkeys')).replace('localhost', '127.0.0.1')
  const email = await register(page, address)
  await signedIn(page, email, PASSWORD, address)
  await page.goto(address + paths.security)
  await expect(part(page)).toContainText('Passkeys need the name of this site, not a number.')
  await expect(part(page).getByRole('button')).toHaveCount(0)
  await expect(page.getByText('You have no passkey.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add a passkey' })).toHaveCount(0)
})
