import { paths } from '#app/paths.ts'
import { alive, expect, fileOf, ready, signIn, test } from './support.ts'

// These tests provoke failures, and the browser logs them as errors.
test.use({ expectedErrors: [[/net::ERR_/, /dynamically imported module/], { scope: 'test' }] })

for (const way of ['while offline', 'from an unreachable server'] as const)
  test(`C18 FAIR-7 NAV-5 a menu whose code could not be loaded ${way} says so below its button, and the next press opens it without a reload`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 })
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.goto(paths.terms)
    await ready(page)
    const opener = page.getByRole('button', { name: 'Menu', exact: true })
    const failure = page.getByRole('alert').filter({ hasText: 'The menu could not be loaded' })
    const offline = way === 'while offline'
    if (offline) await context.setOffline(true)
    else await page.route(fileOf('SiteMenu'), (route) => route.abort())
    await page.mouse.wheel(0, 2000)
    await opener.click()
    await expect(failure).toBeInViewport({ ratio: 1 })
    await expect(failure).toHaveCount(1)
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    const [bar, notice] = [
      await page.getByRole('banner').locator('> div').boundingBox(),
      await failure.boundingBox(),
    ]
    expect(Math.abs((bar?.y ?? 0) + (bar?.height ?? 0) - (notice?.y ?? 0)), 'distance').toBeLessThan(2)
    if (offline) await context.setOffline(false)
    else await page.unroute(fileOf('SiteMenu'))
    await opener.click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(failure).toHaveCount(0)
    expect(loads, 'page loads').toBe(1)
  })

for (const { part, file, title } of [
  { part: 'Your money', file: 'MoneyPlots', title: 'The charts could not be loaded' },
  { part: 'Markets', file: 'MarketWidgets', title: 'The market widgets could not be loaded' },
])
  test(`FAIR-7 DSH-9 DSH-10 '${part}' on the dashboard loads by itself when the network is back`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 })
    // The connection breaks before the code was prefetched.
    await page.route(fileOf(file), (route) => route.abort())
    await signIn(page, 'withdraw@sample.test')
    await alive(page)
    await expect(page.getByRole('region', { name: 'Latest activity' }).getByRole('listitem')).toHaveCount(5)
    await context.setOffline(true)
    const section = page.getByRole('region', { name: part, exact: true })
    await section.scrollIntoViewIfNeeded()
    await expect(section.getByText(title)).toBeVisible()
    await expect(section.getByText('This doesn’t affect your money.')).toBeVisible()
    await expect(section.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.unroute(fileOf(file))
    await context.setOffline(false)
    await expect(section.getByText(title)).toHaveCount(0)
    await expect(section.getByRole('figure').first()).toBeVisible()
  })
