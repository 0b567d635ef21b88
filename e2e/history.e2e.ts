import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { PASSWORD, register } from './own-customer.ts'
import { alive, expect, signedIn, test, navigateTo } from './support.ts'

declare global {
  /** The numbers of rows in the printed statement, each taken while no task blocked the page. */
  var steps: Set<number>
}

const references = (page: Page) =>
  page
    .getByRole('row')
    .getByText(/^(DEP|WDR)-/)
    .allInnerTexts()
const amounts = async (page: Page) => {
  const texts = await page.getByRole('cell', { name: /^\$/ }).allInnerTexts()
  return texts.map((text) => Number(text.replaceAll(/[$,]/g, '')))
}
/** Saves a file through the menu. */
async function save(page: Page, kind: string) {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save or print' }).click()
  await page.getByRole('button', { name: kind }).click()
  const file = await saved
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}
/** Prints as the browser's own command does, once the statement's code has loaded. */
async function printed(page: Page) {
  const statement = page.locator('[data-slot="statement"]')
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(statement).toBeAttached({ timeout: 500 })
  }).toPass()
  return statement
}
const total = (page: Page) => page.getByText(/^Showing .* of /)

test('HIS-1 the rows are fetched 500 ms after the page opens, and a skeleton is shown until then', async ({
  page,
}) => {
  let asked = 0
  page.on('request', (request) => request.url().endsWith('/api/transaction/all') && (asked += 1))
  await signedIn(page, 'withdraw@sample.test')
  await page.clock.install()
  await page.goto(paths.dashboard)
  await alive(page)
  await expect.poll(() => asked, 'for the latest activity').toBe(1)
  asked = 0
  await page.clock.pauseAt(Date.now() + 60_000)
  await navigateTo(page, 'Deposit history')
  await expect(page.getByText('Loading your deposits')).toBeAttached()
  await page.clock.runFor(499)
  expect(asked).toBe(0)
  await page.clock.runFor(1)
  await expect.poll(() => asked).toBe(1)
  await page.clock.resume()
  await expect(page.getByText('DEP-SAMPLE-0004', { exact: true })).toBeVisible()
})

test('HIS-1 filter, search, order and page are part of the address, so that reload and Back keep them', async ({
  page,
}) => {
  await signedIn(page, 'history@sample.test')
  await page.goto(paths.depositHistory)
  await expect(total(page)).toHaveText('Showing 1 to 25 of 10,000')

  await test.step('paging works with the keyboard', async () => {
    await page.getByRole('button', { name: 'Next' }).focus()
    await page.keyboard.press('Enter')
    await expect(total(page)).toHaveText('Showing 26 to 50 of 10,000')
    await expect(page).toHaveURL(/\?page=2$/)
    expect(await references(page)).toHaveLength(25)
  })
  await test.step('status, search and order are added to the address', async () => {
    await page.getByLabel('Status').selectOption('Failed')
    await expect(page).toHaveURL(/\?status=failed$/)
    await page.getByLabel('Search by reference').pressSequentially('0099')
    await expect(page).toHaveURL(/q=0099/)
    await page.getByRole('button', { name: 'Amount', exact: true }).click()
    await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(page).toHaveURL(/sort=-amount/)
    await expect(async () => {
      const shown = await amounts(page)
      expect(shown).toEqual(shown.toSorted((a, b) => b - a))
    }).toPass()
  })
  await test.step('a reload shows the same rows in the same order', async () => {
    const before = await references(page)
    expect(before.length).toBeGreaterThan(2)
    await page.reload()
    await expect(total(page)).toBeVisible()
    expect(await references(page)).toEqual(before)
    await expect(page.getByLabel('Search by reference')).toHaveValue('0099')
  })
  await test.step('Back undoes order, search, status and page, one step each', async () => {
    await page.goBack()
    await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending')
    await page.goBack()
    await expect(page.getByLabel('Search by reference')).toHaveValue('')
    await page.goBack()
    await expect(total(page)).toHaveText('Showing 26 to 50 of 10,000')
    await page.goBack()
    await expect(total(page)).toHaveText('Showing 1 to 25 of 10,000')
  })
})

