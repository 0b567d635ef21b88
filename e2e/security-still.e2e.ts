import { capabilityNames } from '#contract/capabilities/names.ts'
import { paths } from '#app/paths.ts'
import { offering, stopOffering } from './offering.ts'
import { callsOf, checks, section, sessionsOn } from './security-support.ts'
import { expect, hold, signedIn, test } from './support.ts'

// Whether the font arrives in time depends on the network, so the tests run without it. It never swaps in late.
test.use({ expectedErrors: [/ERR_FAILED/] })
test.beforeEach(({ page }) => page.route(/\.woff2$/, (route) => route.abort()))
test.afterAll(stopOffering)

/** The reads of the security page, in the order in which they arrive. */
const reads = [
  /auth\/passkeys$/,
  /auth\/sessions$/,
  /auth\/activity/,
  /auth\/security$/,
  /withdrawal\/addresses$/,
]

for (const width of [375, 1280])
  test(`CAP-3 C9 at ${width} pixels the security page stays still while its slow reads arrive one after the other`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const address = await offering(capabilityNames.join(','))
    await signedIn(page, 'withdraw@sample.test', undefined, address)
    await page.addInitScript(() => {
      window.shifts = 0
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) window.shifts += (shift as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    /** The sum of the layout-shift scores so far. The browser reports a shift after the frame in which it happens. */
    const shifted = () =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
        return window.shifts
      })
    const made = callsOf(page)
    const releaseNames = await hold(page, /\/api\/$/)
    const releases = []
    for (const read of reads) releases.push(await hold(page, read))

    await page.goto(address + paths.security)
    await releaseNames()
    await expect(section(page, 'Word in our emails')).toBeVisible()
    await expect.poll(() => made.length).toBeGreaterThanOrEqual(reads.length)
    const loading = page.locator('main [data-slot="skeleton-group"]')
    await expect(loading).toHaveCount(8)
    for (const release of releases) {
      await release()
      await shifted()
    }
    await expect(loading).toHaveCount(0)
    await expect(checks(page)).toContainText('Anyone who gets into your account')
    await expect(sessionsOn(page).getByRole('listitem')).not.toHaveCount(0)
    expect(await shifted()).toBeLessThan(0.02)
  })

declare global {
  interface Window {
    shifts: number
  }
}
