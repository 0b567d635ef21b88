import { expect } from 'storybook/test'

/** The range of hues, in degrees, for the tokens with a meaning: green for a rise, red for a fall and an error, amber for pending. */
const hues: Record<string, [number, number]> = {
  gain: [130, 200],
  loss: [5, 45],
  danger: [5, 45],
  pending: [45, 110],
}

/** Returns the value of a color token at `element`. */
function tokenAt(element: Element, token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(--${token})`
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** Checks that the text of `element` has the color of a token, and that the color is in the token's range of hues. */
export async function expectRole(element: Element | null | undefined, token: string) {
  if (!element) throw new Error(`Nothing has the color of ${token}`)
  const color = tokenAt(element, token)
  await expect(getComputedStyle(element).color).toBe(color)
  const range = hues[token]
  if (!range) return
  const hue = Number(/oklch\([\d.]+ [\d.]+ ([\d.]+)/.exec(color)?.[1])
  await expect(hue).toBeGreaterThanOrEqual(range[0])
  await expect(hue).toBeLessThanOrEqual(range[1])
}

/** Checks that the background of `element` has the color of a token. */
export async function expectBackground(element: Element | null | undefined, token: string) {
  if (!element) throw new Error(`Nothing has the background of ${token}`)
  await expect(getComputedStyle(element).backgroundColor).toBe(tokenAt(element, token))
}
