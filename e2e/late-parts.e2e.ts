import { capabilityNames } from '#contract/capabilities/names.ts'
import { paths } from '#app/paths.ts'
import { offering, stopOffering } from './offering.ts'
import { alive, expect, fileOf, hold, ready, signedIn, test } from './support.ts'

// Whether the font arrives in time depends on the network, so the tests run without it. It never swaps in late.
test.use({ expectedErrors: [/ERR_FAILED/] })
test.beforeEach(({ page }) => page.route(/\.woff2$/, (route) => route.abort()))
test.afterAll(stopOffering)
const names = capabilityNames.join(',')

for (const width of [375, 1280]) {
  test(`CAP-3 SGN-1 at ${width} pixels the sign-in page keeps the room of the passkey part from the first paint`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const address = await offering(names)
    await page.goto(address + paths.signIn)
    const part = page.getByRole('button', { name: /passkey/ })
    await expect(part).toBeVisible()
    const below = page.locator('aside').last()
    const top = () => below.evaluate((aside) => Math.round(aside.getBoundingClientRect().top + scrollY))
    const releaseApp = await hold(page, /\/assets\/[^/]+\.js$/)
    await page.goto(address + paths.signIn, { waitUntil: 'domcontentloaded' })
    const before = await top()
    await releaseApp()
    await alive(page)
    await expect(part).toBeVisible()
    expect(await top()).toBe(before)
  })

  test(`CAP-2 at ${width} pixels the button for messages keeps its place when the number of unread ones arrives`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const address = await offering(names)
    await signedIn(page, 'withdraw@sample.test', undefined, address)
    const release = await hold(page, /\/api\/messages/)
    await page.goto(address + paths.dashboard)
    const button = page.getByRole('button', { name: /^Messages/ })
    await expect(button).toHaveText('Messages')
    const place = () => button.evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect)
    const before = await place()
    await release()
    await expect(button).toHaveText(/unread/)
    const after = await place()
    expect([after.left, after.width]).toEqual([before.left, before.width])
  })

  test(`DSH-6 at ${width} pixels the line beside Total Equity keeps its place when the figures arrive`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const address = await offering('none')
    await signedIn(page, 'withdraw@sample.test', undefined, address)
    const release = await hold(page, /\/api\/transaction\/token-user/)
    await page.goto(address + paths.dashboard)
    await ready(page)
    const line = page.getByRole('button', { name: 'Refresh figures' }).locator('..')
    await expect(line).toContainText('Loading')
    const place = () => line.evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect)
    const before = await place()
    await release()
    await expect(line).toContainText('As of')
    expect(await place()).toEqual(before)
  })
}

test('CAP-2 HIS-1 the columns of the withdrawals keep their places when the stages arrive after the rows', async ({
  page,
}) => {
  const address = await offering(names)
  await signedIn(page, 'withdraw@sample.test', undefined, address)
  const release = await hold(page, fileOf('parts'))
  await page.goto(address + paths.withdrawalHistory)
  const headers = page.getByRole('columnheader')
  await expect(headers).not.toHaveCount(0)
  const stages = page.locator('[data-slot="stage-name"]')
  await expect(stages).toHaveCount(0)
  const places = () =>
    headers.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)))
  const before = await places()
  await release()
  await expect(stages).not.toHaveCount(0)
  expect(await places()).toEqual(before)
})

test('CAP-2 HIS-1 the reference in the details of a withdrawal keeps its place when the progress arrives', async ({
  page,
}) => {
  const address = await offering(names)
  await signedIn(page, 'withdraw@sample.test', undefined, address)
  const releaseCode = await hold(page, fileOf('parts'))
  const releaseProgress = await hold(page, /\/withdrawal\/one/)
  await page.goto(`${address}${paths.withdrawalHistory}?row=WDR-SAMPLE-0003`)
  const details = page.getByRole('dialog', { name: 'Withdrawal', exact: true })
  const copy = details.getByRole('button', { name: 'Copy the reference' })
  await expect(copy).toBeVisible()
  // The drawer slides in, so only the height counts.
  const top = () => copy.evaluate((each) => Math.round(each.getBoundingClientRect().top))
  const before = await top()
  await releaseCode()
  await expect(details.getByText('Loading the progress')).toBeAttached()
  expect(await top()).toBe(before)
  await releaseProgress()
  await expect(details.getByRole('heading', { name: 'Where your money is' })).toBeAttached()
  expect(await top()).toBe(before)
})

test('CAP-0 the sign-in page keeps no room for passkeys with a backend that offers none', async ({
  page,
}) => {
  const address = await offering('none')
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(address + paths.signIn)
    await ready(page)
    await expect(page.locator('[data-slot="passkey-room"]')).toBeHidden()
  }
})
