import { expect } from 'storybook/test'

/** The hues of the tokens that carry a meaning, in degrees: a rise is green, a fall and a problem are red, waiting is amber. */
const hues: Record<string, [number, number]> = {
  gain: [130, 200],
  loss: [5, 45],
  danger: [5, 45],
  pending: [45, 110],
}

/** What a token is where `element` stands. */
function tokenAt(element: Element, token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(--${token})`
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** The text has the color of its meaning, and that color is of the right kind: no picture is needed to see a mix-up. */
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

/** As {@link expectRole}, for what stands behind the text. */
export async function expectBackground(element: Element | null | undefined, token: string) {
  if (!element) throw new Error(`Nothing has the background of ${token}`)
  await expect(getComputedStyle(element).backgroundColor).toBe(tokenAt(element, token))
}
