import { newCustomer } from './own-customer.ts'
import { expect, showAddress, test } from './support.ts'
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
    const address = page.locator('[data-slot="address-text"]')
    const finished = async () => {
      await expect(outcome).toBeInViewport({ ratio: 1 })
      await expect(outcome.getByRole('link', { name: 'Deposit history' })).toBeVisible()
      await expect(page.getByText(/Step \d of 2/)).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Choose a payment method' })).toHaveCount(0)
      await expect(address).toBeHidden()
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
  })
