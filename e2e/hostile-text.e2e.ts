import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { payloads, allPayloads } from './hostile-payloads.ts'
import { provideFrames, watchOutside, watchPolicy } from './hostile-support.ts'
import { dialog } from './own-customer.ts'
import { expect, fillSignUp, SAMPLE_PASSWORD, signedIn, test, pressEscape } from './support.ts'

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

/** Expects each text exactly as the server sent it, wherever the lines break. */
async function shows(page: Page, ...texts: string[]) {
  const missing = async () => {
    const shown = await page.evaluate(() => {
      const typed = [...document.querySelectorAll('input, textarea')].map(
        (field) => (field as HTMLInputElement).value,
      )
      return [document.body.textContent, ...typed].join('\n')
    })
    return texts
      .filter((text) => !withoutSpaces(shown).includes(withoutSpaces(text)))
      .map((text) => text.slice(0, 40))
  }
  await expect.poll(missing, { message: `on ${page.url()}` }).toEqual([])
}

/** Expects that no text became markup. The policy would stop it from running, but it must not be in the page at all. */
async function expectInert(page: Page) {
  const strange = await page.evaluate(() => {
    const found = [...document.querySelectorAll('*')].filter((element) => {
      const { localName } = element
      if (['object', 'embed', 'base', 'animate', 'math', 'video', 'source'].includes(localName)) return true
      // The app's own have a class.
      if (localName === 'details' && !element.classList.contains('group')) return true
      return [...element.attributes].some(
        ({ name, value }) =>
          name.startsWith('on') ||
          name === 'srcdoc' ||
          (/^(href|src|action|data|formaction)$/.test(name) &&
            /^\s*(javascript:|vbscript:|data:text|(https?:)?\/\/evil)/i.test(value)),
      )
    })
    const foreign = [...document.querySelectorAll('script[src], link[rel=stylesheet]')].filter(
      (element) => !/^\/[^/]/.test(element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
    )
    return [...found, ...foreign].map(({ outerHTML }) => outerHTML.slice(0, 120))
  })
  expect(strange, `elements made of text on ${page.url()}`).toEqual([])
  expect(await page.evaluate(() => 'xss' in window)).toBe(false)
}

async function watchScripts(page: Page) {
  const breaches = await watchPolicy(page)
  const outside = await watchOutside(page.context())
  await provideFrames(page)
  await page.route('**/api/', (route) =>
    route.fulfill({ json: { mode: allPayloads(1), message: allPayloads(2) } }),
  )
  return async () => {
    await expectInert(page)
    expect(breaches).toEqual([])
    expect(outside).toEqual([])
  }
}

/** A customer's details with a payload in every string. */
const details = {
  name: allPayloads(3),
  email: allPayloads(4),
  zipCode: allPayloads(5),
  address: allPayloads(6),
  gender: allPayloads(7),
  phoneNumber: allPayloads(8),
  investmentGoal: allPayloads(9),
  plan: allPayloads(10),
  notification: allPayloads(11),
  pendBalance: allPayloads(12),
  referralBonus: 1,
  tradingProgress: 1,
  totalDeposit: 1,
  totalEquity: 1,
  tradeProfit: 100,
  withdrawalCharges: 2.5,
  verified: false,
  userCanWithdraw: true,
  bitcoinAddress: payloads[4],
  ethereumAddress: payloads[15],
  usdtAddress: payloads[16],
}

test('C32 C33 forty payloads in a customer’s details appear as plain text on every page that shows them', async ({
  page,
}) => {
  const harmless = await watchScripts(page)
  await signedIn(page, 'withdraw@sample.test')
  await page.route('**/api/transaction/token-user', (route) => route.fulfill({ json: details }))
  await page.goto(paths.dashboard)
  await expect(dialog(page, 'Verify your account')).toBeVisible()
  await shows(page, details.name, details.email)
  await harmless()
  await pressEscape(page)
  await expect(dialog(page, 'Important Notification')).toBeVisible()
  await shows(page, details.notification)
  await harmless()
  await pressEscape(page)

  await page.goto(paths.account)
  const { name, email, zipCode, address, gender, phoneNumber, investmentGoal, plan } = details
  await shows(page, name, email, zipCode, address, gender, phoneNumber, investmentGoal, plan)
  await page.getByRole('button', { name: 'Update Details' }).click()
  await expect(dialog(page, 'Update details')).toBeVisible()
  await shows(page, name, address, zipCode)
  await harmless()

  await page.goto(paths.deposit)
  await page.getByLabel('Amount in USD').fill('10')
  await page.getByRole('button', { name: 'Make Deposit' }).click()
  for (const [method, text] of [
    ['Bitcoin', details.bitcoinAddress],
    ['Ethereum', details.ethereumAddress],
    ['USDT', details.usdtAddress],
  ] as const) {
    await page.getByRole('button', { name: method, exact: true }).click()
    await page.getByRole('button', { name: /show the address/ }).click()
    await shows(page, text)
    await harmless()
  }
  for (const path of [paths.upgrade, paths.withdrawal]) {
    await page.goto(path)
    await expect(page.locator('main').getByRole('button').or(page.locator('main a')).first()).toBeVisible()
    await harmless()
  }
})

const row = (text: string, index: number) => ({
  _id: `${index} ${text}`,
  amount: 1,
  date: '2026-01-01T00:00:00Z',
  transactionFee: 1,
  reference: `${text} reference`,
  status: `${text} status`,
  wallet: `${text} wallet`,
  accountNumber: `${text} account`,
  swiftCode: `${text} swift`,
  bankName: `${text} bank`,
})

for (const [path, call, key] of [
  [paths.depositHistory, '/transaction/all', 'allTransactions'],
  [paths.withdrawalHistory, '/withdrawal/all', 'allWithdrawals'],
] as const)
  test(`C32 C33 forty rows of payloads appear as plain text in ${path}, its details and its print`, async ({
    page,
  }) => {
    const harmless = await watchScripts(page)
    await signedIn(page, 'withdraw@sample.test')
    const rows = payloads.map(row)
    await page.route(`**/api${call}`, (route) => route.fulfill({ json: { [key]: rows } }))
    await page.goto(path)
    const seen = new Set<string>()
    for (const pageNumber of [1, 2]) {
      if (pageNumber === 2) await page.getByRole('button', { name: 'Next' }).click()
      await expect(
        page.getByText(pageNumber === 1 ? 'Showing 1 to 25 of 40' : 'Showing 26 to 40'),
      ).toBeVisible()
      const text = withoutSpaces((await page.locator('main').textContent()) ?? '')
      for (const { reference, status } of rows)
        for (const part of [reference, status]) if (text.includes(withoutSpaces(part))) seen.add(part)
      await harmless()
    }
    expect(seen.size, 'references and statuses seen').toBe(80)
    await page
      .getByRole('button', { name: /^Details/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await harmless()
    // While the details are open, they print instead of the statement.
    await pressEscape(page)
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await shows(page, ...rows.map(({ reference }) => reference))
    await harmless()
  })

/** Eight payloads per coin, so that the five coins of the table carry all forty. */
const coins = Array.from({ length: 5 }, (_, n) => {
  const text = payloads.slice(n * 8, n * 8 + 8).join(' ')
  return {
    id: text,
    name: `${text} name`,
    symbol: `${text} symbol`,
    image: payloads[16 + n],
    current_price: 1,
    market_cap: text,
    price_change_percentage_24h: text,
    sparkline_in_7d: null,
  }
})

test.describe('a visitor', () => {
  test('C32 C33 C34 forty payloads in the listing, in refusals and in a seed phrase appear as plain text', async ({
    page,
  }) => {
    const harmless = await watchScripts(page)
    await page.route('**/api/market/coins', (route) =>
      route.fulfill({
        json: coins,
        headers: { 'x-market-source': payloads[3], 'x-market-as-of': payloads[0] },
      }),
    )
    await page.goto(paths.home)
    const table = page.locator('table').first()
    await table.scrollIntoViewIfNeeded()
    await shows(page, ...coins.flatMap(({ name, symbol }) => [name, symbol]))
    await harmless()

    // The app rejects messages longer than 200 characters, so three payloads are sent at a time.
    let message = ''
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 422, json: { message } }))
    await page.goto(paths.signIn)
    await page.getByLabel('Email').fill('a@sample.test')
    await page.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD)
    for (let from = 0; from < 40; from += 3) {
      message = payloads.slice(from, from + 3).join(' ')
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
      // A message that looks like markup is replaced by the app's own (TXT-2).
      const ours = 'Something in this form was not accepted. Check it and try again.'
      await shows(page, /<\/?[a-z!]/i.test(message) ? ours : message)
      await harmless()
    }
    const fields = { email: allPayloads(21), [allPayloads(22)]: allPayloads(23) }
    await page.route('**/api/auth/edit-password', (route) =>
      route.fulfill({ status: 422, json: { message: payloads[0], fields } }),
    )
    await page.goto(`${paths.signIn}?view=reset`)
    await page.getByLabel('Seed phrase').fill('anchor harbor calm tide north coast')
    await page.getByLabel('Email').fill('a@sample.test')
    await page.getByLabel('New password', { exact: true }).fill('Quiet#Harbour8')
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await shows(page, fields.email)
    await harmless()

    const words = payloads.map((text) => text.replaceAll('-', ''))
    await page.route('**/api/auth/register', (route) =>
      route.fulfill({ status: 201, json: { seedPhrase: words.join('-'), status: allPayloads(24) } }),
    )
    await page.goto(paths.signUp)
    await fillSignUp(page)
    await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(40)
    await page.getByRole('dialog').getByRole('button', { name: 'Show the words' }).click()
    await shows(page, ...words)
    await harmless()
  })
})
