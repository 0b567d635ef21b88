import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './support.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function violations(page: Page, include: string, rules?: string[]) {
  // Once per page, because the source is larger than most pages.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([part, only]) => {
      const { axe: tool } = window as unknown as { axe: typeof axe }
      // Leaves out the provider's frames, which we can't change.
      const { violations: found } = await tool.run(
        { include: [part], exclude: ['iframe'] },
        { iframes: false, preload: false, resultTypes: ['violations'], ...(only && { runOnly: only }) },
      )
      return found.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 120))])
    },
    [include, rules] as const,
  )
}

/** Expects no overflow at 320 px, and no axe violations at 375 and 1280 px. The dark theme differs only in color, so only contrast is checked there. */
export async function expectAccessible(page: Page, what: string, include = 'body') {
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over, `${what} overflows at ${width} px`).toBeLessThanOrEqual(0)
    if (width === 320) continue
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined
      expect(await violations(page, include, rules), `${what}, ${width} px, ${colorScheme}`).toEqual([])
    }
  }
}
