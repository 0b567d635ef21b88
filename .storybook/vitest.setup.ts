import * as a11y from '@storybook/addon-a11y/preview'
import { setProjectAnnotations } from '@storybook/react-vite'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import * as pixels from './pixels/pixels.ts'
import * as preview from './preview.tsx'
import * as testRun from './test-run.ts'

// What comes after a story runs from the last to the first.
setProjectAnnotations([pixels, a11y, preview, testRun])

// A browser without windows has its pointer in the corner of the page, over whatever a story puts there.
beforeAll(() => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 }))

// A story asserts at once, and axe would meet a text half-way between two colours.
beforeAll(() => {
  const instant = document.createElement('style')
  instant.textContent = '*, *::before, *::after { transition: none !important }'
  document.head.append(instant)
})

// A warning in the console is a fault that nobody has looked at yet, so it fails the story.
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
