import { paths } from '#app/paths.ts'
import { newCustomer } from './own-customer.ts'
import { expect, showAddress, test } from './support.ts'
import {
  toMethods,
  aboutToReport,
  receipt,
  recorded,
  countPosts,
  newTab,
  toast,
  status,
} from './deposit-support.ts'

// These tests provoke failures, and the browser logs them as errors.
test.use({ expectedErrors: [[/net::ERR_/, /status of 50\d/, /mailto:/], { scope: 'test' }] })

test('C7 DEP-3 after a 429 the page says how long it waits, and then sends the deposit with the same key', async ({
  page,
  context,
}) => {
  const posts = await aboutToReport(page, context, '20')
  await page.route(
    '**/transaction/add',
    (route) => route.fulfill({ status: 429, headers: { 'retry-after': '40' }, json: { message: 'Slow' } }),
    { times: 1 },
  )
  await receipt(page).click()
  await page.clock.fastForward(2000)
  await expect(status(page, 'The deposit is not recorded yet.')).toContainText('asked us to wait 40 s')
  await expect(page.getByText(/Try again in/)).toHaveCount(0)
  await page.clock.fastForward(25_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(posts, 'before the pause has ended').toHaveLength(1)
  await page.clock.fastForward(15_000)
  await expect(status(page, 'Deposit recorded.')).toBeVisible()
  expect(posts).toHaveLength(2)
  expect(new Set(posts).size).toBe(1)
  expect(await recorded(page)).toEqual([20])
})

test('DEP-3 on a phone the status of the deposit scrolls into view, above the ribbon', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.clock.install()
  await newCustomer(page)
  await toMethods(page, '20')
  await showAddress(page)
  await receipt(page).click()
  await page.clock.fastForward(2000)
  const callout = status(page, 'Deposit recorded.').locator('[data-slot="callout"]')
  await expect(callout).toBeInViewport({ ratio: 1 })
  const ribbon = await page.getByText('Sandbox: simulated money').boundingBox()
  const box = await callout.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(ribbon?.y ?? 0)
})

test('DEP-3 C12 opens the email, and two seconds later records one deposit, even after several presses', async ({
  page,
  context,
}) => {
  const posts = await aboutToReport(page, context, '250.50')
  const posted = page.waitForRequest('**/transaction/add')
  // The email opens in a new tab, so it can't replace this page.
  const mailed = context.waitForEvent('request', (request) => request.url().startsWith('mailto:'))
  await receipt(page).dblclick()
  expect((await mailed).url()).toMatch(/^mailto:support@plainsail\.example\?subject=Deposit%20Receipt(&|$)/)
  const stored = await page.evaluate(() => localStorage.getItem('depositOutbox'))
  expect(stored).toContain('250.50')
  expect(posts).toEqual([])
  await page.clock.fastForward(2000)
  await expect(status(page, 'Deposit recorded.')).toBeVisible()
  expect((await posted).postDataJSON(), 'API-6').toEqual({ amount: 250.5 })
  await expect.poll(() => recorded(page)).toEqual([250.5])
  await page.getByRole('button', { name: 'Open the email again' }).click()
  await page.clock.fastForward(60_000)
  expect(posts).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('depositOutbox'))).toBeNull()
})

test('DEP-3 C14 if the page is closed at once, the deposit is recorded once at the next start, and reported on any page', async ({
  page,
  context,
}) => {
  const posts = countPosts(context)
  await newCustomer(page)
  await toMethods(page, '75.13')
  await showAddress(page)
  await receipt(page).click()
  await page.close()
  expect(posts).toEqual([])
  const next = await newTab(context, paths.account)
  await expect(toast(next, 'Deposit recorded.')).toBeVisible()
  expect(await recorded(next)).toEqual([75.13])
  expect(posts).toHaveLength(1)
})

test('DEP-3 a reload within the two seconds records the deposit once', async ({ page, context }) => {
  const posts = countPosts(context)
  await newCustomer(page)
  await toMethods(page, '20')
  await showAddress(page)
  await receipt(page).click()
  await page.reload()
  await expect(status(page, 'Deposit recorded.')).toBeVisible()
  expect(await recorded(page)).toEqual([20])
  expect(posts).toHaveLength(1)
})

