import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { alive, expect, signedIn, test, navigateTo } from './support.ts'
import { total } from './history-support.ts'

const references = (page: Page) =>
  page
    .getByRole('row')
    .getByText(/^(DEP|WDR)-/)
    .allInnerTexts()
const amounts = async (page: Page) => {
  const texts = await page.getByRole('cell', { name: /^\$/ }).allInnerTexts()
  return texts.map((text) => Number(text.replaceAll(/[$,]/g, '')))
}

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
  await expect(details.getByText('You receive once it is paid out', { exact: true })).toBeVisible()
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

    await test.step('the first line has the destination and the amount, the second the date and the status', async () => {
      const box = await first.boundingBox()
      expect(box?.y).toBeLessThan(360)
      expect(box?.height).toBeLessThanOrEqual(80)
      const top = async (text: string) => {
        const place = await first.getByText(text, { exact: true }).boundingBox()
        return (place?.y ?? 0) + (place?.height ?? 0) / 2
      }
      expect(Math.abs((await top('tb1qcr')) - (await top('$400.00')))).toBeLessThan(4)
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
