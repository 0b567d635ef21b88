import { createElement, Fragment, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { Guide } from '#stories/guide.ts'
import { readCoverage } from '../tools/coverage.mjs'

// Some story files, whose arguments the samples use, prepare a clipboard. Node 20 has no navigator.
vi.hoisted(() => {
  globalThis.navigator ??= {} as Navigator
})

const files = import.meta.glob<{ guide: Guide }>('../stories/*/*.guide.tsx', { eager: true })
const guides = Object.entries(files).map(([path, { guide }]) => ({
  path: path.slice('../stories/'.length, -'.guide.tsx'.length),
  guide,
}))
const exportsOf = new Map(readCoverage().map(({ tier, name, exports }) => [`${tier}/${name}`, exports]))
const components = new Set(exportsOf.keys())
const textsOf = (guide: Guide) => {
  const { what, use, avoid, examples, anatomy = [], keyboard, announced, content, layout, states } = guide
  return [
    what,
    ...use,
    ...avoid,
    ...examples.map(({ because }) => because),
    ...anatomy.flat(),
    ...[keyboard].flat(2),
    ...announced,
    ...content,
    ...layout,
    ...Object.keys(states),
  ]
}

it('reads a guide for each component', () => {
  expect(components.size).toBeGreaterThan(100)
  expect(guides.map(({ path }) => path)).toEqual(expect.arrayContaining([...components]))
})

it('a guide belongs to a component', () => {
  expect(guides.filter(({ path }) => !components.has(path)).map(({ path }) => path)).toEqual([])
})

it.each(guides)('$path: no part of the guide is empty', ({ guide }) => {
  const { use, avoid, examples, keyboard, announced, content, layout, related } = guide
  const parts = {
    use,
    avoid,
    examples,
    keyboard,
    announced,
    content,
    layout,
    related,
    states: Object.keys(guide.states),
  }
  expect(Object.entries(parts).filter(([, part]) => part.length === 0)).toEqual([])
  expect(textsOf(guide).filter((text) => text.trim() === '')).toEqual([])
})

it.each(guides)('$path: the anatomy names each part that the component exports', ({ guide, path }) => {
  const parts = exportsOf.get(path) ?? []
  const named = guide.anatomy?.map(([part]) => part) ?? []
  expect(parts.length > 1 ? parts.filter((part) => !named.includes(part)) : []).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

it.each(guides)('$path: the guide starts with one or two sentences that say what it is', ({ guide }) => {
  expect(guide.what).toMatch(/^[A-Z][^.]+\.( [A-Z][^.]+\.)?$/)
  expect(guide.since).toMatch(/^\d+\.\d+\.\d+$/)
})

it.each(guides)('$path: names no requirement by its id, which a designer doesn’t know', ({ guide }) => {
  expect(
    textsOf(guide).filter((text) => /\b(?:(?!ERC|TRC)[A-Z]{3,4}-\d+|C\d{1,2}|SPEC)\b/.test(text)),
  ).toEqual([])
})

it.each(guides)(
  '$path: a component that can be pressed has a keyboard table, and related components exist',
  ({ guide, path }) => {
    expect(Boolean(guide.pressable) && typeof guide.keyboard === 'string').toBe(false)
    expect(guide.related.filter((each) => !components.has(each) || each === path)).toEqual([])
  },
)

it.each(guides)('$path: every sample of the guide renders', ({ guide }) => {
  const { states, examples, pressable } = guide
  const samples = [
    ...Object.entries(states),
    ...examples.flatMap((each, at) => [
      [`do ${at + 1}`, each.do],
      [`don’t ${at + 1}`, each.dont],
    ]),
    ...(pressable ? [['pressable', pressable]] : []),
  ] as const
  const failed = samples.filter(
    ([, sample]) => sample && renderToString(createElement(Fragment, null, sample as ReactNode)) === '',
  )
  expect(failed.map(([name]) => name)).toEqual([])
})