test('DEP-3 C10 offline, the deposit is kept and the page says so; once online it is recorded once', async ({
  page,
  context,
}) => {
  const posts = await aboutToReport(page, context, '20')
  await context.setOffline(true)
  await receipt(page).click()
  await page.clock.fastForward(2000)
  await expect(status(page, 'The deposit is not recorded yet.')).toBeVisible()
  expect(posts).toEqual([])
  await context.setOffline(false)
  await expect(status(page, 'Deposit recorded.')).toBeVisible()
  expect(await recorded(page)).toEqual([20])
  expect(posts).toHaveLength(1)
})

test('DEP-3 C11 after a lost response the deposit is sent again with the same key, and there is one row', async ({
  page,
  context,
}) => {
  const posts = await aboutToReport(page, context, '20')
  let lost = 0
  await page.route('**/transaction/add', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await receipt(page).click()
  await page.clock.fastForward(2000)
  await expect(status(page, 'We do not know yet whether the deposit is recorded.')).toBeVisible()
  const next = page.getByRole('region', { name: 'What happens next' })
  await expect(next, 'not before it is recorded').toBeHidden()
  await page.clock.fastForward(5000)
  await expect(status(page, 'Deposit recorded.')).toBeVisible()
  await expect(next).toContainText('Your deposit is recorded as pending.')
  expect(await recorded(page)).toEqual([20])
  expect(new Set(posts).size).toBe(1)
})

test('API-14 DEP-3 if the backend does not declare idempotency, a deposit without a response is not sent again', async ({
  page,
  context,
}) => {
  await context.route(/\/api\/$/, (route) => route.fulfill({ json: { mode: 'sandbox', message: 'Ready' } }))
  const posts = await aboutToReport(page, context, '20')
  await page.route('**/transaction/add', (route) => route.abort('connectionreset'), { times: 1 })
  const details = page.waitForResponse('**/transaction/token-user')
  await receipt(page).click()
  await page.clock.fastForward(2000)
  const asked = status(page, 'We could not confirm that the deposit was recorded.')
  await expect(asked).toContainText('it may count twice')
  // If the clock moved on first, the call would reach its time limit, and the page would show an error instead of the addresses.
  await details
  for (const pause of [5000, 15_000, 60_000, 300_000]) await page.clock.fastForward(pause)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  expect(posts).toHaveLength(1)
  await asked.getByRole('button', { name: 'Send it again' }).click()
  await expect(status(page, 'Deposit recorded.')).toBeVisible()
  expect(posts).toHaveLength(2)
  expect(new Set(posts).size, 'API-13').toBe(1)
})

test('DEP-7 I have sent it records the deposit at once and only once, without a mail program', async ({
  page,
  context,
}) => {
  const posts = countPosts(context)
  const mails: string[] = []
  context.on('request', (request) => {
    if (request.url().startsWith('mailto:')) mails.push(request.url())
  })
  await newCustomer(page)
  await toMethods(page, '88.25')
  await showAddress(page)
  const sent = page.getByRole('button', { name: 'I have sent it' })
  // Two clicks in one task, before React renders.
  await sent.evaluate((button: HTMLElement) => {
    button.focus()
    button.click()
    button.click()
  })
  await expect(status(page, 'Deposit recorded.')).toBeVisible()
  await expect(sent).toHaveCount(0)
  await expect(page.locator('[data-slot="deposit-status"]')).toBeFocused()
  await page.keyboard.press('Enter')
  expect(mails).toEqual([])
  await test.step('the email then opens without recording the deposit again, also after a reload', async () => {
    await page.reload()
    await expect(status(page, 'Deposit recorded.')).toBeVisible()
    const mailed = context.waitForEvent('request', (request) => request.url().startsWith('mailto:'))
    await receipt(page).click()
    await mailed
    await expect(page.getByRole('button', { name: 'Open the email again' })).toBeVisible()
    expect(await recorded(page)).toEqual([88.25])
    expect(posts).toHaveLength(1)
  })
})
