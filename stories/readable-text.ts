import { expect } from 'storybook/test'

/** Expects that the input is wide enough for this text, whatever its padding and the size of its text. */
export async function expectReadable(input: HTMLElement, text: string) {
  const { font, fontVariantNumeric, letterSpacing, ...style } = getComputedStyle(input)
  const measure = document.createElement('span')
  measure.textContent = text
  Object.assign(measure.style, { font, fontVariantNumeric, letterSpacing, position: 'absolute' })
  input.after(measure)
  const { width } = measure.getBoundingClientRect()
  measure.remove()
  const room = input.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd)
  await expect(room).toBeGreaterThanOrEqual(width)
}
