import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { cdp } from 'vitest/browser'

// A headless browser has its pointer in the corner of the page, where it would hover over the story.
beforeAll(() => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 }))

// Without transitions, because axe would check text halfway between two colors.
beforeAll(() => {
  const instant = document.createElement('style')
  instant.textContent = '*, *::before, *::after { transition: none !important }'
  document.head.append(instant)
})

// An unexpected console warning or error fails the story.
const unexpected: string[] = []
beforeEach(() => {
  unexpected.length = 0
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(
      (...words) => void unexpected.push(`${level}: ${words.join(' ')}`),
    )
})
afterEach(() => {
  expect(unexpected, 'unexpected console output').toEqual([])
})
