import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** A response before it is sent, which a quirk can change. */
export type Reply = { status: number; body: unknown; type?: string | null; headers: Record<string, string> }
/** A request as {@link handle} and a quirk see it. */
export type ApiRequest = {
  /** Method and path, such as `GET /market/coins`. */
  route: string
  body: Record<string, unknown>
  headers: IncomingMessage['headers']
  /** The session's customer, if there is a session. */
  customer: Customer | undefined
  state: State
}
type Row = Record<string, unknown>
type Customer = {
  email: string
  password: string
  phrase: string
  version: number
  details: Row
  deposits: Row[]
  withdrawals: Row[]
}
export type State = {
  customers: Customer[]
  sessions: Map<string, Customer>
  keys: Map<string, { sent: string; response: Reply }>
  clock: number
}
/** One way to break the contract. */
export type Quirk = {
  /** Responds instead of the backend. */
  before?: (request: ApiRequest) => Reply | undefined | Promise<undefined>
  /** Changes the backend's response. The route of a preflight begins with OPTIONS. */
  after?: (response: Reply, request: ApiRequest) => Reply | void
  /** The name under which a key is stored. `undefined`: it isn't stored. */
  keyOf?: (customer: Customer, key: string, route: string) => string | undefined
  /** Keeps the key of an order to this route although its body was refused. */
  usesKeysUp?: string
  /** Doesn't keep the key of a refusal with this status. */
  forgets?: number
  /** How a phrase is compared. */
  phraseAs?: (phrase: string) => string
  /** The words of a new phrase. */
  phrase?: string
  token?: () => string
  /** Never answers this route. */
  silent?: string
  keepsSessions?: true
  wholeDollars?: true
}

const figures = ['pendBalance', 'referralBonus', 'tradingProgress', 'totalDeposit', 'totalEquity']
const editable = ['name', 'zipCode', 'address', 'gender', 'phoneNumber', 'investmentGoal']
const texts = ['plan', 'notification', 'bitcoinAddress', 'ethereumAddress', 'usdtAddress']
const blank = (keys: string[], value: unknown) => Object.fromEntries(keys.map((key) => [key, value]))

/** Makes a customer from a registration's body. `rich`: verified, and may withdraw a trade profit of 500 US dollars. */
export function customer({ email, password, ...details }: Row, phrase: string, rich = false): Customer {
  const own = { verified: rich, userCanWithdraw: rich, tradeProfit: rich ? 500 : 0, withdrawalCharges: 2.5 }
  const filled = { ...blank([...texts, ...editable], ''), ...blank(figures, 0), ...details, email, ...own }
  const rows = { deposits: [], withdrawals: [] }
  return { email: String(email), password: String(password), phrase, version: 1, details: filled, ...rows }
}

const words = (phrase: string) =>
  phrase
    .toLowerCase()
    .split(/[\s-]+/)
    .join('-')

const json = (body: unknown, status = 200, headers = {}): Reply => ({ status, body, headers })
const refuse = (status: number, message: string) => json({ message }, status)

function order(request: ApiRequest, list: 'deposits' | 'withdrawals', quirk: Quirk): Reply {
  const { body, customer: me, state } = request
  const { amount, ...rest } = body
  if (typeof amount !== 'number' || amount < 0.01 || amount > 999_999_999_999.99)
    return refuse(422, 'Enter an amount')
  if (quirk.wholeDollars && !Number.isInteger(amount)) return refuse(422, 'Use whole dollars')
  if (!me) return refuse(401, 'Please sign in')
  if (list === 'withdrawals') {
    if (me.details.userCanWithdraw !== true) return refuse(403, 'Not open yet')
    if (amount > Number(me.details.tradeProfit))
      return json({ message: 'More than your profit', code: 'not_started' }, 409)
  }
  // Each row is newer than the one before it.
  state.clock = Math.max(state.clock + 1, Date.now())
  const date = new Date(state.clock).toISOString()
  // 2.5 percent, half a cent rounded up.
  const transactionFee = Math.floor((Math.round(amount * 100) * 25 + 500) / 1000) / 100
  const fee = list === 'withdrawals' ? { transactionFee, ...rest } : {}
  me[list].unshift({ _id: randomUUID(), amount, date, reference: 'REF', status: 'pending', ...fee })
  return json({ message: 'Recorded' }, 201)
}

