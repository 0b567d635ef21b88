// Writes the generated parts of docs/backend.md: npm run docs:backend
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import type { CallName } from '#contract/responses.ts'
import { type AnyCallName, allCalls as calls, capabilitiesFor } from '#contract/all-calls.ts'
import { calls as baseCalls } from '#contract/calls.ts'
import type { CapabilityCallName } from '#contract/capabilities/endpoints.ts'
import { failure } from '#contract/error-body.ts'
import { capabilityExamples } from '#contract/fixtures/capability-examples.ts'
import { examples as baseExamples } from '#contract/fixtures/examples.ts'
import { marketSources } from '#contract/market-source.ts'
import { statuses } from '#contract/transactions.ts'
import { investmentGoals } from '#contract/user.ts'
import { z } from '#contract/zod.ts'
import { capabilityMeanings, capabilityPurposes } from './backend-doc-capability-text.ts'
import { meanings as baseMeanings, purposes as basePurposes } from './backend-doc-text.ts'

export const FILE = 'docs/backend.md'
const BASE = 'https://api.example.test'

type Schema = {
  type?: string | string[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: string[]
  minLength?: number
  maxLength?: number
  format?: string
}

const jsonSchema = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as Schema
const names = Object.keys(baseCalls) as CallName[]
const capabilityNames = Object.keys(capabilityPurposes) as CapabilityCallName[]
const meanings: Record<string, string> = { ...capabilityMeanings, ...baseMeanings }
const purposes: Partial<Record<AnyCallName, string>> = { ...basePurposes, ...capabilityPurposes }
const examples: Partial<
  Record<AnyCallName, { query?: Record<string, string>; body?: unknown; status: number; response: unknown }>
> = { ...baseExamples, ...capabilityExamples }
const headingOf = (name: AnyCallName) => `${calls[name].method} ${calls[name].path}`
const escaped = (text: string) => text.replaceAll('|', '\\|')

const typeNames: Record<string, string> = { string: 'text', null: '`null`' }

/** A JSON schema's type in words. */
function typeOf({ anyOf, type, items, enum: values, format: kind, ...schema }: Schema): string {
  if (anyOf) return Array.from(new Set(anyOf.map(typeOf))).join(' or ')
  if (values) return values.length === investmentGoals.length ? 'one of the goals' : 'one of a few words'
  if (type === 'array') return `list of ${items ? typeOf(items) : 'values'}`
  if (Array.isArray(type)) return type.map((each) => typeNames[each] ?? each).join(' or ')
  if (type !== 'string') return type ?? 'any'
  const { minLength: least, maxLength: most } = schema
  const length = most === undefined ? '' : least === undefined ? `, up to ${most}` : `, ${least} to ${most}`
  return `text${length}${kind === 'date-time' ? ', time' : ''}`
}

/** The objects that a schema may be, each with its fields. */
const shapesOf = (schema: Schema): Schema[] =>
  schema.anyOf ? schema.anyOf.flatMap(shapesOf) : schema.items ? shapesOf(schema.items) : [schema]

/** Says whether a field may be missing. A body has all fields of one form, and none of another. */
function whenOf(key: string, shapes: Schema[]): string {
  if (shapes.every(({ required }) => required?.includes(key))) return ''
  const having = shapes.flatMap(({ properties = {} }, index) => (key in properties ? [index] : []))
  const isFixed = having.every((index) => shapes[index]?.required?.includes(key))
  return isFixed && having.length === 1 ? `, only in form ${Number(having[0]) + 1}` : ', may be left out'
}

/** The type that the app sends if the schema accepts several: an amount is a number, never text. */
const asSent = (field: Schema): Schema =>
  field.type?.includes('number') ? { ...field, type: 'number' } : field

function fieldTable(name: AnyCallName, schema: Schema, named: Set<string>): string {
  const rows = new Map<string, string>()
  const shapes = shapesOf(schema)
  for (const shape of shapes)
    for (const [key, field] of Object.entries(shape.properties ?? {})) {
      const special = `${name}.${key}`
      const meaning = meanings[special] ?? meanings[key]
      if (meaning === undefined)
        throw new Error(`tools/backend-doc-text.ts has no words for the field ${key}`)
      named.add(special in meanings ? special : key)
      rows.set(key, `| \`${key}\` | ${escaped(typeOf(field) + whenOf(key, shapes))} | ${escaped(meaning)} |`)
    }
  return ['| field | type | meaning |', '| --- | --- | --- |', ...rows.values()].join('\n')
}

function bodyTable(name: AnyCallName, schema: Schema, named: Set<string>): string {
  const sent = shapesOf(schema).map(({ properties = {}, ...shape }) => ({
    ...shape,
    properties: Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, asSent(field)])),
  }))
  const forms = sent.map(({ properties }, index) => `${index + 1}. ${codes(Object.keys(properties))}`)
  const table = fieldTable(name, { anyOf: sent }, named)
  if (forms.length === 1) return `Body:\n\n${table}`
  return `Body, all fields of one form and none of another:\n\n${forms.join('\n')}\n\n${table}`
}