test('HIS-1 shows the details of a withdrawal, saves it as a file and prints a statement', async ({
  page,
}) => {
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(`${paths.withdrawalHistory}?q=WDR-SAMPLE`)

  await test.step('FAIR-4 the details show fee, payout and destination, and Back closes them', async () => {
    await page.getByRole('button', { name: 'Details of WDR-SAMPLE-0002' }).click()
    const dialog = page.getByRole('dialog', { name: 'Withdrawal' })
    for (const text of [
      'Payout approved',
      '$975.01',
      '$1,000.01 less a fee of $25.00',
      'Sample Bank',
      '00012345',
    ])
      await expect(dialog.getByText(text, { exact: true })).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Search by reference')).toHaveValue('WDR-SAMPLE')
  })
  await test.step('HIS-4 each file contains the rows that the page shows', async () => {
    const csv = await save(page, 'CSV file')
    expect(csv.name).toBe('withdrawals reference WDR-SAMPLE.csv')
    const lines = csv.text.split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[2]).toContain(',WDR-SAMPLE-0002,approved,1000.01,25.00,975.01,')
    const json = await save(page, 'JSON file')
    expect(json.name).toBe('withdrawals reference WDR-SAMPLE.json')
    const { rows, ...facts } = JSON.parse(json.text)
    expect(facts).toMatchObject({
      customer: { email: 'withdraw@sample.test' },
      server: new URL('/api', page.url()).href,
      filter: { reference: 'WDR-SAMPLE', status: 'all' },
      rowCount: 3,
      note: 'Sandbox: simulated money',
    })
    expect(rows[1]).toMatchObject({ reference: 'WDR-SAMPLE-0002', amount: '1000.01', fee: '25' })
  })
  await test.step('HIS-4 FAIR-6 the statement has a letterhead, sums and the sandbox note, and no menu', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const statement = await printed(page)
    expect(await statement.evaluate((article) => getComputedStyle(article).backgroundColor)).toMatch(
      /^(oklch\(1 0 0\)|rgb\(255, 255, 255\)|lab\(100 .*\))$/,
    )
    await expect(page.getByRole('table', { name: 'Totals' })).toBeVisible()
    for (const text of [
      'Statement of withdrawals',
      'Plainsail (sample operator)',
      /withdraw@sample\.test/,
      'Sandbox: simulated money',
      'reference with “WDR-SAMPLE”',
      'Time zone',
    ])
      await expect(statement.getByText(text).first()).toBeVisible()
    await expect(page.getByRole('navigation')).toBeHidden()
    await expect(page.getByLabel('Search by reference')).toBeHidden()
  })
})

test('HIS-2 a new deposit and its approval appear without a reload and are announced', async ({
  page,
  request,
}) => {
  const { token } = await signedIn(page, await register(page), PASSWORD)
  await page.goto(paths.depositHistory)
  await expect(page.getByText('No transaction history')).toBeVisible()

  // The server approves after a few seconds. Even on a slow machine, the page shows it as pending first.
  let shown = false
  await page.route('**/api/transaction/all', async (route) => {
    const answer = await route.fetch()
    const list = (await answer.json()) as { allTransactions: { status: string }[] }
    const [row] = list.allTransactions
    if (row && !shown) row.status = 'pending'
    shown ||= row !== undefined
    await route.fulfill({ json: list })
  })
  await request.post('/api/transaction/add', {
    data: { amount: 12.5 },
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': `news-${Date.now()}` },
  })
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  const row = page.getByRole('row', { name: /\$12\.50/ })
  await expect(row.getByText('Pending')).toBeVisible()
  await expect(page.getByText('1 new deposit.')).toBeAttached()
  await expect(row.getByText('Approved')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/^The deposit DEP-\w+ is now approved\.$/)).toBeAttached()
})

const answers = {
  'C1 an HTML page': { status: 200, contentType: 'text/html', body: '<html><b>captive portal</b></html>' },
  'C1 incomplete JSON': { status: 200, contentType: 'application/json', body: '{"allTransactions":[{' },
  'C2 another shape': { status: 200, contentType: 'application/json', body: '{"allTransactions":null}' },
}
for (const [name, answer] of Object.entries(answers))
  test(`FAIR-7 ${name} instead of the history is reported, with a retry`, async ({ page }) => {
    await signedIn(page, 'withdraw@sample.test')
    await page.route('**/api/transaction/all', (route) => route.fulfill(answer))
    await page.goto(paths.depositHistory)
    await expect(page.getByText('The server sent something this app does not understand.')).toBeVisible()
    await expect(page.getByText('captive portal')).toBeHidden()
    await page.unroute('**/api/transaction/all')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('DEP-SAMPLE-0004', { exact: true })).toBeVisible()
  })

