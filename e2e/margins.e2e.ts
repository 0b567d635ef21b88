import { paths } from '#app/paths.ts'
import { expect, ready, signedIn, test } from './support.ts'

for (const width of [375, 1280]) {
  test(`WDR-1 DEP-1 HIS-1 at ${width} pixels deposit, withdrawal and history start at the same place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signedIn(page, 'withdraw@sample.test')
    const places: Record<string, number[]> = {}
    for (const path of [paths.deposit, paths.withdrawal, paths.withdrawalHistory]) {
      await page.goto(path)
      await ready(page)
      places[path] = await page.locator('[data-page-heading]').evaluate((each) => {
        const { left, top } = each.getBoundingClientRect()
        return [Math.round(left), Math.round(top + scrollY)]
      })
    }
    expect(places[paths.withdrawal]).toEqual(places[paths.deposit])
    expect(places[paths.withdrawalHistory]).toEqual(places[paths.deposit])
  })
}
