import type { calls } from '#contract/calls.ts'

type AnyCall = (typeof calls)[keyof typeof calls]
type Options = { body?: unknown; token?: string; key?: string }

export type Answer = { status: number; json: unknown; text: string; retryAfter: string | null }

/** Speaks to the backend as the app does. */
export function clientOf(base: string) {
  return async (call: AnyCall, { body, token, key }: Options = {}): Promise<Answer> => {
    const response = await fetch(`${base}${call.path}`, {
      method: call.method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    })
    const text = await response.text()
    return {
      status: response.status,
      json: parsed(text),
      text,
      retryAfter: response.headers.get('retry-after'),
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
