import { readdirSync } from 'node:fs'
import { PNG } from 'pngjs'
import { expect, it, vi } from 'vitest'
import { differenceOf } from './difference.ts'
import { routeMatrix } from '#stories/routes/route-states.ts'
import { nameOf, pagesWithSnapshots, snapshotsOf } from './snapshot-rules.ts'
import { withStates } from '../forced-states.ts'
import { stateSelector, showState } from './states.ts'
import { readCoverage } from '../../tools/coverage.mjs'

const story = {
  id: 'primitives-button--sample',
  name: 'Sample',
  tags: ['stable'],
  hasPlay: false,
  globals: {},
  parameters: {},
}
const named = (changes: Partial<typeof story> & { parameters?: Record<string, unknown> }) =>
  snapshotsOf({ ...story, ...changes }).snapshots.map(nameOf)
const notStates = (name: string) => !/-(?:hover|focus|pressed|rtl|large)$/.test(name)
const folders = (...given: Parameters<typeof named>) => named(...given).filter(notStates)

it('a story without a play function has a snapshot in light and dark', () => {
  expect(named({})).toEqual(['light', 'dark'])
})

it('Playground, States and Open have snapshots of their controls in each state, all but States also of their text', () => {
  const states = ['light-hover', 'light-focus', 'light-pressed']
  expect(named({ name: 'States' })).toEqual(['light', 'dark', ...states])
  const texts = ['light-rtl', 'light-large']
  for (const name of ['Playground', 'Open'])
    expect(named({ name })).toEqual(['light', 'dark', 'light-320', ...states, ...texts])
  const narrow = { viewport: { value: 'w320' } }
  expect(named({ name: 'States', globals: narrow })).toEqual([
    'light-320',
    'dark-320',
    ...['hover', 'focus', 'pressed'].map((state) => `light-320-${state}`),
  ])
  expect(named({ name: 'Playground', globals: { theme: 'dark' } })).toEqual([])
})

it('every component has snapshots of its text right to left and large', () => {
  // One has no text of its own, the other shows a page of someone else.
  const without = ['primitives-liveregion', 'market-marketwidget']
  const components = readCoverage().map(({ id }) => id)
  for (const state of ['rtl', 'large']) {
    const covered = new Set(
      readdirSync('stories/snapshots')
        .filter((folder) => folder.endsWith(`-${state}`))
        .flatMap((folder) => readdirSync(`stories/snapshots/${folder}`)),
    )
    expect(components.filter((id) => !covered.has(id)).toSorted()).toEqual(without.toSorted())
  }
})

it('showing a state leaves nothing behind', () => {
  const sheet = { replaceSync: () => {} }
  vi.stubGlobal('CSSStyleSheet', function CSSStyleSheet() {
    return sheet
  })
  const live: unknown[] = []
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    styleSheets: [],
    get adoptedStyleSheets() {
      return live
    },
    // Like the browser's, the list is live: it changes in place.
    set adoptedStyleSheets(sheets: unknown[]) {
      live.splice(0, live.length, ...sheets)
    },
  })
  const restore = showState('hover')
  expect(live).toEqual([sheet])
  expect(document.documentElement.dataset.shownState).toBe('hover')
  restore()
  expect(live).toEqual([])
  expect(document.documentElement.dataset).toEqual({})
  vi.unstubAllGlobals()
})

it('a story with a play function has no snapshot, unless it is Playground or States, or asks for one', () => {
  expect(folders({ hasPlay: true })).toEqual([])
  expect(folders({ hasPlay: true, name: 'Playground' })).toEqual(['light', 'dark', 'light-320'])
  expect(folders({ name: 'Playground', tags: ['wide'] })).toEqual(['light', 'dark'])
  expect(folders({ hasPlay: true, name: 'States' })).toEqual(['light', 'dark'])
  expect(folders({ hasPlay: true, parameters: { snapshot: true } })).toEqual(['light', 'dark', 'light-320'])
  expect(folders({ parameters: { snapshot: false } })).toEqual([])
})

it('shell and marketing have snapshots at phone and desktop width', () => {
  expect(folders({ id: 'shell-footer--sample' })).toEqual([
    'light-375',
    'dark-375',
    'light-1280',
    'dark-1280',
  ])
})

it('stories in dark, with large text or right to left have no snapshot, unless they ask for one', () => {
  for (const globals of [{ theme: 'dark' }, { direction: 'rtl' }, { textSize: '200%' }]) {
    expect(folders({ globals })).toEqual([])
    expect(folders({ globals, parameters: { snapshot: true } })).toEqual(['light', 'dark', 'light-320'])
  }
})

it('a story keeps its own width and forced colors', () => {
  expect(folders({ globals: { viewport: { value: 'w320' } } })).toEqual(['light-320', 'dark-320'])
  expect(folders({ parameters: { forcedColors: true } })).toEqual(['forced'])
})

it('a page has snapshots with data and without any at phone and desktop width, without room', () => {
  expect(named({ id: 'routes-signin--data' })).toEqual(['light-375', 'light-1280'])
  expect(named({ id: 'routes-withdrawal--not-allowed' })).toEqual(['light-375', 'light-1280'])
  expect(named({ id: 'routes-signin--data', parameters: { snapshot: false } })).toEqual([])
  expect(named({ id: 'routes-signin--offline' })).toEqual([])
  expect(snapshotsOf({ ...story, id: 'routes-signin--data' }).room).toBe(false)
  expect(snapshotsOf(story).room).toBe(true)
})

it('every route has snapshots', () => {
  const routes = Object.values(routeMatrix)
  expect(routes.map(({ data }) => typeof data)).toEqual(routes.map(() => 'string'))
  expect(pagesWithSnapshots.size).toBeGreaterThanOrEqual(routes.length)
})

it('the baseline has a snapshot of every route at both widths, and none of a deleted one', () => {
  for (const width of ['light-375', 'light-1280']) {
    const folder = `stories/snapshots/${width}`
    const kept = readdirSync(folder)
      .filter((name) => name.startsWith('routes-'))
      .flatMap((name) =>
        readdirSync(`${folder}/${name}`).map((file) => `${name}--${file.replace('.png', '')}`),
      )
    expect(new Set(kept)).toEqual(pagesWithSnapshots)
  }
})

it('copies of rules apply to a forced state, with the specificity of the original', () => {
  const copied = withStates('.a:hover{} .b:focus-visible{} .c:active{} .d:focus-within{}', stateSelector)
  expect(copied).toContain('.a:is(:hover,:where([data-shown-state~="hover"] body *)){}')
  expect(copied).toMatch(/\.b:is\(:focus-visible,:where\(\[data-shown-state~="focus"\]/)
  expect(copied).toContain('.c:is(:active,:where([data-shown-state~="active"] body *)){}')
  expect(copied).toContain('.d:focus-within{}')
})

function square(size: number, color: [number, number, number]) {
  const png = new PNG({ width: size, height: size })
  for (let at = 0; at < png.data.length; at += 4) png.data.set([...color, 255], at)
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
