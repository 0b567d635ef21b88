function rgb(color: string): [number, number, number] {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

// https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
function luminance(color: string) {
  const [red, green, blue] = rgb(color).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast between the text of an element and its nearest background, as defined by WCAG 2.2. */
export function contrastOf(element: Element) {
  let behind: Element | null = element
  while (behind && getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)')
    behind = behind.parentElement
  const text = luminance(getComputedStyle(element).color)
  const ground = luminance(getComputedStyle(behind ?? document.documentElement).backgroundColor)
  return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05)
}
