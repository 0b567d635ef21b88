import { expect, it } from 'vitest'
import { capabilityCalls as calls } from '#contract/capabilities/calls.ts'
import type { CapabilityCallName } from '#contract/capabilities/endpoints.ts'
import { accountExamples } from '#contract/fixtures/account-examples.ts'
import { stepUpActions } from '#contract/capabilities/security-bodies.ts'
import { z } from '#contract/zod.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { accountMeanings, accountPurposes } from './backend-doc-account-text.ts'
import { meanings } from './backend-doc-text.ts'

const entries = Object.entries(calls) as [CapabilityCallName, (typeof calls)[CapabilityCallName]][]
const account = entries.filter(([, call]) => call.id === 'CAP-3')
const words = { ...meanings, ...accountMeanings }

type Schema = { properties?: Record<string, Schema>; anyOf?: Schema[]; items?: Schema; type?: string }
const jsonSchema = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as Schema
/** The names of the fields of a schema, and for a list those of its rows. */
function fieldsOf({ properties = {}, anyOf = [] }: Schema, rows = true): string[] {
  const own = Object.entries(properties)
  const [[, first] = []] = own
  const inList = rows && first?.type === 'array' ? fieldsOf(first.items ?? {}, false) : []
  return [...own.map(([key]) => key), ...inList, ...anyOf.flatMap((each) => fieldsOf(each))]
}

it('every call that protects an account has a description and an example', () => {
  const names = account.map(([name]) => name).toSorted()
  expect(Object.keys(accountPurposes).toSorted()).toEqual(names)
  expect(Object.keys(accountExamples).toSorted()).toEqual(names)
})

it('every field of these calls has a description, and no description is unused', () => {
  const used = new Set<string>()
  const missing: string[] = []
  for (const [name, call] of account) {
    const schemas = [
      call.response,
      ...('body' in call ? [call.body] : []),
      ...('query' in call ? [call.query] : []),
    ]
    for (const key of schemas.flatMap((schema) => fieldsOf(jsonSchema(schema)))) {
      const special = `${name}.${key}`
      if (special in words) used.add(special)
      else if (key in words) used.add(key)
      else missing.push(special)
    }
  }
  expect(missing).toEqual([])
  expect(Object.keys(accountMeanings).filter((key) => !used.has(key))).toEqual([])
})

it.each(account)(
  'the example of %s is valid for the schemas of the body, the response and the client',
  (name, call) => {
    const { body, query, response, status } = accountExamples[name] ?? { status: 0, response: null }
    expect('body' in call ? call.body.safeParse(body).success : body === undefined).toBe(true)
    const asked = 'query' in call ? call.query.safeParse(query ?? {}).success : query === undefined
    expect(asked).toBe(true)
    expect(call.response.safeParse(response).error).toBeUndefined()
    expect(call.read.safeParse(response).success).toBe(true)
    expect([200, 201]).toContain(status)
  },
)

it('CAP-3 docs/backend.md says which calls may return step_up, and the app can ask for a proof in each of them', () => {
  const text = readFileSync('docs/backend.md', 'utf8')
  const named = [...text.matchAll(/^\| `([A-Z]+ \/[^`]+)` +\| `[^|]+\|[^|]*\| yes/gm)].map(([, call]) => call)
  const source = readdirSync('app/security').map((file) => readFileSync(`app/security/${file}`, 'utf8'))
  const asked = entries.filter(([name]) =>
    source.some((code) => new RegExp(`confirmedCall\\(\\s*'${name}'`).test(code)),
  )
  expect(named.toSorted()).toEqual(asked.map(([, { method, path }]) => `${method} ${path}`).toSorted())
})

it('docs/backend.md names the call of each action that needs a proof', () => {
  const text = readFileSync('docs/backend.md', 'utf8')
  const named = [...text.matchAll(/^ +\| `([a-z-]+)` +\| `(?:GET|PUT|POST) /gm)].map(([, action]) => action)
  expect(named.toSorted()).toEqual([...stepUpActions].toSorted())
})
