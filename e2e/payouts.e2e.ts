import { once } from 'node:events'
import type { Page, Route } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { offering, stopOffering } from './offering.ts'
import { expect, fillCrypto, SAMPLE_PASSWORD, signedIn, test } from './support.ts'

// One test after the other, because they share the servers.
test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [[/net::ERR_/, /status of 5\d\d/], { scope: 'test' }] })
test.afterAll(stopOffering)

const calls = /\/(withdrawal\/(one|cancel|quote)|messages)/

/** The calls of the capabilities that the page makes. */
function callsOf(page: Page) {
  const made: { path: string; body: unknown; key: string | undefined }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (calls.test(pathname))
      made.push({
        path: pathname.replace('/api', ''),
        body: request.postDataJSON() as unknown,
        key: request.headers()['idempotency-key'],
      })
  })
  return made
}

/** A payout that a test cancels is sent no earlier than this, in seconds after its request. */
const TIME_TO_CANCEL = 100

/** Opens a page of a sandbox that offers only `capabilities`, signed in. */
async function openWith(page: Page, capabilities: string, path: string, settleSeconds?: number) {
  const address = await offering(capabilities, settleSeconds)
  const { token } = await signedIn(page, 'withdraw@sample.test', SAMPLE_PASSWORD, address)
  await page.goto(address + path)
  return { address, token }
}

async function review(page: Page, amount: string) {
  await fillCrypto(page, amount)
  await page.getByRole('button', { name: 'Review crypto withdrawal' }).click()
}
const okay = (page: Page) => page.getByRole('button', { name: /^Okay, withdraw/ })
const details = (page: Page) => page.getByRole('dialog', { name: 'Withdrawal', exact: true })
const question = (page: Page) => page.getByRole('alertdialog')
const present = (page: Page) => details(page).locator('[aria-current="step"]')

/** Presses Cancel in the details, and confirms. */
async function cancel(page: Page) {
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click()
  await question(page)
    .getByRole('button', { name: /Cancel withdrawal|Send it again/ })
    .click()
}

/** The stage of the customer's newest withdrawal, from a request outside the page. */
async function newestStage(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('userToken'))
  const answer = await page.request.get(new URL('/api/withdrawal/all', page.url()).href, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { allWithdrawals } = (await answer.json()) as { allWithdrawals: { stage: string }[] }
  return allWithdrawals[0]?.stage
}

/** Withdraws, and waits for the details of the new row (WDR-4). */
async function withdraw(page: Page, amount: string) {
  await review(page, amount)
  await okay(page).click()
  await expect(details(page)).toContainText(`$${amount}`)
}

test('CAP-0 with a backend that offers no capability, the app makes none of their calls and shows nothing of them', async ({
  page,
}) => {
  const made = callsOf(page)
  await openWith(page, 'none', paths.withdrawal)
  await withdraw(page, '10.17')
  await expect(details(page)).toContainText('This page shows the new status by itself.')
  await expect(details(page).getByRole('button')).toHaveText(['', '', 'Close'])
  await expect(page.getByText(/Progress|Where your money is|Waiting for you/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.goto(new URL(paths.dashboard, page.url()).href)
  await expect(page.getByText('WDR-SAMPLE-0003')).toBeVisible()
  await expect(page.getByRole('button', { name: /Messages/ })).toHaveCount(0)
  expect(made).toEqual([])
})

test('CAP-2 with payout-steps alone: steps in the details, the stage in the list, a line on the dashboard', async ({
  page,
}) => {
  const made = callsOf(page)
  await openWith(page, 'payout-steps', paths.withdrawal)
  await withdraw(page, '20.17')
  await test.step('the result says what happens next and who acts, and has the reference', async () => {
    await expect(present(page)).toHaveCount(1)
    await expect(present(page)).toContainText(/, now/)
    await expect(details(page).getByText(/^Next, /)).toBeVisible()
    await expect(details(page).getByText(/^WDR-/)).toBeVisible()
    await expect(details(page).getByText('Where your money is')).toBeVisible()
  })
  await test.step('each stage appears by itself', async () => {
    await expect(present(page)).toContainText('Waiting for you', { timeout: 30_000 })
    await expect(present(page)).toContainText('A document from you is missing.')
    await expect(details(page)).toContainText('Set aside. The $20.17 has left your Trade Profit')
    await expect(details(page).locator('ol time').first()).toHaveAttribute('datetime', /^20/)
  })
  await test.step('without payout-cancel there is only Close', () =>
    expect(page.getByRole('button', { name: 'Cancel withdrawal' })).toHaveCount(0))
  await test.step('the list shows the stage in words, and the dashboard has a line with a link', async () => {
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('Waiting for you')
    await page.goto(new URL(paths.dashboard, page.url()).href)
    const line = page.getByRole('list', { name: 'Withdrawals that wait for you' })
    await expect(line).toContainText(/Withdrawal WDR-\w+ needs something from you/)
    await line
      .getByRole('link', { name: /^See what/ })
      .first()
      .click()
    await expect(present(page)).toContainText('Waiting for you')
  })
  expect([...new Set(made.map(({ path }) => path))]).toEqual(['/withdrawal/one'])
})

test('CAP-2 a payout that comes back after its approval is shown as returned without a reload', async ({
  page,
}) => {
  const { address } = await openWith(page, 'payout-steps', paths.withdrawal)
  await page.clock.install()
  await page.goto(address + paths.withdrawal)
  await withdraw(page, '21.19')
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(5000)
        return details(page).textContent()
      },
      { timeout: 30_000 },
    )
    .toMatch(/Sent, now|Arrived, now/)
  await expect(details(page)).toContainText('Approved')
  await expect.poll(() => newestStage(page), { timeout: 60_000 }).toBe('returned')
  // Polling is slow here. The clock moves in small steps, because a call in progress fails after 15 seconds.
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(5000)
        return details(page).textContent()
      },
      { timeout: 60_000 },
    )
    .toContain('Came back')
  await expect(present(page)).toContainText('Came back')
  await expect(details(page)).toContainText('Back in your Trade Profit: the whole $21.19')
  await expect(present(page)).toContainText('The network did not carry out the payment.')
})