/** Where the fields of a response are: in the object itself, or in the rows of its list. */
function responseTable(name: AnyCallName, named: Set<string>): string {
  const schema = jsonSchema(calls[name].response)
  const [[key, list] = []] = Object.entries(schema.properties ?? {})
  const isOfRows = list?.type === 'array' && list.items?.type === 'object'
  if (key === undefined || !isOfRows || name === 'wakeUp') {
    if (name !== 'login') return fieldTable(name, schema, named)
    const { user: _, ...rest } = schema.properties ?? {}
    named.add('user')
    const own = fieldTable(name, { ...schema, properties: rest }, named)
    return `${own}\n| \`user\` | object | ${meanings.user} |`
  }
  named.add(key)
  const { [key]: _, ...rest } = schema.properties ?? {}
  const rows = `\`${key}\` is a list of rows:\n\n${fieldTable(name, list, named)}`
  if (Object.keys(rest).length === 0) return rows
  return `${rows}\n\nBeside it:\n\n${fieldTable(name, { ...schema, properties: rest }, named)}`
}

function exampleOf(name: AnyCallName): string {
  const call = calls[name]
  const example = examples[name]
  if (example === undefined) throw new Error(`contract/fixtures has no example of ${name}`)
  const { query, body, status, response } = example
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`
  const request = [
    `${call.method} ${new URL(BASE + call.path).pathname}${search} HTTP/1.1`,
    ...(call.bearer ? ['Authorization: Bearer sample-token'] : []),
    ...('money' in call ? ['Idempotency-Key: 8f2d4c1e9b7a46d0a5c3e1f2b4d6a890'] : []),
    ...(body ? ['Content-Type: application/json', '', JSON.stringify(body, null, 2)] : []),
  ]
  const fence = '```'
  return `${fence}http\n${request.join('\n')}\n${fence}\n\n${fence}http\nHTTP/1.1 ${status}\nContent-Type: application/json\n\n${JSON.stringify(response, null, 2)}\n${fence}`
}

function sectionOf(name: AnyCallName, named: Set<string>): string {
  const call = calls[name]
  const unread = 'ignoreResponse' in call && name !== 'wakeUp'
  const needs = [
    'needs' in call ? `Needs ${codes(capabilitiesFor(call))}.` : '',
    call.bearer ? 'Needs a token.' : 'Needs no token.',
    'money' in call ? 'Carries an `Idempotency-Key`.' : '',
    unread ? 'The app looks only at whether it succeeded.' : '',
  ]
  return [
    `### ${headingOf(name)}`,
    `${call.id}. ${purposes[name]} ${needs.filter(Boolean).join(' ')}`,
    ...('needs' in call && 'query' in call
      ? ['Query:', fieldTable(name, jsonSchema(call.query), named)]
      : []),
    ...('body' in call ? [bodyTable(name, jsonSchema(call.body), named)] : []),
    ...(unread ? [] : ['Response:', responseTable(name, named)]),
    'Example:',
    exampleOf(name),
  ].join('\n\n')
}

function codes(values: readonly string[]) {
  return values.map((each) => `\`${each}\``).join(', ')
}

/** The generated parts by name. */
function parts(): Record<string, string> {
  const named = new Set(['message'])
  const table = names.map((name) => {
    const call = calls[name]
    return `| \`${headingOf(name)}\` | ${call.id} | ${call.bearer ? 'yes' : ''} | ${'money' in call ? 'yes' : ''} | ${purposes[name]} |`
  })
  const more = capabilityNames.map((name) => {
    const call = calls[name]
    return `| \`${headingOf(name)}\` | ${codes(capabilitiesFor(call))} | ${'money' in call ? 'yes' : ''} | ${'stepUp' in call ? 'yes' : ''} | ${purposes[name]} |`
  })
  const moreSections = capabilityNames.map((name) => sectionOf(name, named)).join('\n\n')
  const sections = names.map((name) => sectionOf(name, named)).join('\n\n')
  const unused = Object.keys(meanings).filter((key) => !named.has(key))
  if (unused.length > 0) throw new Error(`No schema has the fields ${unused.join(', ')}`)
  return {
    table: ['| call | id | token | key | for |', '| --- | --- | --- | --- | --- |', ...table].join('\n'),
    calls: sections,
    'capability table': [
      '| call | capability | key | proof | for |',
      '| --- | --- | --- | --- | --- |',
      ...more,
    ].join('\n'),
    'capability calls': moreSections,
    values: [
      `- Row status: ${codes(statuses)}.`,
      `- Investment goals: ${codes(investmentGoals)}.`,
      `- \`X-Market-Source\`: ${codes(marketSources)}.`,
      `- Fields of a refusal: ${codes(Object.keys(failure.shape))}.`,
    ].join('\n'),
  }
}

/** The document with its generated parts replaced by current ones. */
export async function withGeneratedParts(text: string): Promise<string> {
  const made = parts()
  let next = text
  for (const [name, content] of Object.entries(made)) {
    const place = new RegExp(`(<!-- generated: ${name} -->)[\\s\\S]*?(<!-- end -->)`)
    if (!place.test(next)) throw new Error(`${FILE} has no place for the generated part ${name}`)
    next = next.replace(place, (_, start: string, end: string) => `${start}\n\n${content}\n\n${end}`)
  }
  return format(next, { ...(await resolveConfig(FILE)), filepath: FILE })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(FILE, await withGeneratedParts(readFileSync(FILE, 'utf8')))
  console.log(`${FILE} is up to date.`)
}
