import {
  type Arbitrary,
  array,
  bigInt,
  constant,
  constantFrom,
  dictionary,
  double,
  integer,
  json,
  jsonValue,
  oneof,
  option,
  record,
  string,
  tuple,
} from 'fast-check'
import { z } from '#contract/zod.ts'

type Shape = {
  type?: string
  enum?: unknown[]
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  maxLength?: number
}

/** Valid values, so that the fuzzer also reaches the code behind the validation. */
const likely: Record<string, readonly unknown[]> = {
  password: ['Kestrel#48!', 'Tallow&Brick9', 'Passw0rd!'],
  seedPhrase: ['anchor-harbor-calm-tide-north-coast', 'ANCHOR harbor calm tide north coast'],
  name: ['Sample Person', 'José O’Neill', '李 小龙'],
  zipCode: ['10115', '1011'],
  address: ['1 Sample Street', '2 \u202eteertS'],
  phoneNumber: ['', '15550100'],
  amount: [1, 12.5, '7.00', 0.01, 20.13, 100],
  wallet: ['tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0'],
  accountNumber: ['00012345', 'DE00 1234 5678'],
  swiftCode: ['SAMPUS33', 'sampus33xxx'],
  bankName: ['Sample Bank'],
  limit: ['1', '2', '10000'],
  quote: [undefined, 'sample'],
  version: [1, 2],
  ids: [['WDR-SAMPLE-1'], ['x']],
}

const awkwardStrings = constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffy',
  '\u202e',
  '𝟙𝟚',
  '١٢',
  '1e21',
  '5e-324',
  '-0',
  '0.001',
  '1,000',
  'NaN',
  'Infinity',
  '0x10',
  '__proto__',
  "'; drop table users; --",
  '%00',
  '\\u0000',
  '👩‍👩‍👧',
  'a'.repeat(300),
  '9'.repeat(400),
)

const awkwardNumbers = constantFrom(
  0,
  -0,
  -1,
  5e-324,
  1e-7,
  0.001,
  0.1 + 0.2,
  999_999_999_999.99,
  1e12,
  1e21,
  1.7e308,
)

/** Not registered at the start of the run. */
const fresh = 'fresh@sample.test'

/** What valid bodies name: the customer's email, the ids of their rows, and other values for this call. */
type Known = { email: string; ids: readonly string[]; own?: Record<string, readonly unknown[]> }

/** Values for one field: mostly valid ones, some at the schema's limits or just beyond them, and a few arbitrary ones. */
function field(key: string, shape: Shape, { email, ids, own = {} }: Known): Arbitrary<unknown> {
  const texts = string({ unit: 'binary', maxLength: Math.min((shape.maxLength ?? 60) + 2, 450) })
  return oneof(
    {
      arbitrary: constantFrom(
        ...(key === 'email'
          ? [email, email.toUpperCase(), fresh]
          : key === 'id' || key === 'before'
            ? ids
            : (own[key] ?? likely[key] ?? shape.enum ?? [''])),
      ),
      weight: 40,
    },
    { arbitrary: texts, weight: 2 },
    { arbitrary: awkwardStrings, weight: 2 },
    { arbitrary: double(), weight: 1 },
    { arbitrary: awkwardNumbers, weight: 2 },
    { arbitrary: bigInt({ min: -(10n ** 16n), max: 10n ** 16n }).map(String), weight: 1 },
    { arbitrary: jsonValue({ maxDepth: 3 }), weight: 1 },
  )
}

function object(shape: Shape, known: Known): Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(shape.properties ?? {}).map(
    ([key, inner]) => [key, field(key, inner, known)] as const,
  )
  const whole = record(Object.fromEntries(fields))
  const partial = record(Object.fromEntries(fields), { requiredKeys: [] })
  const strange = dictionary(
    constantFrom('verified', 'id', '__proto__', 'constructor', 'role', 'tradeProfit', ''),
    jsonValue({ maxDepth: 1 }),
    {
      maxKeys: 2,
    },
  )
  const more = tuple(whole, strange).map(([body, extra]) => ({ ...body, ...extra }))
  return oneof(
    { arbitrary: whole, weight: 8 },
    { arbitrary: partial, weight: 2 },
    { arbitrary: more, weight: 1 },
  )
}

/** Generates bodies for a call from the schema that the server validates them with. Returns text, because some aren't JSON. */
export function bodiesFor(schema: z.ZodMiniType, known: Known): Arbitrary<string> {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  const objects = oneof(...(shape.anyOf ?? [shape]).map((each) => object(each, known))).map((body) =>
    JSON.stringify(body),
  )
  return oneof(
    { arbitrary: objects, weight: 20 },
    { arbitrary: json(), weight: 2 },
    { arbitrary: string({ unit: 'binary', maxLength: 200 }), weight: 1 },
    { arbitrary: array(constant('['), { maxLength: 3000 }).map((deep) => deep.join('')), weight: 1 },
  )
}

/** Generates query strings for a call. Some aren't encoded correctly. */
export function queriesFor(schema: z.ZodMiniType, known: Known): Arbitrary<string> {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  const asked = object(shape, known).map((values) =>
    Object.entries(values)
      .map(([key, value]) => `${encoded(key)}=${encoded(asText(value))}`)
      .join('&'),
  )
  return oneof(
    { arbitrary: asked, weight: 12 },
    { arbitrary: tuple(asked, asked).map((both) => both.join('&')), weight: 1 },
    { arbitrary: string({ maxLength: 60 }).map(encodeURI), weight: 1 },
    {
      arbitrary: constantFrom('id=%', 'before=%zz', 'before=%00', 'id=%ff%fe', 'before[]=1', '&&=&'),
      weight: 1,
    },
  )
}

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
/** Encodes a value, with a replacement for halves of characters. */
const encoded = (value: string) => new URLSearchParams({ '': value }).toString().slice(1)

/** Mostly the given token, sometimes none or a wrong one. */
export const maybeToken = (token: string): Arbitrary<string | undefined> =>
  oneof(
    { arbitrary: constant(token), weight: 9 },
    { arbitrary: option(string(), { nil: undefined }).map(printable), weight: 1 },
  )

export const maybeKey: Arbitrary<string | undefined> = oneof(
  { arbitrary: integer({ min: 0, max: 1e9 }).map((n) => `key-${n}`), weight: 8 },
  { arbitrary: constantFrom('same', 'other', undefined), weight: 2 },
  { arbitrary: string({ maxLength: 300 }).map(printable), weight: 1 },
)

/** Removes characters that `fetch` refuses in a header. */
function printable(text: string | undefined): string | undefined {
  return text?.replaceAll(/[^\x20-\x7e]/g, '')
}