test('CAP-0 CAP-2 if the backend declares a call and lacks it, the rest of the details is shown', async ({
  page,
}) => {
  await page.route(/withdrawal\/one/, (route) => route.fulfill({ status: 501, json: { message: 'No.' } }))
  const { address } = await openWith(page, 'payout-steps', paths.withdrawalHistory)
  await page.goto(`${address}${paths.withdrawalHistory}?open=WDR-SAMPLE-0002`)
  await expect(details(page)).toContainText('This is not available at the moment')
  await expect(details(page)).toContainText('WDR-SAMPLE-0002')
  await page.unroute(/withdrawal\/one/)
  await details(page).getByRole('button', { name: 'Try again' }).click()
  await expect(present(page)).toContainText('Sent')
})

test('CAP-2 with payout-cancel alone: a withdrawal is cancelled after a question that names it', async ({
  page,
}) => {
  const made = callsOf(page)
  await openWith(page, 'payout-cancel', paths.withdrawal, TIME_TO_CANCEL)
  await withdraw(page, '22.23')
  await test.step('Cancel withdrawal is in view at once, on each width and with large text', async () => {
    const button = page.getByRole('button', { name: 'Cancel withdrawal' })
    for (const size of [
      { width: 1280, height: 900 },
      { width: 375, height: 812 },
    ])
      for (const text of ['100%', '200%']) {
        await page.setViewportSize(size)
        await page.locator('html').evaluate((root, value) => (root.style.fontSize = value), text)
        await expect(button).toBeInViewport({ ratio: 1 })
        await expect(details(page).getByRole('button', { name: 'Close', exact: true })).toBeInViewport({
          ratio: 1,
        })
      }
    await page.locator('html').evaluate((root) => root.removeAttribute('style'))
  })
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click()
  await expect(question(page)).toContainText('$22.23')
  await expect(question(page)).toContainText('tb1q')
  await question(page).getByRole('button', { name: 'Keep it' }).click()
  expect(made).toEqual([])
  await cancel(page)
  await expect(question(page)).toContainText(/It is cancelled|Being stopped/)
  await question(page).getByRole('button', { name: 'Close' }).click()
  await expect(details(page)).toContainText('Failed')
  expect(made.map(({ path }) => path)).toEqual(['/withdrawal/cancel'])
})

