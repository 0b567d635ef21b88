import { paths } from '#app/paths.ts'
import type { Browser } from './driver.ts'
import { newVisit, type Visit, type Wanted } from './visit.ts'
import { SAMPLE_PASSWORD, equal, signIn } from './steps.ts'

/** The pages to take screenshots of, in both widths. */
export const lookedAt = [
  paths.home,
  paths.plans,
  paths.signIn,
  paths.signUp,
  paths.cryptocurrencies,
  paths.dashboard,
  paths.deposit,
  paths.withdrawal,
  paths.depositHistory,
  paths.account,
] as const

/** Takes screenshots of the main pages. Fails if a page is wider than the window. */
export async function lookAround(browser: Browser, origin: string, folder: string) {
  const visit = await newVisit(browser, origin)
  await signIn(visit, 'withdraw@sample.test', SAMPLE_PASSWORD)
  equal(await wideAmong(visit, lookedAt, folder), [], 'Pages that scroll sideways')
}

/** Takes screenshots of these pages at 375 and 1280 pixels. Resolves with those that are wider than the window. */
export async function wideAmong(visit: Visit, pages: readonly string[], folder: string, loaded?: Wanted) {
  const wide: string[] = []
  for (const width of [375, 1280]) {
    await visit.tab.resize(width, 900)
    for (const path of pages) {
      await visit.open(path)
      await visit.see(loaded ?? { role: 'heading' })
      await visit.settled()
      const sizes = await visit.tab.evaluate<number[]>(
        '() => [document.documentElement.scrollWidth, innerWidth]',
      )
      if ((sizes[0] ?? 0) > (sizes[1] ?? 0)) wide.push(`${path} at ${width}: ${sizes[0]} in ${sizes[1]}`)
      await visit.tab.screenshot(`${folder}/${path.replaceAll('/', '_')}-${width}.png`)
    }
  }
  return wide
}