function orderOnce(request: ApiRequest, list: 'deposits' | 'withdrawals', quirk: Quirk): Reply {
  const { headers, customer: me, state, route, body } = request
  if (!me) return refuse(401, 'Please sign in')
  const key = String(headers['idempotency-key'] ?? '')
  if (key === '') return refuse(400, 'The key is missing')
  const place = quirk.keyOf ? quirk.keyOf(me, key, route) : `${me.email} ${key}`
  const sent = JSON.stringify([route, body])
  const first = place === undefined ? undefined : state.keys.get(place)
  if (first && first.sent !== sent) return refuse(422, 'This key belongs to another order')
  if (first) return { ...first.response, headers: { 'idempotent-replayed': 'true' } }
  const response = order(request, list, quirk)
  const isKept =
    response.status === 422 || response.status === 400
      ? route === quirk.usesKeysUp
      : response.status !== quirk.forgets
  if (place !== undefined && isKept) state.keys.set(place, { sent, response })
  return response
}

/** Answers a request as the contract says, apart from the quirk. Unknown routes get a 404. */
export function handle(request: ApiRequest, quirk: Quirk): Reply {
  const { route, body, headers, customer: me, state } = request
  const find = () => state.customers.find(({ email }) => email === body.email)
  const signedIn = (work: (known: Customer) => Reply) => (me ? work(me) : refuse(401, 'Please sign in'))
  switch (route) {
    case 'GET /':
      return json({ message: 'A test backend', capabilities: ['idempotency'] })
    case 'GET /market/coins': {
      const coin = { name: 'Sample Coin', symbol: 'smp', image: null, current_price: 1, market_cap: 1 }
      return json([{ ...coin, price_change_percentage_24h: -1 }], 200, {
        'x-market-as-of': '2026-01-01T00:00:00Z',
      })
    }
    case 'POST /auth/register': {
      if (find()) return refuse(409, 'Email already registered')
      const phrase = quirk.phrase ?? 'anchor-harbor-calm-tide-north-coast'
      state.customers.push(customer(body, phrase))
      return json({ seedPhrase: phrase, status: 'Registered' }, 201)
    }
    case 'POST /auth/login': {
      if (typeof body.email !== 'string') return refuse(400, 'Send an object')
      const found = find()
      if (!found || found.password !== body.password)
        return refuse(401, 'The email or the password is not right.')
      const token = quirk.token?.() ?? randomUUID()
      state.sessions.set(token, found)
      return json({ user: found.details, token, message: 'Hello' })
    }
    case 'PUT /auth/edit-password': {
      const found = find()
      const as = quirk.phraseAs ?? words
      if (!found || as(found.phrase) !== as(String(body.seedPhrase)))
        return refuse(401, 'The email or the phrase is not right.')
      found.password = String(body.password)
      if (!quirk.keepsSessions)
        for (const [token, owner] of state.sessions) if (owner === found) state.sessions.delete(token)
      return json({ message: 'Changed' })
    }
    case 'PUT /auth/edit-user':
      return signedIn((known) => {
        const wanted = headers['if-match']
        if (wanted !== undefined && wanted !== `"v${known.version}"`) return refuse(412, 'Changed elsewhere')
        known.version += 1
        for (const key of editable) if (key in body) known.details[key] = body[key]
        return json({ message: 'Saved' })
      })
    case 'GET /transaction/token-user':
      return signedIn((known) => json(known.details, 200, { etag: `"v${known.version}"` }))
    case 'GET /transaction/all':
      return signedIn((known) => json({ allTransactions: known.deposits }))
    case 'GET /withdrawal/all':
      return signedIn((known) => json({ allWithdrawals: known.withdrawals }))
    case 'POST /transaction/add':
      return orderOnce(request, 'deposits', quirk)
    case 'POST /withdrawal/add':
      return orderOnce(request, 'withdrawals', quirk)
    case 'POST /auth/logout':
      state.sessions.delete(bearer(headers))
      return json({ message: 'Signed out' })
    default:
      return route.startsWith('OPTIONS')
        ? { status: 204, body: undefined, headers: preflight }
        : refuse(404, 'Not here')
  }
}

const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-match, step-up',
}

/** Returns the token of the request, or `''`. */
export const bearer = (headers: IncomingMessage['headers']) =>
  String(headers.authorization ?? '').replace('Bearer ', '')
