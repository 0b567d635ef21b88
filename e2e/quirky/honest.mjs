const ok = (json, headers = {}) => ({ status: 200, headers, body: JSON.stringify(json) })
const refuse = (status, message, more = {}) => ({
  status,
  headers: {},
  body: JSON.stringify({ message, ...more }),
})

const coins = ['Bitcoin BTC', 'Ethereum ETH', 'Tether USDT', 'Solana SOL', 'Cardano ADA', 'Litecoin LTC'].map(
  (text, at) => {
    const [name, symbol] = text.split(' ')
    return {
      id: name.toLowerCase(),
      name,
      symbol: symbol.toLowerCase(),
      image: null,
      current_price: 1000 - at,
      market_cap: 5_000_000_000 - at,
      price_change_percentage_24h: 1.5,
    }
  },
)

const open = new Set(['wakeUp', 'login', 'register', 'editPassword', 'coins', 'unknown'])

/** The response that section 7 of the specification requires for this call. `send` applies the behaviour's changes to it. */
export function honest(world, entry, behaviour) {
  const response = responseTo(world, entry, behaviour)
  return { ...response, headers: { 'content-type': 'application/json', ...response.headers } }
}

function responseTo(world, entry, behaviour) {
  const { call, body, headers } = entry
  // Header values arrive as Latin-1.
  const sent = Buffer.from(headers.authorization ?? '', 'latin1').toString()
  if (!open.has(call) && sent !== `Bearer ${world.token}`) return refuse(401, 'Please sign in.')
  switch (call) {
    case 'wakeUp':
      return ok({
        message: 'Awake.',
        ...(world.mode && { mode: world.mode }),
        capabilities: world.capabilities,
      })
    case 'login':
      return body.password === world.password
        ? ok({ user: world.user, token: world.token, message: 'Welcome.' })
        : refuse(401, 'Wrong email or password.')
    case 'register':
      if (world.taken.includes(body.email)) return refuse(409, 'Taken.')
      if (works(behaviour)) world.taken.push(body.email)
      return ok({ seedPhrase: world.phrase, status: 'success' })
    case 'editPassword':
      return body.seedPhrase === world.phrase
        ? ok({ message: 'Changed.' })
        : refuse(401, 'This seed phrase is not the one of this account.')
    case 'editUser':
      return editUser(world, entry, behaviour)
    case 'userDetails':
      return ok(world.user, world.etags ? { etag: `"${world.version}"` } : {})
    case 'addDeposit':
      return add(world, entry, behaviour, world.deposits)
    case 'addWithdrawal':
      return add(world, entry, behaviour, world.withdrawals)
    case 'deposits':
      return ok({ allTransactions: world.deposits })
    case 'withdrawals':
      return ok({ allWithdrawals: world.withdrawals })
    case 'coins':
      return ok(coins)
    case 'logout':
      return ok({ message: 'Signed out.' })
    default:
      return refuse(404, 'There is no such call.')
  }
}

/** Whether the request is carried out. By default, one that is answered with a failure is not. */
const works = ({ work, status = 200, json }) => work ?? (status < 400 && json?.success !== false)

function editUser(world, { body, headers }, behaviour) {
  const wanted = headers['if-match']
  if (world.etags && wanted !== undefined && wanted !== `"${world.version}"`)
    return refuse(world.etags, 'The details were changed meanwhile.')
  if (works(behaviour)) {
    Object.assign(world.user, body)
    world.version += 1
  }
  return ok({ message: 'Saved.' })
}

function add(world, { body, headers }, behaviour, list) {
  const key = headers['idempotency-key']
  if (world.keys === 'reject' && key) return refuse(400, 'The header Idempotency-Key is not allowed.')
  if (world.keys === 'honour') {
    if (!key) return refuse(400, 'An Idempotency-Key is needed.')
    const before = world.answered.get(key)
    if (before) return { ...before, headers: { 'idempotent-replayed': 'true' } }
  }
  if (typeof body.amount !== 'number' || !(body.amount > 0))
    return refuse(422, 'The amount must be a number.')
  const response = { ...ok({ message: 'Received.' }), status: 201 }
  if (works(behaviour)) {
    world.added += 1
    list.unshift({
      _id: `row-${world.added}`,
      ...body,
      date: new Date().toISOString(),
      reference: `QUIRK-${world.added}`,
      status: 'pending',
    })
    world.answered.set(key, response)
  }
  return response
}