test('C32 a script in any string of a row is shown as text, in the list, in the details and in print', async ({
  page,
}) => {
  const attack = `"><img src=x onerror="window.__xss=1"><script>window.__xss=1</script>`
  const row = {
    _id: attack,
    amount: 1,
    date: '2026-01-01T00:00:00Z',
    reference: attack,
    status: attack,
    wallet: attack,
  }
  await signedIn(page, 'withdraw@sample.test')
  await page.route('**/api/withdrawal/all', (route) => route.fulfill({ json: { allWithdrawals: [row] } }))
  await page.goto(paths.withdrawalHistory)
  await expect(page.getByRole('cell', { name: attack, exact: true })).toHaveCount(2)
  await page.getByRole('button', { name: /^Details/ }).click()
  await expect(page.getByRole('dialog').getByText(attack).first()).toBeVisible()
  await expect(await printed(page)).toContainText(attack)
  expect(await page.evaluate(() => '__xss' in window)).toBe(false)
})

test('HIS-1 a page with a pending row stops polling while the customer is idle, and continues when they return', async ({
  page,
}) => {
  await signedIn(page, 'withdraw@sample.test')
  await page.clock.install()
  let asked = 0
  let answered: (() => void) | undefined
  await page.route('**/api/transaction/all', async (route) => {
    const row = {
      _id: 'a',
      amount: 1,
      reference: 'DEP-SAMPLE-A',
      status: 'pending',
      date: new Date(Date.now() + 3_600_000).toISOString(),
    }
    await route.fulfill({ json: { allTransactions: [row] } })
    asked += 1
    answered?.()
  })
  await page.goto(paths.depositHistory)
  await alive(page)
  await expect(page.getByText('DEP-SAMPLE-A', { exact: true })).toBeVisible()
  const read = asked
  await page.clock.runFor(5000)
  await expect.poll(() => asked, 'while the customer is active').toBeGreaterThan(read)
  // After five minutes without activity, no request is in flight.
  await page.clock.runFor(300_000)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))))
  const left = asked
  await page.clock.runFor(1_800_000)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.clock.runFor(60_000)
  expect(asked).toBe(left)
  const again = new Promise<void>((done) => (answered = done))
  await page.mouse.move(200, 200)
  await again
  expect(asked).toBe(left + 1)
  await page.clock.runFor(5000)
  await expect.poll(() => asked, 'polling continues').toBeGreaterThan(left + 1)
})

test('HIS-1 C12 a double click on Close goes back one step, also after the row was opened again', async ({
  page,
}) => {
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(paths.dashboard)
  await alive(page)
  await navigateTo(page, 'Withdrawal history')
  for (let round = 0; round < 2; round += 1) {
    await page.getByRole('button', { name: 'Details of WDR-SAMPLE-0002' }).click()
    const details = page.getByRole('dialog')
    await expect(details).toBeVisible()
    await details.getByRole('button', { name: 'Close', exact: true }).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect(details).toHaveCount(0)
    await expect(page).toHaveURL(paths.withdrawalHistory)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdrawal History', {
      ignoreCase: true,
    })
  }
})

