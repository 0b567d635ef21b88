import { expect } from 'storybook/test'

type Label = { text: string | null; box: DOMRect }

const apart = (one: DOMRect, other: DOMRect) =>
  one.right <= other.left + 0.5 ||
  other.right <= one.left + 0.5 ||
  one.bottom <= other.top + 3 ||
  other.bottom <= one.top + 3

/** Each line of the labels that can be seen: those that a plot has scrolled out of view are left out. */
function labelsIn(root: HTMLElement): Label[] {
  return [...root.querySelectorAll('text')].flatMap((label) => {
    const view = label.closest('.overflow-x-auto')?.getBoundingClientRect()
    const lines = label.querySelector('tspan') ? [...label.childNodes] : [label]
    return lines
      .map((line): Label => {
        const range = document.createRange()
        range.selectNodeContents(line)
        return { text: line.textContent, box: range.getBoundingClientRect() }
      })
      .filter(({ box }) => box.width > 0)
      .filter(({ box }) => !view || (box.right > view.left && box.left < view.right))
  })
}

/** Checks that no two labels of a plot overlap, and that none starts more than 2 px outside of it. */
export async function labelsApart(root: HTMLElement) {
  const labels = labelsIn(root)
  await expect(labels.length).toBeGreaterThan(3)
  const overlapping = labels.flatMap((one, index) =>
    labels
      .slice(index + 1)
      .filter((other) => !apart(one.box, other.box))
      .map((other) => `${one.text} and ${other.text}`),
  )
  await expect(overlapping).toEqual([])
  const { left } = root.getBoundingClientRect()
  await expect(labels.filter(({ box }) => box.left < left - 2).map(({ text }) => text)).toEqual([])
}
