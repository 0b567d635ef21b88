import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { storiesWithoutPlay } from './stories-without-play.ts'

/** How far a letter may extend beyond its space, in pixels. */
const TOLERANCE = 1

/** Excluded: a printed page has the width of paper, and this frame is as wide as the bar needs. */
const OF_ITS_OWN_WIDTH =
  '[data-slot^="statement"], [data-slot="opening-and-closing"], [style*="width: 1002px"]'

/** The area in which an element's text is visible: the window, less what its ancestors clip. */
function spaceOf(element: Element): { left: number; right: number } | undefined {
  let [left, right] = [0, document.documentElement.clientWidth]
  // Not the root: it scrolls, but only down the page.
  for (
    let around: Element | null = element;
    around && around !== document.documentElement;
    around = around.parentElement
  ) {
    if (around.matches(`[aria-hidden="true"], [inert], svg, ${OF_ITS_OWN_WIDTH}`)) return undefined
    const { overflowX, clipPath } = getComputedStyle(around)
    const box = around.getBoundingClientRect()
    // Text only for screen readers, and parts that scroll.
    if (clipPath !== 'none' || box.width <= 1 || ['auto', 'scroll'].includes(overflowX)) return undefined
    if (overflowX === 'visible') continue
    left = Math.max(left, box.left)
    right = Math.min(right, box.right)
  }
  return { left, right }
}

/** Text that is partly invisible. */
function* textsCutOff(): Generator<string> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element, textContent: text } = node
    if (!element || !text?.trim()) continue
    const space = spaceOf(element)
    if (!space) continue
    range.selectNodeContents(node)
    const isOutside = ({ left, right, width }: DOMRect) =>
      width > 0 && (left < space.left - TOLERANCE || right > space.right + TOLERANCE)
    if ([...range.getClientRects()].some(isOutside))
      yield `${element.closest('[data-slot]')?.getAttribute('data-slot')}: ${text.trim()}`
  }
}

let seen = 0

describe.each(['longer (test)', 'mirrored (test)'] as const)('LNG-3 %s', (language) => {
  it.each(storiesWithoutPlay(language))('$path: no text is cut off at 320 pixels', async ({ stories }) => {
    await page.viewport(320, 800)
    const found: string[] = []
    for (const { name, story, show } of stories) {
      // Text of double size is for a window of 640 pixels or more.
      if (story.globals?.textSize === '200%') continue
      await show()
      seen += 1
      if (language === 'mirrored (test)' && document.documentElement.dir !== 'rtl')
        found.push(`${name} isn't mirrored`)
      for (const text of textsCutOff()) found.push(`${name}, ${text}`)
    }
    expect(found).toEqual([])
  })
})

it('finds a text that sticks out, on either side', async () => {
  await page.viewport(320, 800)
  document.documentElement.dir = 'ltr'
  document.body.innerHTML = '<p style="width: 400px">Sticks out</p>'
  expect([...textsCutOff()]).toEqual([])
  document.body.innerHTML = '<p style="width: 400px; text-align: right">Sticks out</p>'
  expect([...textsCutOff()]).toEqual(['undefined: Sticks out'])
  document.body.innerHTML =
    '<div data-slot="a" style="width: 50px; overflow: hidden"><p style="white-space: nowrap">Incomprehensibilities</p></div>'
  expect([...textsCutOff()]).toEqual(['a: Incomprehensibilities'])
  document.body.innerHTML =
    '<p style="direction: rtl; width: 50px; margin-left: 10px; white-space: nowrap">Incomprehensibilities</p>'
  expect([...textsCutOff()]).toEqual(['undefined: Incomprehensibilities'])
  expect(seen).toBeGreaterThan(1500)
})
