import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { expect, signedIn, test } from './support.ts'
import { total } from './history-support.ts'

declare global {
  /** The numbers of rows in the printed statement, each taken while no task blocked the page. */
  var steps: Set<number>
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
  await page.keyboard.press('Escape')
  await expect(await printed(page)).toContainText(attack)
  expect(await page.evaluate(() => '__xss' in window)).toBe(false)
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
    await expect(page.locator('[data-slot="statement"] tbody td:nth-child(2)').last()).toHaveText(
      'DEP-SAMPLE-000001',
      { timeout: 60_000 },
    )
    expect(await page.evaluate(() => globalThis.steps.size)).toBeGreaterThan(10)
    // The rows, and those of the two tables of sums.
    expect(await rows.count()).toBeGreaterThan(10_000)
  })
})
