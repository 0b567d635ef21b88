import { test as base, expect, type Page } from '@playwright/test'
import { skipNotices } from '../support.ts'

export { expect }

const port = Number(process.env.E2E_PORT ?? 4373)

export type CallName =
  | 'wakeUp'
  | 'login'
  | 'register'
  | 'editPassword'
  | 'editUser'
  | 'userDetails'
  | 'addDeposit'
  | 'deposits'
  | 'withdrawals'
  | 'addWithdrawal'
  | 'coins'
  | 'logout'

/** How one response differs from the specified one. Anything left out is as specified. */
export type Behaviour = {
  status?: number
  json?: unknown
  text?: string
  type?: string
  /** `null` removes a header. '+120 s' is the HTTP date two minutes from now. */
  headers?: Record<string, string | null>
  /** Whether the request is carried out. By default, one that is answered with a failure is not. */
  work?: boolean
  /** Where the connection is closed. `after` is after the work. `stall`: it stays open, but the rest of the response is not sent. */
  drop?: 'before' | 'after' | 'mid-body' | 'stall'
  /** The response waits until the test calls `release`. */
  hold?: boolean
  encode?: 'bom' | 'gzip' | 'chunked' | 'latin1'
  /** Leaves out the CORS headers, as a proxy in front of the API would. */
  withoutCors?: boolean
}

export type Settings = {
  mode?: string
  capabilities?: unknown
  keys?: 'ignore' | 'honour' | 'reject'
  keepAlive?: boolean
  token?: string
  phrase?: string
  taken?: string[]
  /** The status that refuses a write over a newer version. */
  etags?: 409 | 412
  version?: number
  user?: Record<string, unknown>
  /** Fields of the details that are missing. */
  without?: string[]
  deposits?: unknown[]
  withdrawals?: unknown[]
  calls?: Partial<Record<CallName, Behaviour | Behaviour[]>>
  cors?: {
    origin?: string | null
    methods?: string
    headers?: string
    expose?: string
    credentials?: boolean
    maxAge?: number
    /** `only`: the method whose preflights are held. By default all. */
    preflight?: { status?: number; location?: string; hold?: boolean; only?: string; drop?: boolean }
  }
}

export type Seen = {
  call: CallName | 'preflight' | 'unknown'
  headers: Record<string, string | undefined>
  body: unknown
}
export type Row = Record<string, unknown>
type Report = { requests: Seen[]; deposits: Row[]; withdrawals: Row[]; user: Row; added: number }

export type World = {
  name: string
  origin: string
  email: string
  token: string
  change: (settings: Settings) => Promise<void>
  release: () => Promise<void>
  report: () => Promise<Report>
  /** The requests of one call, as they reached the server. */
  seen: (call: Seen['call']) => Promise<Seen[]>
}

type Options = { via: 'same' | 'cross' }
type Fixtures = {
  /** Creates the world of this test. The customer is signed in by default. */
  enter: (settings: Settings, how?: { signedIn?: boolean; token?: string }) => Promise<World>
}

let count = 0

export const test = base.extend<Options & Fixtures>({
  via: ['same', { option: true }],
  page: async ({ page }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    await skipNotices(page)
    await use(page)
    expect(problems, 'uncaught errors in the page').toEqual([])
    if (page.url().startsWith('http')) await saysNothingRaw(page)
  },
  enter: async ({ page, via }, use, testInfo) => {
    await use(async (settings, { signedIn = true, token } = {}) => {
      count += 1
      const label = /^\S+/
        .exec(testInfo.title)?.[0]
        .toLowerCase()
        .replaceAll(/[^a-z\d]+/g, '-')
      const name = `${label}-${testInfo.workerIndex}-${count}`
      const world = worldAt(name, via)
      await control(name, 'PUT', settings)
      if (!signedIn) return world
      const { user } = await world.report()
      await page.addInitScript(
        ([details, key]) => {
          if (window !== window.top || sessionStorage.getItem('entered') !== null) return
          sessionStorage.setItem('entered', 'true')
          localStorage.setItem('userDetails', details)
          localStorage.setItem('userToken', key)
        },
        // The app identifies the customer by the address, so it is stored even if the backend doesn't send it later.
        [JSON.stringify({ ...user, email: world.email }), token ?? settings.token ?? world.token] as const,
      )
      return world
    })
  },
})

async function control(name: string, method: string, body?: unknown, action = ''): Promise<Report> {
  const response = await fetch(`http://localhost:${port}/__control/${name}/${action}`, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
  })
  expect(response.ok).toBe(true)
  return (await response.json()) as Report
}

function worldAt(name: string, via: Options['via']): World {
  const report = () => control(name, 'GET')
  return {
    name,
    origin: `http://${name}.${via === 'cross' ? 'x.' : ''}localhost:${port}`,
    email: `${name}@quirk.test`,
    token: `token-${name}`,
    change: async (settings) => void (await control(name, 'PATCH', settings)),
    release: async () => void (await control(name, 'POST', {}, 'release')),
    report,
    seen: async (call) => (await report()).requests.filter((request) => request.call === call),
  }
}

/** Texts from parsers, proxies and stack traces, which the page must never show. */
const raw =
  /<html|<h1|Bad Gateway|nginx|captive portal|at Object\.|SQLSTATE|undefined|\[object|\bNaN\b|Unexpected (token|end)|is not valid JSON|Failed to fetch/

async function saysNothingRaw(page: Page) {
  expect(await page.locator('body').innerText()).not.toMatch(raw)
}
