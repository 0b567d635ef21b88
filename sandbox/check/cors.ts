import { allCalls, callsWith, isOffered } from '#contract/all-calls.ts'
import { type Capability, capabilityNames } from '#contract/capabilities/names.ts'
import type { AnyCall, Exchange } from './client.ts'
import { Fault, NotChecked, Optional, type Report, places, show } from './report.ts'

const preflights = [
  ['POST', '/auth/login', 'content-type'],
  ['PUT', '/auth/edit-password', 'content-type'],
  ['PUT', '/auth/edit-user', 'authorization, content-type'],
  ['GET', '/transaction/token-user', 'authorization'],
  ['GET', '/transaction/all', 'authorization'],
  ['GET', '/withdrawal/all', 'authorization'],
  ['POST', '/transaction/add', 'authorization, content-type, idempotency-key'],
  ['POST', '/withdrawal/add', 'authorization, content-type, idempotency-key'],
] as const

/** The preflights of the app's calls to a backend that declares these capabilities: method, path and headers. */
function preflightsWith(declared: string[]): (readonly [string, string, string])[] {
  const offered = new Set<Capability>(capabilityNames.filter((name) => declared.includes(name)))
  // A backend that gives proofs may ask for one in each call that may return `step_up`.
  const proof = isOffered(allCalls.stepUp, offered) ? ', step-up' : ''
  const headersOf = (call: AnyCall) =>
    [
      ...(call.bearer ? ['authorization'] : []),
      ...('body' in call ? ['content-type'] : []),
      ...('money' in call ? ['idempotency-key'] : []),
    ].join(', ') + ('stepUp' in call ? proof : '')
  const added = callsWith(offered).filter(([, call]) => 'needs' in call)
  return [
    ...preflights.map(
      ([method, path, headers]) =>
        [method, path, path === '/withdrawal/add' ? headers + proof : headers] as const,
    ),
    ...added.map(([, call]) => [call.method, call.path, headersOf(call)] as const),
  ]
}

/** The headers that the app reads, by their effect. docs/backend.md lists them too. */
export const consequences: Record<string, string> = {
  'retry-after': 'Customers are told to wait a minute, whatever the backend asks for.',
  etag: 'Two tabs can overwrite each other’s changes to the profile.',
  'x-request-id': 'A customer who reports an error can’t name the request to support.',
  'idempotent-replayed': 'A repeated order is announced as a new one.',
  'x-market-source': 'Prices are shown as the platform’s, without their source.',
  'x-market-as-of': 'Prices are shown without their time.',
  date: 'While the clock of a device is wrong, the app may not find a lost order in the history.',
}

const allowedBy = (headers: Headers) => headers.get('access-control-allow-origin')
const listIn = (headers: Headers, name: string) =>
  (headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())

type Options = {
  base: string
  /** The origin that the calls were sent with. */
  origin: string
  /** Whether the operator named the app's address, which must be allowed then. */
  named: boolean
  /** What GET / declares. */
  capabilities: string[]
  limitMs: number
}

