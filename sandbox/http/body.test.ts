import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { z } from '#contract/zod.ts'
import { MAX_BODY_BYTES, readBody } from './body.ts'
import { HttpError } from './http-error.ts'

const app = new Hono()
app.post('/', async (c) => c.json(await readBody(c, z.object({ text: z.string() }))))
app.onError((error, c) => c.json({}, error instanceof HttpError ? error.status : 500))

const bodyOf = (bytes: number) => `{"text":"${'a'.repeat(bytes - 11)}"}`
const send = (bytes: number, length?: number) =>
  app.request('/', {
    method: 'POST',
    body: bodyOf(bytes),
    headers: {
      'content-type': 'application/json',
      ...(length === undefined ? {} : { 'content-length': `${length}` }),
    },
  })

it.each([
  ['with its length', MAX_BODY_BYTES, MAX_BODY_BYTES, 200],
  ['without its length', MAX_BODY_BYTES, undefined, 200],
  ['with its length', MAX_BODY_BYTES + 1, MAX_BODY_BYTES + 1, 413],
  ['without its length', MAX_BODY_BYTES + 1, undefined, 413],
  ['with a length that is too small', MAX_BODY_BYTES + 1, 11, 413],
  ['with a length that is too large', 100, MAX_BODY_BYTES + 1, 413],
])('S2 a body %s of %i bytes, declared as %s: %i', async (_, bytes, length, status) => {
  expect(bodyOf(bytes)).toHaveLength(bytes)
  expect((await send(bytes, length)).status).toBe(status)
})

it.each([
  ['application/json', 200],
  ['application/json;charset=utf-8', 200],
  ['Application/JSON ; charset=utf-8', 200],
  ['application/jsonp', 415],
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
])('a body of type %s: %i', async (type, status) => {
  const response = await app.request('/', {
    method: 'POST',
    body: bodyOf(50),
    headers: { 'content-type': type },
  })
  expect(response.status).toBe(status)
})