test('CAP-2 cancelling too late says when it was sent, and that it can no longer be stopped', async ({
  page,
}) => {
  const made = callsOf(page)
  // Leaves enough time to open the question first.
  await openWith(page, 'payout-cancel', paths.withdrawal, 12)
  await withdraw(page, '23.10')
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click()
  // The question stays open until the server has sent it.
  await expect.poll(() => newestStage(page), { timeout: 60_000 }).toMatch(/sent|arrived/)
  await question(page).getByRole('button', { name: 'Cancel withdrawal' }).click()
  await expect(question(page)).toContainText(/It was sent on .+ It can no longer be stopped\./)
  await question(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Cancel withdrawal' })).toHaveCount(0)
  expect(made).toHaveLength(1)
})

test('CAP-2 API-13 after a lost answer the outcome is unknown, and the same request is sent again', async ({
  page,
}) => {
  const made = callsOf(page)
  await openWith(page, 'payout-cancel', paths.withdrawal, TIME_TO_CANCEL)
  await withdraw(page, '24.23')
  await page.route(/withdrawal\/cancel/, (route) => route.abort(), { times: 1 })
  await cancel(page)
  await expect(question(page)).toContainText('Sent, answer unknown')
  await question(page).getByRole('button', { name: 'Send it again' }).click()
  await expect(question(page)).toContainText(/It is cancelled|Being stopped/)
  expect(made).toHaveLength(2)
  expect(made[1]).toEqual(made[0])
})

test('CAP-2 API-15 after a lost answer, the dialog reports the cancellation once the history shows it', async ({
  page,
}) => {
  await openWith(page, 'payout-cancel', paths.withdrawal, TIME_TO_CANCEL)
  await withdraw(page, '24.29')
  await page.route(
    /withdrawal\/cancel/,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await cancel(page)
  await expect(question(page)).toContainText(/It is cancelled|Being stopped/)
})

test('CAP-2 API-15 an answer that does not confirm the cancellation leaves its outcome unknown', async ({
  page,
}) => {
  await openWith(page, 'payout-cancel', paths.withdrawal, TIME_TO_CANCEL)
  await withdraw(page, '24.31')
  for (const withdrawal of [null, {}, { _id: 'another', stage: 'cancelled' }]) {
    await page.route(/withdrawal\/cancel/, (route) => route.fulfill({ json: { withdrawal } }), { times: 1 })
    await cancel(page)
    await expect(question(page)).toContainText('Sent, answer unknown')
    await expect(question(page)).not.toContainText('Nothing is paid out')
    await question(page).getByRole('button', { name: 'Close' }).click()
  }
})

test('CAP-2 FAIR-7 the outcome of a cancellation is shown even if the customer has left the page', async ({
  page,
}) => {
  await openWith(page, 'payout-cancel', paths.withdrawal, TIME_TO_CANCEL)
  await withdraw(page, '24.37')
  const answer = new AbortController()
  const answered = once(answer.signal, 'abort')
  await page.route(
    /withdrawal\/cancel/,
    async (route) => {
      await answered
      await route.fulfill({ status: 403, json: { message: 'Ask support first.' } })
    },
    { times: 1 },
  )
  await cancel(page)
  await page.goBack()
  await expect(question(page)).toHaveCount(0)
  answer.abort()
  await expect(question(page)).toContainText('It was not cancelled.')
  await expect(question(page)).toContainText('Ask support first.')
})

test('CAP-2 with quote alone: the binding price is shown and sent, and after it expires the customer confirms the new one', async ({
  page,
}) => {
  const made = callsOf(page)
  const orders: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/withdrawal/add'))
      orders.push(request.postDataJSON() as Record<string, unknown>)
  })
  await openWith(page, 'quote', paths.withdrawal)
  await review(page, '25.10')
  const dialog = page.getByRole('dialog', { name: /Withdrawal Request/ })
  await expect(dialog).toContainText('The fee is 2.5% of the amount')
  await expect(dialog).toContainText(/This price holds until .+ UTC\./)
  await test.step('if the price no longer holds, nothing is sent, both prices are shown, and the input is kept', async () => {
    await page.route(/withdrawal\/add/, (route) =>
      route.continue({
        postData: JSON.stringify({ ...(route.request().postDataJSON() as object), quote: 'gone' }),
      }),
    )
    await okay(page).click()
    await expect(dialog).toContainText('The price you saw no longer holds. Nothing was sent.')
    await expect(dialog.getByRole('row', { name: /You receive/ })).toContainText('$24.47')
    await page.unroute(/withdrawal\/add/)
  })
  await okay(page).click()
  await expect(page.getByRole('dialog', { name: 'Withdrawal', exact: true })).toContainText('$25.10')
  expect(made.map(({ path }) => path)).toEqual(['/withdrawal/quote'])
  expect(orders).toHaveLength(2)
  expect(orders[0]?.quote).toMatch(/./)
  expect(orders[1]?.quote).not.toBe(orders[0]?.quote)
})

for (const { now, answer } of [
  { now: 'can’t be read any more', answer: (route: Route) => route.abort() },
  {
    now: 'has changed',
    answer: async (route: Route) => {
      const response = await route.fetch()
      const { user } = (await response.json()) as { user: object }
      await route.fulfill({ response, json: { user: { ...user, withdrawalCharges: 9 } } })
    },
  },
])
  test(`CAP-2 FAIR-4 a quote binds its price: the order is sent if the customer’s rate ${now}`, async ({
    page,
  }) => {
    await openWith(page, 'quote', paths.withdrawal)
    await review(page, '25.10')
    await expect(page.getByRole('dialog', { name: /Withdrawal Request/ })).toContainText('Fee (2.5%)')
    await page.route(/transaction\/token-user/, answer)
    await okay(page).click()
    await expect(details(page)).toContainText('$25.10')
  })

