import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { provenBy } from './requirements.mjs'

test('every id in docs/requirements.md is in the name of a test, and every id that a test quotes is listed', () => {
  const { tests, bare, unlisted } = provenBy()
  expect(tests.size).toBe(250)
  expect(bare).toEqual([])
  expect(unlisted).toEqual([])
})

test('a row without a test is found, and so is a test without a row', () => {
  const text = readFileSync('docs/requirements.md', 'utf8')
  const changed = text.replace(/^\| DSH-9 .*$/m, '| DSH-99 | Something that no test proves |')
  const { bare, unlisted } = provenBy(changed)
  expect(bare).toEqual(['DSH-99'])
  expect(new Set(unlisted.map((each) => each.split(' ', 1)[0]))).toEqual(new Set(['DSH-9']))
})
