import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { investmentGoals } from '#contract/user.ts'
import { contractErrors } from '#ui/form/contract-errors.ts'
import { under } from './coverage.mjs'

/** Attributes that a customer reads or hears. */
const READ =
  /^(?:aria-(?:label|description|valuetext|roledescription)|label|title|placeholder|alt|description|hint|\w+Label)$/
/** A capital letter, then another word in lower case. Lists of classes, keys and names don't look like that. */
const SENTENCE = /^\P{L}*\p{Lu}[\p{L}’]* \P{L}*\p{Ll}/u
/** Names, and the headers of files that programs read. */
const NAMES = /^(?:Tether \(USDT\)|TradingView|TradingView Lightweight Charts)$/
/** Values of the contract, and the start of a sentence from the server. The app compares them and doesn't show them. */
const VALUES = /^(?:Prefer not to say|Nothing was withdrawn)$/
/** In the contract, more than one word may have a capital letter, as in 'Zip Code must be at most 20 characters'. */
const ERROR = /^\p{Lu}\p{Ll}* (?=.*\p{Ll})/u
/** Errors that no input of a customer can cause. */
const NO_FIELD =
  /^(?:There is no seed phrase|Not a number|Not between 0 and 100|This is no (?:passkey|action of ours|id of ours))$/
const READ_BY_PROGRAMS = ['ui/history/csv.ts', 'ui/history/json.ts']

const isForDevelopers = (node: ts.Node) =>
  ts.isNewExpression(node.parent) && node.parent.expression.getText().endsWith('Error')

function sentencesIn(file: string, code: string, sentence = SENTENCE): string[] {
  const found: string[] = []
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node) && /\p{L}/u.test(node.text) && !NAMES.test(node.text.trim()))
      found.push(node.text.trim())
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
      const { parent } = node
      const read = ts.isJsxAttribute(parent) && READ.test(parent.name.getText()) && /\p{L}/u.test(node.text)
      if (
        (read || sentence.test(node.text)) &&
        !NAMES.test(node.text) &&
        !VALUES.test(node.text) &&
        !isForDevelopers(node)
      )
        found.push(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

it('LNG-1 all sentences of ui/ are in messages.ts, and none in a component or function', () => {
  const files = under('ui', /\.tsx?$/).filter(
    (file) =>
      !/\.test\.ts$|\/(?:messages|contract-errors)\.ts$/.test(file) && !READ_BY_PROGRAMS.includes(file),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(
    files.flatMap((file) => sentencesIn(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`)),
  ).toEqual([])
}, 30_000)

it('LNG-1 no message of ui/ names a currency, because it comes from the LocaleProvider', () => {
  const files = under('ui', /\/messages\.ts$/)
  expect(files.length).toBeGreaterThan(10)
  const named = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
    return (code.match(/.*(?:dollar|euro|\bUSD\b|\bEUR\b|\$\d).*/gi) ?? []).map((line) => `${file}: ${line}`)
  })
  expect(named).toEqual([])
})

it('LNG-1 a translation of the contract’s errors knows each of its sentences, and no others', () => {
  const files = under('contract', /\.ts$/).filter((file) => !/\.test\.ts$|\/fixtures\//.test(file))
  const sentences = files.flatMap((file) => sentencesIn(file, readFileSync(file, 'utf8'), ERROR))
  const goals = new Set<string>(investmentGoals)
  const errors = new Set(sentences.filter((text) => !goals.has(text) && !NO_FIELD.test(text)))
  expect([...errors].toSorted()).toEqual([...contractErrors].toSorted())
})

it.each([
  ['a text', '<p>Fee</p>'],
  ['a part of a sentence', '<p>{a} of {b}</p>'],
  ['a name for screen readers', '<nav aria-label="main" />'],
  ['a property', '<X closeLabel="Close" />'],
  ['a string', "const a = { b: 'You receive' }"],
  ['a template', 'const a = `Read as ${b}`'],
])('finds %s', (_what, code) => expect(sentencesIn('a.tsx', code)).toHaveLength(1))

it.each([
  '<p className="grid gap-3" />',
  "throw new Error('It needs a region')",
  '<p>{t(m.fee)}: —</p>',
  "const a = 'flex gap-2'",
])('accepts %s', (code) => expect(sentencesIn('a.tsx', code)).toEqual([]))
