import css from '#ui/theme.css?raw'

export type ColorToken = { name: string; light: string; dark: string }

/** The color tokens of ui/theme.css. */
export const colorTokens: ColorToken[] = [
  ...css.matchAll(/^ {2}--([\w-]+): light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\);/gm),
].map(([, name = '', light = '', dark = '']) => ({ name, light, dark }))

function luminance(color: string) {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return 0
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data]
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns the contrast of two colors as defined by WCAG 2.2, rounded down to two decimals. */
export function contrast(one: string, other: string) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return Math.floor(((high + 0.05) / (low + 0.05)) * 100) / 100
}
