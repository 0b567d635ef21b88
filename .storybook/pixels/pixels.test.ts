import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { differenceOf } from './difference.ts'
import { picturesOf, whyNotCompared } from './snapshot-rules.ts'

const story = {
  id: 'primitives-button--sample',
  name: 'Sample',
  tags: ['stable'],
  hasPlay: false,
  globals: {},
  parameters: {},
}
const folders = (changes: Partial<typeof story> & { parameters?: Record<string, unknown> }) =>
  picturesOf({ ...story, ...changes }).map(({ theme, width }) => [theme, width].filter(Boolean).join('-'))

it('a story without a play function has a snapshot in light and dark', () => {
  expect(folders({})).toEqual(['light', 'dark'])
})

it('a story with a play function has none, unless it is Playground or States, or asks for it', () => {
  expect(folders({ hasPlay: true })).toEqual([])
  expect(folders({ hasPlay: true, name: 'Playground' })).toEqual(['light', 'dark', 'light-320'])
  expect(folders({ name: 'Playground', tags: ['wide'] })).toEqual(['light', 'dark'])
  expect(folders({ hasPlay: true, name: 'States' })).toEqual(['light', 'dark'])
  expect(folders({ hasPlay: true, parameters: { pixels: true } })).toEqual(['light', 'dark', 'light-320'])
  expect(folders({ parameters: { pixels: false } })).toEqual([])
})

it('shell and marketing have snapshots at phone and desktop width', () => {
  expect(folders({ id: 'shell-footer--sample' })).toEqual([
    'light-375',
    'dark-375',
    'light-1280',
    'dark-1280',
  ])
})

it('stories in dark, with large text or right to left have none, unless they ask for it', () => {
  for (const globals of [{ theme: 'dark' }, { direction: 'rtl' }, { textSize: '200%' }]) {
    expect(folders({ globals })).toEqual([])
    expect(folders({ globals, parameters: { pixels: true } })).toEqual(['light', 'dark', 'light-320'])
  }
})

it('a story keeps its own width and forced colors', () => {
  expect(folders({ globals: { viewport: { value: 'w320' } } })).toEqual(['light-320', 'dark-320'])
  expect(folders({ parameters: { forcedColors: true } })).toEqual(['forced'])
})

it('whole pages have none, because their components have them', () => {
  expect(folders({ id: 'routes-signin--playground' })).toEqual([])
})

function square(size: number, colour: [number, number, number]) {
  const png = new PNG({ width: size, height: size })
  for (let at = 0; at < png.data.length; at += 4) png.data.set([...colour, 255], at)
  return png
}

it('snapshots with equal or invisibly different colors don’t differ', () => {
  expect(differenceOf(square(4, [10, 20, 30]), square(4, [10, 20, 30]))).toBeUndefined()
  expect(differenceOf(square(4, [10, 20, 30]), square(4, [12, 18, 30]))).toBeUndefined()
})

it('finds one pixel of another color, and marks it in the difference image', () => {
  const after = square(4, [10, 20, 30])
  after.data[4 * 5] = 200
  const difference = differenceOf(square(4, [10, 20, 30]), after)
  expect(difference?.count).toBe(1)
  const { data, width } = difference?.image ?? square(1, [0, 0, 0])
  const at = (1 * width + (4 + 8) * 2 + 1) * 4
  expect([...data.subarray(at, at + 4)]).toEqual([214, 0, 43, 255])
})

it('accepts small differences on the edge of a curve, but not along a line', () => {
  const drawn = square(40, [0, 0, 0])
  const edge = square(40, [0, 0, 0])
  const line = square(40, [0, 0, 0])
  for (let x = 0; x < 14; x += 1) edge.data[4 * x] = 50
  for (let x = 0; x < 40; x += 1) line.data[4 * x] = 50
  expect(differenceOf(drawn, edge)).toBeUndefined()
  expect(differenceOf(drawn, line)?.count).toBe(40)
})

it('a different size is a difference', () => {
  expect(differenceOf(square(4, [0, 0, 0]), square(5, [0, 0, 0]))?.count).toBe(9)
})

const made = { platform: 'linux-x64', chromium: '156' }
const elsewhere = () => ({ platform: 'darwin-arm64', chromium: '157' })

it('compares snapshots on the platform and Chromium of the baseline', () => {
  expect(whyNotCompared(undefined, made, () => ({ ...made }))).toBeUndefined()
})

it.each([
  { platform: 'darwin-arm64', chromium: '156' },
  { platform: 'linux-x64', chromium: '157' },
  { platform: 'linux-x64', chromium: 'none' },
])('doesn’t compare on $platform with Chromium $chromium, and says why in one line', (now) => {
  expect(whyNotCompared(undefined, made, () => now)).toBe(
    `Snapshots not compared: the baseline is of linux-x64 with Chromium 156, this is ${now.platform} with Chromium ${now.chromium}.`,
  )
})

it('doesn’t compare without a baseline or with PIXELS=off, but always takes a new baseline', () => {
  expect(whyNotCompared(undefined, undefined, elsewhere)).toContain('npm run pixels:accept')
  expect(whyNotCompared('off', made, () => made)).toContain('PIXELS=off')
  expect(whyNotCompared('accept', made, elsewhere)).toBeUndefined()
})
