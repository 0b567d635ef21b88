import { expect, inject } from 'vitest'
import { page } from 'vitest/browser'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this run compares pictures; says `pixels-config.ts`. */
    pixels?: boolean
  }
}

type Story = {
  componentId: string
  id: string
  globals: Record<string, unknown>
  parameters: { forcedColors?: boolean; pixels?: false | { widths?: number[] } }
}

const HEIGHT = 800

/** Compares a story's picture with its baseline, in each theme and at each width that it asks for. */
export async function comparePixels({ componentId, id, globals, parameters }: Story) {
  if (!inject('pixels') || parameters.pixels === false) return
  const root = document.documentElement
  const own = root.dataset.theme ?? 'light'
  const { innerWidth, innerHeight } = window
  const name = `${componentId}/${id.slice(componentId.length + 2)}`
  const widths = parameters.pixels?.widths ?? [undefined]
  await document.fonts.ready
  for (const width of widths) {
    if (width !== undefined) await page.viewport(width, HEIGHT)
    // A story in a theme of its own has its twin's other picture already.
    for (const theme of globals.theme === 'dark' || parameters.forcedColors ? [own] : ['light', 'dark']) {
      root.dataset.theme = theme
      const suffix = [parameters.forcedColors ? 'forced' : theme, width].filter(Boolean).join('-')
      await expect(page.elementLocator(document.body)).toMatchScreenshot(`${suffix}/${name}`)
    }
  }
  root.dataset.theme = own
  if (parameters.pixels?.widths) await page.viewport(innerWidth, innerHeight)
}
