import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const sectionOf = (title: string) =>
  readFileSync('CONTRIBUTING.md', 'utf8').split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''

// Each line is a question in bold, a path, and perhaps names that the file contains.
const section = sectionOf('Where is …?')
const answers = Array.from(
  section.matchAll(/^- \*\*(.+)\*\* (.+(?:\n {2}.+)*)/gm),
  ([, question, answer]) => {
    const [path = '', ...names] = Array.from((answer ?? '').matchAll(/`([^`]+)`/g), ([, code]) => code ?? '')
    return { question, path, names }
  },
)

describe('the list Where is …? in CONTRIBUTING.md', () => {
  it('answers at least twenty different questions', () => {
    expect(answers.length).toBeGreaterThanOrEqual(20)
    expect(answers.length).toBe(section.match(/^- /gm)?.length)
    expect(new Set(answers.map(({ question }) => question)).size).toBe(answers.length)
  })

  it.each(answers)('$question $path', ({ path, names }) => {
    expect(existsSync(path) ? path : 'missing').toBe(path)
    const text = statSync(path).isFile() ? readFileSync(path, 'utf8') : ''
    expect(names.filter((name) => !text.includes(name))).toEqual([])
  })
})

it('every file of the recipe Add a payment method exists', () => {
  const paths = Array.from(
    sectionOf('Add a payment method').matchAll(/`([\w.-]+\/[\w./-]+)`/g),
    ([, path]) => path ?? '',
  )
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