/** Checks what browsers require before a page of another origin can call the backend and read its responses. */
export async function checkCors(
  { check }: Report,
  log: Exchange[],
  { base, origin, named, capabilities, limitMs }: Options,
) {
  const responses = log.filter(({ lost, absent, redirected }) => lost === '' && !absent && !redirected)
  const allowed = responses.map(({ headers }) => allowedBy(headers)).find((each) => each !== null)
  // Without a named address, the one that the backend allows counts as the app's.
  const app = named || !allowed?.startsWith('http') ? origin : allowed
  const opens = (headers: Headers) => ['*', app].includes(allowedBy(headers) ?? '')
  const own = new URL(base).origin === app

  function mustBeUsed() {
    if (responses.length === 0) throw new NotChecked('there is no answer')
    if (own) throw new NotChecked('the app’s address is the backend’s own, so browsers don’t ask')
  }

  await check('API-12', `answers may be read by the app at ${app}`, () => {
    mustBeUsed()
    const closed = responses.filter(({ headers }) => !opens(headers))
    if (closed.length === 0) return
    if (allowed === undefined && !named)
      throw new Optional(
        'there is no Access-Control-Allow-Origin',
        `Customers can use the app only at ${new URL(base).origin} itself; name another address with --origin.`,
      )
    const labels = Array.from(new Set(closed.map(({ label, status }) => `${label} with ${status}`)))
    const values = Array.from(new Set(closed.map(({ headers }) => allowedBy(headers) ?? 'nothing')))
    throw new Fault(
      `Access-Control-Allow-Origin: ${app}`,
      `${values.join(' and ')} in ${labels.slice(0, 3).join(', ')}${labels.length > 3 ? ' and more' : ''}`,
    )
  })

  const preflight = async (method: string, path: string, headers: string): Promise<string[]> => {
    const response = await fetch(`${base}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin: app,
        'access-control-request-method': method,
        'access-control-request-headers': headers,
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    }).catch(() => null)
    if (!response) return ['an answer to the preflight, received none']
    await response.body?.cancel()
    if (!response.ok) return [`status 200 to 299 for the preflight, received ${response.status}`]
    if (!opens(response.headers))
      return [`Access-Control-Allow-Origin: ${app}, received ${allowedBy(response.headers) ?? 'nothing'}`]
    const methods = listIn(response.headers, 'access-control-allow-methods')
    const names = listIn(response.headers, 'access-control-allow-headers')
    // Browsers don't accept the asterisk for Authorization.
    const missing = headers
      .split(', ')
      .filter((name) => !names.includes(name) && (name === 'authorization' || !names.includes('*')))
    const got = show(response.headers.get('access-control-allow-headers') ?? undefined)
    return [
      ...(method !== 'PUT' || methods.includes('put') || methods.includes('*')
        ? []
        : [`method PUT allowed, received ${show(methods.join(', '))}`]),
      ...missing.map((name) => `header ${name} allowed, received ${got}`),
    ]
  }

  // The app sends If-Match and If-None-Match only if it can read the ETag.
  const versioned = (path: string) =>
    responses.some(
      ({ call, headers }) =>
        call.path === path &&
        headers.has('etag') &&
        listIn(headers, 'access-control-expose-headers').some((each) => /^(etag|\*)$/.test(each)),
    )
  const withValidator = (path: string, headers: string) => {
    if (path === '/auth/edit-user' && versioned('/transaction/token-user')) return `${headers}, if-match`
    return path.endsWith('/all') && versioned(path) ? `${headers}, if-none-match` : headers
  }
  await check('API-13', 'preflights allow the app’s methods and headers', async () => {
    mustBeUsed()
    if (!responses.some(({ headers }) => opens(headers)))
      throw new NotChecked('no answer allows the app’s address')
    const found = new Map<string, string[]>()
    for (const [method, path, headers] of preflightsWith(capabilities))
      for (const problem of await preflight(method, path, withValidator(path, headers)))
        found.set(problem, [...(found.get(problem) ?? []), `${method} ${path}`])
    const lines = Array.from(found, ([problem, labels]) => `expected ${problem} (${places(labels)})`)
    if (lines.length > 0) throw new Error(lines.join('; '))
  })

  await check('API-17', 'the app may read the headers that are sent', () => {
    mustBeUsed()
    const open = responses.filter(({ headers }) => opens(headers))
    if (open.length === 0) throw new NotChecked('no answer allows the app’s address')
    const hidden = Object.keys(consequences).filter((name) =>
      open.some(({ headers }) => {
        const exposed = listIn(headers, 'access-control-expose-headers')
        return headers.has(name) && !exposed.includes(name) && !exposed.includes('*')
      }),
    )
    if (hidden.length > 0)
      throw new Optional(
        `Access-Control-Expose-Headers leaves out ${hidden.join(', ')}`,
        hidden.map((name) => consequences[name]).join(' '),
      )
  })
}
