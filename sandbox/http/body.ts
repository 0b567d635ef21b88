import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { z } from '#contract/zod.ts'
import { HttpError } from './http-error.ts'

export const MAX_BODY_BYTES = 16 * 1024

const tooLarge = () => new HttpError(413, 'This request is too large.', { headers: { connection: 'close' } })

/** Counts bytes while reading, because a chunked body has no length and a declared length may be wrong (S2). Throws a 413. */
async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > MAX_BODY_BYTES) {
      await reader?.cancel().catch(() => {})
      throw tooLarge()
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}

const hashes = new WeakMap<Request, Buffer>()
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** The SHA-256 of the request's body, byte for byte, or of nothing if it has none. */
export const bodyHashOf = (c: Context) => hashes.get(c.req.raw) ?? hashOf(new Uint8Array())

async function readJson(c: Context): Promise<unknown> {
  const bytes = await readBytes(c.req.raw)
  hashes.set(c.req.raw, hashOf(bytes))
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new HttpError(415, 'Send this as JSON.')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new HttpError(400, 'This could not be read. Send it as JSON.')
  }
}

/** Finds fields with NUL, which PostgreSQL refuses, or with unpaired surrogates, which aren't valid text (S22). */
const unstorable = /[\0\p{Surrogate}]/u

/** Reads and validates the JSON body. Throws 413, 415 or 400 for what can’t be read, and 422 with a message for each invalid field. */
export async function readBody<S extends z.ZodMiniType>(c: Context, schema: S): Promise<z.output<S>> {
  const result = schema.safeParse(await readJson(c))
  if (!result.success) throw invalid(result.error)
  const fields = Object.entries(result.data as Record<string, unknown>)
    .filter(([, value]) => typeof value === 'string' && unstorable.test(value))
    .map(([key]) => [key, 'This contains a character that cannot be stored'])
  if (fields.length > 0) throw refusedFields(Object.fromEntries(fields) as Record<string, string>)
  return result.data
}

/** Reads the query. Unknown parameters are ignored. If a parameter is repeated, the first value counts. Throws 422 for an invalid one. */
export function readQuery<S extends z.ZodMiniType>(c: Context, schema: S): z.output<S> {
  const result = schema.safeParse(c.req.query())
  if (!result.success) throw invalid(result.error)
  return result.data
}

type Issue = z.core.$ZodIssue

function invalid(error: z.core.$ZodError): HttpError {
  const fields: Record<string, string> = {}
  for (const issue of error.issues.flatMap(likeliest)) {
    for (const [key, sentence] of sentences(issue)) fields[key] ??= sentence
  }
  return refusedFields(fields)
}

/** The 422 for fields that were refused. Its message names up to five of the reasons. */
export function refusedFields(fields: Record<string, string>): HttpError {
  const all = Object.values(fields)
  if (all.length === 0) return new HttpError(422, 'Some details are missing.')
  const message =
    all.length === 1 ? `${all[0]}` : `Some details need correcting: ${all.slice(0, 5).join('; ')}`
  return new HttpError(422, message, { fields })
}

/** The 422 for a `before` that names none of the customer's rows. */
export const unknownBefore = () => refusedFields({ before: 'before must be the _id of one of your own rows' })

/** The issues of the union's branch that the sender most likely meant. */
function likeliest(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.path.length > 0) return [issue]
  const misfit = (branch: Issue[]) =>
    branch.reduce((sum, each) => sum + (each.code === 'unrecognized_keys' ? each.keys.length * 10 : 1), 0)
  return issue.errors.toSorted((a, b) => misfit(a) - misfit(b))[0] ?? [issue]
}

function sentences(issue: Issue): [string, string][] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, 5).map((key) => [key.slice(0, 60), 'This cannot be set here'])
  }
  const key = issue.path.map(String).join('.').slice(0, 60)
  if (key === '') return []
  const builtIn = issue.code === 'invalid_type' || issue.code === 'invalid_union'
  return [[key, builtIn ? `${labels[key] ?? 'This'} is required` : issue.message]]
}

const labels: Record<string, string> = {
  email: 'Email',
  password: 'Password',
  name: 'Fullname',
  zipCode: 'Zip code',
  address: 'Address',
  seedPhrase: 'Seed Phrase',
  amount: 'Amount',
  wallet: 'Wallet address',
  accountNumber: 'Account number',
  swiftCode: 'Bank swift code',
  bankName: 'Bank name',
  gender: 'Gender',
  phoneNumber: 'Phone number',
  investmentGoal: 'Investment goal',
}
