import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { register, PASSWORD } from './own-customer.ts'
import { alive, expect, login, SAMPLE_PASSWORD, showAddress, signedIn, signIn, test } from './support.ts'

const ended = 'Your session has ended. Sign in again.'
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted())

async function signInAgain(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const reads = [
  [paths.dashboard, '/transaction/token-user'],
  [paths.account, '/transaction/token-user'],
  [`${paths.deposit}?step=method`, '/transaction/token-user'],
  [paths.withdrawal, '/withdrawal/all'],
  [`${paths.depositHistory}?status=failed`, '/transaction/all'],
  [paths.withdrawalHistory, '/withdrawal/all'],
] as const

test('C3 GRD-3 a 401 of any call that reads: asked once, told, all cleared, and the way back is kept', async ({
  page,
}) => {
  const { user, token } = await login(page, 'withdraw@sample.test')
  await page.goto(paths.terms)
  await alive(page)
  for (const [path, call] of reads)
    await test.step(`${call} on ${path}`, async () => {
      await page.evaluate(
        ([details, key]) => {
          localStorage.setItem('userDetails', details)
          localStorage.setItem('userToken', key)
        },
        [JSON.stringify(user), token] as const,
      )
      let asked = 0
      await page.route(`**/api${call}`, (route) => {
        asked += 1
        return route.fulfill({ status: 401, json: { message: 'Sample: token expired' } })
      })
      await page.goto(path)
      await expect(page.getByRole('main').getByText(ended)).toBeVisible()
      await expect(page).toHaveURL(
        (url) => url.pathname === paths.signIn && url.searchParams.get('next') === path,
      )
      expect(await stored(page)).toEqual([])
      expect(asked, 'no retry').toBe(1)
      expect(await page.locator('body').innerText()).not.toMatch(/Sample: token|Sample Customer|\$\d/)
      await page.unroute(`**/api${call}`)
    })
  await signInAgain(page, 'withdraw@sample.test', SAMPLE_PASSWORD)
  await expect(page).toHaveURL(paths.withdrawalHistory)
})

test.describe(() => {
  test.use({ expectedErrors: [/mailto:/] })

  test('C3 DEP-3 a session that ends while a deposit is recorded: it is kept, and sent once after signing in again', async ({
    page,
  }) => {
    const email = await register(page)
    await page.clock.install()
    await signedIn(page, email, PASSWORD)
    const keys: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/transaction/add')) keys.push(request.headers()['idempotency-key'] ?? '')
    })
    await page.goto(paths.deposit)
    await page.keyboard.press('Escape')
    await page.getByLabel('Amount in USD').fill('33.50')
    await page.getByRole('button', { name: 'Make Deposit' }).click()
    await page.route(
      '**/api/transaction/add',
      (route) => route.fulfill({ status: 401, json: { message: 'no' } }),
      { times: 1 },
    )
    await showAddress(page)
    await page.getByRole('button', { name: 'E-mail the receipt' }).click()
    await page.clock.fastForward(2000)
    await expect(page.getByRole('main').getByText(ended)).toBeVisible()
    expect(await stored(page)).toEqual(['depositOutbox'])
    await signInAgain(page, email, PASSWORD)
    await expect(page).toHaveURL(`${paths.deposit}?step=method`)
    await expect(page.getByText('You deposit $33.50')).toBeVisible()
    await expect(page.getByText('Deposit recorded.').first()).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })
})

test('GRD-3 an amount that was typed before the session ended is there again after signing in', async ({
  page,
}) => {
  await page.clock.install()
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(paths.deposit)
  await page.getByLabel('Amount in USD').fill('1,234.50')
  await page.route(
    '**/api/transaction/token-user',
    (route) => route.fulfill({ status: 401, json: { message: 'no' } }),
    { times: 1 },
  )
  // An hour later the customer comes back to the tab, and the figures are asked for again.
  await page.clock.fastForward(3_600_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('main').getByText(ended)).toBeVisible()
  await signInAgain(page, 'withdraw@sample.test', SAMPLE_PASSWORD)
  await expect(page).toHaveURL(paths.deposit)
  await expect(page.getByLabel('Amount in USD')).toHaveValue('1,234.50')
})

test('C27 C28 one customer after another in the same tab: nothing of the first, not even an answer that comes late', async ({
  page,
}) => {
  const held: (() => void)[] = []
  const arrived = new Promise<void>((resolve) => held.push(resolve))
  await page.route(
    '**/api/transaction/all',
    async (route) => {
      const answer = await route.fetch()
      await arrived
      // The page has given the call up by now.
      await route.fulfill({ response: answer }).catch(() => {})
    },
    { times: 1 },
  )
  await signIn(page, 'withdraw@sample.test')
  await expect(page.getByText('$35.50')).toBeVisible()
  const asked = page.waitForRequest('**/api/transaction/all')
  await page.getByRole('link', { name: 'Deposit history', exact: true }).click()
  await asked
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(paths.home)
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const text = document.body.innerText
      if (/Sample Customer|\$35\.50|DEP-SAMPLE-0004/.test(text)) seen.push(text)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await signInAgain(page, 'notified@sample.test', SAMPLE_PASSWORD)
  await page.getByRole('button', { name: 'Okay' }).click()
  await expect(page.getByText('Hello, Sample Notified')).toBeVisible()
  for (const arrive of held) arrive()
  await page.getByRole('link', { name: 'Deposit history', exact: true }).click()
  await expect(page.getByText(/^Showing 1 to/).or(page.getByText('No transaction history'))).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([])
})

test('C26 a page that comes back from the back-forward cache after the session is gone shows nothing of it', async ({
  page,
}) => {
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(paths.dashboard)
  await expect(page.getByText('as of')).toBeVisible()
  const left = await page.evaluate(async () => {
    // What the page that came after this one did. Its own tab hears no event of that.
    localStorage.clear()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    // By the time of the next frame, which is the first that anybody sees.
    await new Promise((frame) => requestAnimationFrame(frame))
    return document.body.innerText
  })
  expect(left).not.toMatch(/\$\d|Sample Customer/)
  await expect(page).toHaveURL(paths.home)
})
