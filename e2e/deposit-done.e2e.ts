import { paths } from '#app/paths.ts'
import { idOf } from '#contract/transactions.ts'
import { newCustomer } from './own-customer.ts'
import { answerTo, expect, showAddress, test } from './support.ts'
import { bitcoin, status, toMethods } from './deposit-support.ts'

for (const width of [375, 1280])
  test(`DEP-3 DEP-7 at ${width} px the outcome stands below the heading, and the address is no longer offered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 667 })
    await newCustomer(page)
    await toMethods(page, '250')
    await showAddress(page)
    await page.getByRole('button', { name: 'I have sent it' }).click()
    const outcome = status(page, 'Deposit recorded.')
    await expect(outcome).toContainText('Your deposit of $250.00 was recorded as pending.')
    const copy = outcome.getByRole('button', { name: 'Copy the reference' })
    await expect(copy).toBeVisible()
    const { allTransactions } = (await answerTo(page, '/api/transaction/all')) as {
      allTransactions: { _id: string; reference: string }[]
    }
    const [row] = allTransactions
    const link = outcome.getByRole('link', { name: 'See it in the deposit history' })
    const address = page.locator('[data-slot="address-text"]')
    const another = page.getByRole('button', { name: 'Make another deposit' })
    const finished = async () => {
      await expect(outcome).toBeInViewport({ ratio: 1 })
      await expect(outcome).toContainText(row?.reference ?? 'no row')
      await expect(copy).toBeVisible()
      await expect(link).toHaveAttribute('href', `${paths.depositHistory}?row=${row && idOf(row)}`)
      await expect(page.getByText(/Step \d of 2/)).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Choose a payment method' })).toHaveCount(0)
      await expect(address).toBeHidden()
      await expect(page.getByRole('button', { name: 'I have sent it' })).toHaveCount(0)
      await expect(outcome.locator(another)).toBeVisible()
      await expect(another).toHaveCount(1)
      await expect(page.getByRole('region', { name: 'Questions?' })).toContainText(
        `Quote ${row?.reference}. Write to`,
      )
      await expect(page.getByText(/before you send|may charge a fee/)).toHaveCount(0)
      await expect(page.getByText(/arrived and we have confirmed it/)).toHaveCount(1)
      await expect(page.getByRole('region', { name: 'Receipt by email' })).not.toContainText(/reported|\$250/)
      const [heading, box, receipt] = await Promise.all(
        [
          page.getByRole('heading', { level: 1 }),
          outcome,
          page.getByRole('heading', { name: 'Receipt by email' }),
        ].map((part) => part.boundingBox()),
      )
      expect((box?.y ?? 0) - (heading?.y ?? 0) - (heading?.height ?? 0)).toBeLessThan(48)
      expect(receipt?.y ?? 0).toBeGreaterThan(box?.y ?? Infinity)
    }
    await finished()
    await test.step('also after a reload, and the address can be looked up', async () => {
      await page.reload()
      await finished()
      await page.getByText('Show the address again').click()
      await expect(page.getByText(/If you have sent it, don’t send it again/)).toBeVisible()
      await expect(address).toHaveText(bitcoin)
    })
    await test.step('HIS-1 the link opens its row in the history', async () => {
      await link.click()
      await expect(page.getByRole('dialog')).toContainText(row?.reference ?? 'no row')
    })
  })

test('DEP-3 without a reference of the deposit, the link leads to the history', async ({ page }) => {
  await newCustomer(page)
  await toMethods(page, '250')
  await showAddress(page)
  await page.route('**/transaction/all', (route) => route.fulfill({ json: { allTransactions: [] } }))
  await page.getByRole('button', { name: 'I have sent it' }).click()
  const outcome = status(page, 'Deposit recorded.')
  await expect(outcome.getByRole('link', { name: 'Deposit history' })).toHaveAttribute(
    'href',
    paths.depositHistory,
  )
  await expect(outcome).not.toContainText(/reference/i)
})

for (const name of ['Bitcoin', 'Ethereum', 'USDT'])
  test(`DEP-2 on a phone the bar does not cut the name of ${name} when its address is shown`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    await newCustomer(page)
    await toMethods(page, '250')
    const method = page.getByRole('button', { name, exact: true })
    if ((await method.getAttribute('aria-expanded')) !== 'true') await method.click()
    const show = page.getByRole('button', { name: /show the address/ })
    // As after reading the text above it: the name of the method is behind the bar.
    await show.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top - 130))
    await show.click()
    await expect(method).toContainText('confirmed by you')
    const isWhole = () =>
      method.evaluate((button) => {
        const { left, width, top, bottom } = button.getBoundingClientRect()
        const isUncovered = (y: number) => button.contains(document.elementFromPoint(left + width / 2, y))
        return isUncovered(top + 1) && isUncovered(bottom - 1)
      })
    await expect.poll(isWhole).toBe(true)
  })

test('DEP-7 on a phone “I have sent it” stands less than a screen below the address', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await newCustomer(page)
  await toMethods(page, '250')
  await showAddress(page)
  const [address, sent] = await Promise.all(
    [page.locator('[data-slot="address-text"]'), page.getByRole('button', { name: 'I have sent it' })].map(
      (part) => part.boundingBox(),
    ),
  )
  expect((sent?.y ?? Infinity) + (sent?.height ?? 0) - (address?.y ?? 0)).toBeLessThan(812)
})
