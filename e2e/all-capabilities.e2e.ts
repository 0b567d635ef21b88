import { capabilityNames } from '#contract/capabilities/names.ts'
import { paths } from '#app/paths.ts'
import { offering, stopOffering } from './offering.ts'
import { addPasskey, proof, question, rows, signInByPassword, withDevice } from './passkeys-support.ts'
import { details, okay, review } from './payouts-support.ts'
import { expect, navigateTo, SAMPLE_PASSWORD, signedIn, test } from './support.ts'

// One test after the other, because they share the servers.
test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [[/net::ERR_/], { scope: 'test' }] })
test.afterAll(stopOffering)

test('CAP-2 CAP-3 with every capability: quote, proof by passkey, steps, message and cancellation of one withdrawal', async ({
  page,
}) => {
  const address = await offering(capabilityNames.join(','), 600)
  await withDevice(page)
  await signInByPassword(page, address, 'withdraw@sample.test', SAMPLE_PASSWORD)
  await addPasskey(page, address, undefined, SAMPLE_PASSWORD)
  await expect(rows(page)).toHaveCount(1)
  const orders: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/withdrawal/add')) orders.push(request.postDataJSON() as never)
  })
  await page.goto(address + paths.withdrawal)
  await review(page, '20.17')
  await expect(page.getByRole('dialog', { name: /Withdrawal Request/ })).toContainText(/valid until .+ UTC\./)
  await okay(page).click()
  await proof(page).getByRole('button', { name: 'Use passkey' }).click()
  await expect(details(page)).toContainText('$20.17')
  await test.step('the repeat with the proof is the same order, at the same quote', () => {
    expect(orders).toHaveLength(2)
    expect(orders[0]?.quote).toMatch(/./)
    expect(orders[1]).toEqual(orders[0])
  })
  await expect(details(page).locator('[aria-current="step"]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click()
  await question(page)
    .getByRole('button', { name: /Cancel withdrawal/ })
    .click()
  await expect(question(page)).toContainText(/It is cancelled|Being stopped/)
  await question(page).getByRole('button', { name: 'Close' }).click()
  await expect(details(page).locator('[aria-current="step"]')).toContainText('Cancelled')
  await page.goto(address + paths.dashboard)
  await page.getByRole('button', { name: /^Messages, \d+ unread$/ }).click()
  await expect(page.getByRole('dialog', { name: 'Messages' })).toContainText(/cancelled/i)
})

test('CAP-0 if the backend withdraws a capability, nothing disappears from the page at hand, and its part is gone from the next', async ({
  page,
}) => {
  const address = await offering('sessions')
  await signedIn(page, 'withdraw@sample.test', SAMPLE_PASSWORD, address)
  const link = page.getByRole('main').getByRole('link', { name: /Security/ })
  await page.goto(address + paths.account)
  await expect(link).toBeVisible()
  await page.route(`${address}/api/`, async (route) => {
    const response = await route.fetch()
    const json = { ...((await response.json()) as object), capabilities: ['idempotency'] }
    await route.fulfill({ response, json })
  })
  const answered = page.waitForResponse(`${address}/api/`)
  await page.reload()
  await answered
  await page.waitForLoadState('networkidle')
  await expect(link).toBeVisible()
  await navigateTo(page, 'Dashboard')
  // A page that arrives closes an open menu of the bar.
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  await navigateTo(page, 'Account')
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await expect(link).toHaveCount(0)
})
