import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, it } from 'vitest'
import { lackingIn, readCoverage } from './coverage.mjs'

const coverage = readCoverage()

it('reads every component of ui/', () => {
  expect(coverage.length).toBeGreaterThan(100)
})

it('every component of ui/ has stories, a play function, axe, snapshots in light, dark and narrow, and a keyboard test', () => {
  const lacking = coverage
    .filter((component) => lackingIn(component).length > 0)
    .map((component) => `${component.tier}/${component.name} lacks ${lackingIn(component).join(', ')}`)
  expect(lacking, 'after a new story: npm run snapshots:accept -- stories/<tier>/<Component>').toEqual([])
})

it('every component of ui/ has a one-sentence description above it', () => {
  const silent = coverage.filter(({ described }) => !described).map(({ tier, name }) => `${tier}/${name}`)
  expect(silent, 'write a docstring above the component').toEqual([])
})

it('every component of ui/ has a guide, and a description of each prop', () => {
  const lacking = coverage.flatMap(({ tier, name, guide, propsSilent }) => [
    ...(guide ? [] : [`stories/${tier}/${name}.guide.tsx`]),
    ...propsSilent.map((prop) => `a description of ${prop} in ui/${tier}/${name}.tsx`),
  ])
  expect(lacking, 'write these').toEqual([])
  expect(coverage.reduce((sum, { props }) => sum + props, 0)).toBeGreaterThan(600)
})

it('every component of ui/ has a Playground story', () => {
  const without = coverage.filter(({ playground }) => !playground).map(({ tier, name }) => `${tier}/${name}`)
  expect(without).toEqual([])
})

/** The names of the stories in a file, as in their ids: `over-a-drawer`. */
const storiesIn = (file: string) =>
  loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle: () => file })
    .parse()
    .stories.map(({ id }) => id.slice(id.indexOf('--') + 2))

it('no snapshot of a deleted component or story is left', () => {
  const stories = new Set(
    coverage.flatMap(({ id, tier, name }) =>
      storiesIn(`stories/${tier}/${name}.stories.tsx`).map((story) => `${id}/${story}.png`),
    ),
  )
  expect(stories.size).toBeGreaterThan(1000)
  const left = readdirSync('stories/snapshots', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.png'))
    .map((path) => path.slice(path.indexOf('/') + 1))
    // Those of routes are compared with the table of routes in .storybook/snapshots/snapshots.test.ts.
    .filter((snapshot) => !snapshot.startsWith('routes-') && !stories.has(snapshot))
  expect(left).toEqual([])
  expect(existsSync('stories/snapshots/made-on.json')).toBe(true)
})
