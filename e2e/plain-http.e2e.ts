import { paths } from '#app/paths.ts'
import { launchOptions } from '../tools/chromium.mjs'
import { PASSWORD, register } from './own-customer.ts'
import { expect, signIn, skipNotices, test, pressEscape } from './support.ts'

const HOST = 'plainsail.test'

/** Opens this machine under another name, because some browser features exist only on https and localhost. */
test('C36 C52 DEP-3 on plain http, without clipboard, locks and randomUUID, a failed copy is reported and a deposit is sent once', async ({
  page: own,
  playwright,
  baseURL,
}) => {
  const email = await register(own)
  const options = launchOptions()
  const browser = await playwright.chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  })
  try {
    const context = await browser.newContext({ baseURL: (baseURL ?? '').replace('localhost', HOST) })
    await skipNotices(context)
    await context.clock.install()
    const page = await context.newPage()
    const sent: { key: string; body: unknown }[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/transaction/add'))
        sent.push({ key: request.headers()['idempotency-key'] ?? '', body: request.postDataJSON() })
    })
    await page.route(/tradingview/, (route) => route.abort())
    await signIn(page, email, PASSWORD)
    const missing = () =>
      page.evaluate(() => [typeof crypto.randomUUID, typeof navigator.clipboard, typeof navigator.locks])
    expect(await missing()).toEqual(['undefined', 'undefined', 'undefined'])

    await page.goto(paths.deposit)
    await pressEscape(page)
    await page.getByLabel('Amount in USD').fill('41.50')
    await page.getByRole('button', { name: 'Make Deposit' }).click()
    await page.getByRole('button', { name: 'Bitcoin', exact: true }).click()
    await page.getByRole('button', { name: /show the address/ }).click()
    await page.getByRole('button', { name: 'Copy the Bitcoin address' }).click()
    await expect(page.getByRole('alert')).toContainText('Copy failed. Select the address and copy it.')
    await expect(page.getByText('Copied', { exact: true })).toHaveCount(0)
    const address = await page.locator('[data-slot="address-text"]').textContent()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(address)

    await page.getByRole('button', { name: 'E-mail the receipt' }).click()
    await page.clock.fastForward(2000)
    await expect(page.getByText('Deposit recorded.').first()).toBeVisible()
    expect(sent).toEqual([
      { key: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown, body: { amount: 41.5 } },
    ])
  } finally {
    await browser.close()
  }
})