/** Answers quotes for 25.10 with these fees in turn, each valid for one minute by the page's clock. */
async function quoteFees(page: Page, fees: readonly string[]) {
  const left = [...fees]
  await page.route(/withdrawal\/quote/, async (route) => {
    const fee = left.shift() ?? '0.00'
    const payout = (25.1 - Number(fee)).toFixed(2)
    const until = new Date((await page.evaluate(() => Date.now())) + 60_000).toISOString()
    await route.fulfill({
      json: { id: `sample-${fee}`, requested: '25.10', fee, payout, rule: 'A sample rule.', until },
    })
  })
}

test('CAP-2 a quote that expires while the review is open is renewed, and shown beside the old one', async ({
  page,
}) => {
  await openWith(page, 'quote', paths.withdrawal)
  await page.clock.install()
  await quoteFees(page, ['1.00', '2.00'])
  await review(page, '25.10')
  const dialog = page.getByRole('dialog', { name: /Withdrawal Request/ })
  await expect(dialog).toContainText('$24.10')
  await page.clock.fastForward(61_000)
  await expect(dialog).toContainText('The price you saw no longer holds. Nothing was sent.')
  await expect(dialog.getByRole('row', { name: /^Fee/ })).toHaveText('Fee$1.00$2.00')
  await expect(dialog.locator('[data-slot="review-figures"]')).toContainText('$23.10')
  await test.step('while the outcome is unknown, the review keeps the quote that was sent, and does not say that nothing was sent', async () => {
    await page.route(/withdrawal\/add/, (route) => route.abort(), { times: 1 })
    await okay(page).click()
    await page.clock.runFor(5000)
    await expect(dialog).toContainText('Sent, answer unknown')
    await page.clock.fastForward(61_000)
    await expect(dialog).not.toContainText('Nothing was sent')
    await expect(dialog.locator('[data-slot="review-figures"]')).toContainText('$23.10')
  })
})

test('CAP-2 FAIR-1 after a reload, the review of an order that was sent with a quote shows no calculated fee', async ({
  page,
}) => {
  await openWith(page, 'quote', paths.withdrawal)
  await quoteFees(page, ['5.00'])
  await page.route(/withdrawal\/add/, (route) => route.abort(), { times: 1 })
  await review(page, '25.10')
  await okay(page).click()
  await expect(page.getByRole('button', { name: 'Send it again' })).toBeVisible()
  await page.reload()
  await review(page, '25.10')
  const dialog = page.getByRole('dialog', { name: /Withdrawal Request/ })
  await expect(dialog).toContainText('The fee of that price isn’t stored in this browser.')
  await expect(dialog.locator('[data-slot="review-figures"]')).toContainText('Amount$25.10')
  await expect(dialog.locator('[data-slot="review-figures"]')).not.toContainText(/Fee|You receive|after/)
})

test('CAP-2 API-14 a repeat is sent exactly as the first try, with the same quote and key', async ({
  page,
}) => {
  const sent: { body: string | null; key: string | undefined }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/withdrawal/add'))
      sent.push({ body: request.postData(), key: request.headers()['idempotency-key'] })
  })
  await openWith(page, 'quote', paths.withdrawal)
  await page.route(/withdrawal\/add/, (route) => route.abort(), { times: 1 })
  await review(page, '26.10')
  await okay(page).click()
  const again = page.getByRole('button', { name: 'Send it again' })
  await expect(again).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Review crypto withdrawal' }).click()
  await again.click()
  await expect(page.getByRole('dialog', { name: 'Withdrawal', exact: true })).toContainText('$26.10')
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test('CAP-2 with messages alone: the unread ones are counted in words, and can be marked as read', async ({
  page,
}) => {
  const made = callsOf(page)
  await openWith(page, 'messages', paths.dashboard)
  const button = page.getByRole('button', { name: /^Messages, \d+ unread$/ })
  await button.click()
  const list = page.getByRole('dialog', { name: 'Messages' })
  await expect(list).toContainText('Your withdrawal was refused')
  await list.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(list).toContainText('All are read')
  await list.getByRole('button', { name: 'Close messages' }).click()
  await expect(page.getByRole('button', { name: 'Messages', exact: true })).toBeVisible()
  expect([...new Set(made.map(({ path }) => path))]).toEqual(['/messages', '/messages/read'])
})
