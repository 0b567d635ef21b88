import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { accepted } from './compression.ts'

const zip = promisify(gzip)
const WORTH_PACKING = 2048

/** Text that is JSON already. */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Sends JSON. It names the charset because ASVS 4.1.1 requires it. */
export async function json(
  c: Context,
  body: unknown,
  status: ContentfulStatusCode = 200,
  headers: Record<string, string> = {},
): Promise<Response> {
  const text = body instanceof JsonText ? body.text : JSON.stringify(body)
  const all = { 'content-type': 'application/json; charset=utf-8', ...headers }
  if (text.length < WORTH_PACKING) return c.body(text, status, all)
  const vary = { ...all, vary: 'Accept-Encoding' }
  if (!accepted(c.req.header('accept-encoding'), ['gzip'])) return c.body(text, status, vary)
  const packed = await zip(text, { level: 5 })
  return c.body(new Uint8Array(packed), status, { ...vary, 'content-encoding': 'gzip' })
}
