import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type CallName, calls } from '#contract/calls.ts'
import { examples } from '#contract/fixtures/examples.ts'
import { FILE, withGeneratedParts } from './backend-doc.ts'

const text = readFileSync(FILE, 'utf8')
const names = Object.keys(calls) as CallName[]

it('issue A12 docs/backend.md is up to date with the schemas: npm run docs:backend', async () => {
  expect(await withGeneratedParts(text)).toBe(text)
})

it('issue A12 a document that misses a generated part is refused', async () => {
  await expect(withGeneratedParts('# Empty')).rejects.toThrow('no place for the generated part')
})

it.each(names)('issue A12 the example of %s fits what the contract sends, answers and reads', (name) => {
  const { body, answer, status } = examples[name]
  const call = calls[name]
  const fits = 'body' in call ? call.body.safeParse(body).success : body === undefined
  expect(fits).toBe(true)
  expect(call.answer.parse(answer)).toBeDefined()
  expect(call.read.safeParse(answer).success).toBe(true)
  expect([200, 201]).toContain(status)
})

it.each([
  'Idempotency-Key',
  'Idempotent-Replayed',
  'Retry-After',
  'ETag',
  'If-Match',
  'X-Request-Id',
  'X-Market-Source',
  'X-Market-As-Of',
  'Authorization',
  'not_started',
  'vs_currency',
  '15 seconds',
  '16,384',
  '24 hours',
  'HTTP date',
  '{"success": false}',
  ...[400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503].map(String),
])('issue A12 docs/backend.md says something about %s', (word) => {
  expect(text.replaceAll(/\s+/g, ' ')).toContain(word)
})
