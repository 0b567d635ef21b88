import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { differenceOf } from './difference.ts'
import { picturesOf, whyNotCompared } from './rule.ts'

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

it('a story without a play has a picture in light and dark', () => {
  expect(folders({})).toEqual(['light', 'dark'])
})

it('one with a play has none, unless it is the Playground, the States, or says so', () => {
  expect(folders({ hasPlay: true })).toEqual([])
  expect(folders({ hasPlay: true, name: 'Playground' })).toEqual(['light', 'dark', 'light-320'])
  expect(folders({ name: 'Playground', tags: ['wide'] })).toEqual(['light', 'dark'])
  expect(folders({ hasPlay: true, name: 'States' })).toEqual(['light', 'dark'])
  expect(folders({ hasPlay: true, parameters: { pixels: true } })).toEqual(['light', 'dark', 'light-320'])
  expect(folders({ parameters: { pixels: false } })).toEqual([])
})

it('shell and marketing are photographed on a telephone and on a desk', () => {
  expect(folders({ id: 'shell-footer--sample' })).toEqual([
    'light-375',
    'dark-375',
    'light-1280',
    'dark-1280',
  ])
})

it('the dark twin, large text and the other direction have none, unless they say so', () => {
  for (const globals of [{ theme: 'dark' }, { direction: 'rtl' }, { textSize: '200%' }]) {
    expect(folders({ globals })).toEqual([])
    expect(folders({ globals, parameters: { pixels: true } })).toEqual(['light', 'dark', 'light-320'])
  }
})

it('a story’s own width and forced colors are kept', () => {
  expect(folders({ globals: { viewport: { value: 'w320' } } })).toEqual(['light-320', 'dark-320'])
  expect(folders({ parameters: { forcedColors: true } })).toEqual(['forced'])
})

it('whole pages have none: their components have theirs', () => {
  expect(folders({ id: 'routes-signin--playground' })).toEqual([])
})

function square(size: number, colour: [number, number, number]) {
  const png = new PNG({ width: size, height: size })
  for (let at = 0; at < png.data.length; at += 4) png.data.set([...colour, 255], at)
  return png
}

it('pictures of the same colours don’t differ, a step that nobody sees included', () => {
  expect(differenceOf(square(4, [10, 20, 30]), square(4, [10, 20, 30]))).toBeUndefined()
  expect(differenceOf(square(4, [10, 20, 30]), square(4, [12, 18, 30]))).toBeUndefined()
})

it('one pixel of another colour is found, and marked at its place in the third picture', () => {
  const after = square(4, [10, 20, 30])
  after.data[4 * 5] = 200
  const difference = differenceOf(square(4, [10, 20, 30]), after)
  expect(difference?.count).toBe(1)
  const { data, width } = difference?.image ?? square(1, [0, 0, 0])
  const at = (1 * width + (4 + 8) * 2 + 1) * 4
  expect([...data.subarray(at, at + 4)]).toEqual([214, 0, 43, 255])
})

it('the edge of a curve may come out either way, but not a line', () => {
  const drawn = square(40, [0, 0, 0])
  const edge = square(40, [0, 0, 0])
  const line = square(40, [0, 0, 0])
  for (let x = 0; x < 14; x += 1) edge.data[4 * x] = 50
  for (let x = 0; x < 40; x += 1) line.data[4 * x] = 50
  expect(differenceOf(drawn, edge)).toBeUndefined()
  expect(differenceOf(drawn, line)?.count).toBe(40)
})

it('another size is a difference', () => {
  expect(differenceOf(square(4, [0, 0, 0]), square(5, [0, 0, 0]))?.count).toBe(9)
})

const made = { platform: 'linux-x64', chromium: '156' }
const elsewhere = () => ({ platform: 'darwin-arm64', chromium: '157' })

it('pictures are compared on the system and the Chromium that they were made with', () => {
  expect(whyNotCompared(undefined, made, () => ({ ...made }))).toBeUndefined()
})

it.each([
  { platform: 'darwin-arm64', chromium: '156' },
  { platform: 'linux-x64', chromium: '157' },
  { platform: 'linux-x64', chromium: 'none' },
])('on $platform with Chromium $chromium they are not, and one line says why', (now) => {
  expect(whyNotCompared(undefined, made, () => now)).toBe(
    `Pixels: not compared, the pictures are of linux-x64 with Chromium 156, this is ${now.platform} with Chromium ${now.chromium}.`,
  )
})

it('nor without pictures, nor when it is asked for; when they are taken anew nothing keeps them', () => {
  expect(whyNotCompared(undefined, undefined, elsewhere)).toContain('npm run pixels:accept')
  expect(whyNotCompared('off', made, () => made)).toContain('PIXELS=off')
  expect(whyNotCompared('accept', made, elsewhere)).toBeUndefined()
})