test('NAV-7 HIS-1 the two histories link to each other, and Back returns', async ({ page }) => {
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(paths.depositHistory)
  const links = page.getByRole('navigation', { name: 'Histories' })
  await expect(links.getByRole('link', { name: 'Deposits' })).toHaveAttribute('aria-current', 'page')
  await links.getByRole('link', { name: 'Withdrawals' }).click()
  await expect(page.getByText('WDR-SAMPLE-0002', { exact: true })).toBeVisible()
  await expect(links.getByRole('link', { name: 'Withdrawals' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page.getByText('DEP-SAMPLE-0004', { exact: true })).toBeVisible()
})

test('HIS-1 another page can link to the details of a row by its reference, and Close stays on the page', async ({
  page,
}) => {
  await signedIn(page, 'withdraw@sample.test')
  await page.goto(`${paths.withdrawalHistory}?row=WDR-SAMPLE-0003`)
  const details = page.getByRole('dialog', { name: 'Withdrawal' })
  await expect(details.getByText('You receive', { exact: true })).toBeVisible()
  await expect(details.getByText('$390.00', { exact: true })).toBeVisible()
  await details.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(details).toHaveCount(0)
  await expect(page).toHaveURL(paths.withdrawalHistory)
  await page.goto(`${paths.withdrawalHistory}?row=WDR-GONE`)
  await expect(page.getByText('This withdrawal is not in the list')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('HIS-3 a row takes two lines, the first one is visible without scrolling, and one button has the filters', async ({
    page,
  }) => {
    await signedIn(page, 'withdraw@sample.test')
    await page.goto(`${paths.withdrawalHistory}?from=2025-11-01&q=WDR-SAMPLE`)
    const first = page.getByRole('row').filter({ hasText: 'WDR-SAMPLE-0003' })
    await expect(first).toBeVisible()

    await test.step('the first line has the type and the amount, the second the date and the status', async () => {
      const box = await first.boundingBox()
      expect(box?.y).toBeLessThan(360)
      expect(box?.height).toBeLessThanOrEqual(80)
      const top = async (text: string) => {
        const place = await first.getByText(text, { exact: true }).boundingBox()
        return (place?.y ?? 0) + (place?.height ?? 0) / 2
      }
      expect(Math.abs((await top('withdrawal')) - (await top('$400.00')))).toBeLessThan(4)
      expect(Math.abs((await top('Mar 1, 2026, 10:12 AM')) - (await top('Pending')))).toBeLessThan(4)
    })
    await test.step('the button says how many filters are on, and opens the filters and the sort order', async () => {
      await page.getByRole('button', { name: 'Filters: 2 on' }).click()
      const sheet = page.getByRole('dialog', { name: 'Filters' })
      await sheet.getByLabel('Status').selectOption('Failed')
      await sheet.getByLabel('Order').selectOption('Amount, largest first')
      await sheet.getByRole('button', { name: 'Show 1 withdrawal' }).click()
      await expect(page.getByRole('button', { name: 'Filters: 3 on' })).toBeFocused()
      await expect(page).toHaveURL(/status=failed.*sort=-amount/)
      await expect(page.getByRole('row')).toHaveCount(1)
    })
    await test.step('clearing shows all rows, and the focus is not lost', async () => {
      await page.getByRole('button', { name: 'Clear filters' }).click()
      await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
      await expect(total(page)).toBeFocused()
    })
    await test.step('a tap on the row opens its details over the whole width', async () => {
      await page.getByRole('row').filter({ hasText: 'WDR-SAMPLE-0002' }).tap()
      const details = page.getByRole('dialog', { name: 'Withdrawal' })
      await expect(details.getByText('$975.01', { exact: true })).toBeVisible()
      expect((await details.boundingBox())?.width).toBeCloseTo(375)
      await page.goBack()
      await expect(details).toHaveCount(0)
    })
  })
})

test('HIS-4 a statement of 10,000 rows says how many pages it takes, stays usable and prints every row', async ({
  page,
}) => {
  await signedIn(page, 'history@sample.test')
  await page.addInitScript(() => {
    // The real function would block the page until someone closes the print dialog.
    window.print = () => window.dispatchEvent(new Event('beforeprint'))
  })
  await page.goto(paths.depositHistory)
  await expect(total(page)).toHaveText('Showing 1 to 25 of 10,000')
  const print = async () => {
    await page.getByRole('button', { name: 'Save or print' }).click()
    await page.getByRole('button', { name: 'Printed statement' }).click()
  }
  const dialog = page.getByRole('dialog', { name: /^This prints about \d+ pages$/ })
  const rows = page.locator('[data-slot="statement"] tbody tr')

  await test.step('Cancel prints nothing', async () => {
    await print()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(rows).toHaveCount(0)
  })
  await test.step('the rows are prepared in steps, so that no step blocks the page for long', async () => {
    await print()
    // Counts the tasks in which the page was free while rows were added.
    await page.evaluate(() => {
      const seen = new Set<number>()
      globalThis.steps = seen
      const tick = () => {
        seen.add(document.querySelectorAll('[data-slot="statement"] tbody tr').length)
        setTimeout(tick)
      }
      tick()
    })
    await dialog.getByRole('button', { name: /^Print / }).click()
    await expect(page.locator('[data-slot="statement"] tbody td:nth-child(3)').last()).toHaveText(
      'DEP-SAMPLE-000001',
      { timeout: 60_000 },
    )
    expect(await page.evaluate(() => globalThis.steps.size)).toBeGreaterThan(10)
    // The rows, and those of the two tables of sums.
    expect(await rows.count()).toBeGreaterThan(10_000)
  })
})
