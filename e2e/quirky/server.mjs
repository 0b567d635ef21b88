import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { honest } from './honest.mjs'
import { send } from './send.mjs'
import { patchWorld, release, report, resetWorld, worldNamed } from './worlds.mjs'

// A backend written only from the specification, without any code of this project. Tests set its responses through /__control.
// Each test has its own world, chosen by the host name of its page, so that calls without a token also belong to one test.
//
//   http://<world>.localhost:PORT     the app in dist/, with its API at /api
//   http://<world>.x.localhost:PORT   the app in e2e/quirky/dist, with its API at another origin, which answers preflights
const port = Number(process.env.PORT ?? 4373)
const apiPort = port + 1
const apiOrigin = `http://localhost:${apiPort}`

const calls = {
  'GET /': 'wakeUp',
  'POST /auth/login': 'login',
  'POST /auth/register': 'register',
  'PUT /auth/edit-password': 'editPassword',
  'PUT /auth/edit-user': 'editUser',
  'GET /transaction/token-user': 'userDetails',
  'POST /transaction/add': 'addDeposit',
  'GET /transaction/all': 'deposits',
  'GET /withdrawal/all': 'withdrawals',
  'POST /withdrawal/add': 'addWithdrawal',
  'GET /market/coins': 'coins',
  'POST /auth/logout': 'logout',
}

async function read(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const firstLabel = (host) => host.split('.')[0]

/** Answers one API call with the next behaviour in the call's list. The last one repeats. */
async function api(request, response, { world, path, cors }) {
  const call = calls[`${request.method} ${path}`] ?? 'unknown'
  const entry = { at: Date.now(), call, method: request.method, path, headers: request.headers, body: null }
  world.requests.push(entry)
  if (cors && request.method === 'OPTIONS') return preflight(request, response, world, entry)
  const list = [world.calls[call] ?? {}].flat()
  const turn = (world.turns[call] = (world.turns[call] ?? -1) + 1)
  const behaviour = list[Math.min(turn, list.length - 1)] ?? {}
  if (behaviour.drop === 'before') return void request.socket.destroy()
  entry.body = parse(await read(request).catch(() => ''))
  const answer = honest(world, entry, behaviour)
  if (cors && !behaviour.withoutCors) addCors(request, answer, world.cors)
  if (behaviour.hold) await new Promise((go) => world.held.push(go))
  send(request, response, answer, behaviour)
}

function addCors(request, answer, cors) {
  if (cors.origin !== null)
    answer.headers['access-control-allow-origin'] = cors.origin ?? request.headers.origin ?? '*'
  if (cors.credentials) answer.headers['access-control-allow-credentials'] = 'true'
  const exposed = cors.expose ?? 'ETag, Retry-After, X-Request-Id, Idempotent-Replayed'
  if (exposed) answer.headers['access-control-expose-headers'] = exposed
  answer.headers.vary = 'Origin'
}

async function preflight(request, response, world, entry) {
  const { cors } = world
  entry.call = 'preflight'
  const method = request.headers['access-control-request-method']
  if (cors.preflight?.hold && (cors.preflight.only ?? method) === method)
    await new Promise((go) => world.held.push(go))
  if (cors.preflight?.drop) return void request.socket.destroy()
  const answer = { status: cors.preflight?.status ?? 204, headers: {}, body: '' }
  if (cors.preflight?.location) answer.headers.location = cors.preflight.location
  addCors(request, answer, cors)
  answer.headers['access-control-allow-methods'] = cors.methods ?? 'GET, POST, PUT'
  const allowed = cors.headers ?? 'authorization, content-type, idempotency-key, if-match'
  if (allowed) answer.headers['access-control-allow-headers'] = allowed
  if (cors.maxAge !== undefined) answer.headers['access-control-max-age'] = String(cors.maxAge)
  send(request, response, answer, {})
}

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

const policy = (html, nonce, connect) =>
  [
    "default-src 'none'",
    `script-src 'self' ${[...html.matchAll(/<script\b[^>]*>([^]+?)<\/script>/g)]
      .map(([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      .join(' ')}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${connect}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

async function site(response, { cross, path }) {
  const root = cross ? 'e2e/quirky/dist' : 'dist'
  const safe = normalize(path)
  const file = extname(safe) ? safe : cross ? 'index.html' : join(safe, 'index.html')
  const body = await readFile(join(root, file)).catch(() => null)
  if (body === null) return void response.writeHead(404).end('Not found')
  const type = types[extname(file)] ?? 'application/octet-stream'
  if (extname(file) !== '.html') {
    // The names of these files contain a hash of their content, so a test doesn't load them again for each page.
    const kept = safe.startsWith('/assets/') && { 'cache-control': 'public, max-age=31536000, immutable' }
    return void response.writeHead(200, { 'content-type': type, ...kept }).end(body)
  }
  const nonce = randomBytes(16).toString('hex')
  const html = body.toString().replaceAll('__CSP_NONCE__', nonce)
  response
    .writeHead(200, {
      'content-type': type,
      'cache-control': 'no-store',
      'content-security-policy': policy(html, nonce, cross ? apiOrigin : ''),
    })
    .end(html)
}

/** The target of redirects: pages outside the API that accept any method. */
async function elsewhere(request, response, path) {
  await read(request).catch(() => '')
  const html = path.endsWith('.html')
  response
    .writeHead(200, {
      'content-type': html ? 'text/html' : 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*, authorization',
    })
    .end(html ? '<!doctype html><title>Sign in</title><h1>Operator sign-in</h1>' : '{"page":"elsewhere"}')
}

async function control(request, response, path) {
  const [, , name = '', action = ''] = path.split('/')
  const body = parse(await read(request))
  const world = worldNamed(name)
  if (request.method === 'PUT') resetWorld(name, body)
  else if (request.method === 'PATCH') patchWorld(world, body)
  else if (action === 'release') release(world)
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify(request.method === 'GET' ? report(world) : {}))
}

const guarded = (handle) => (request, response) => {
  // Chromium repeats a request by itself if a reused connection drops. Only tests of that reuse connections.
  const world = worldNamed(firstLabel(hostOf(request)))
  if (!world.keepAlive) response.shouldKeepAlive = false
  handle(request, response, world).catch((error) => {
    process.stderr.write(`${request.method} ${request.url}: ${error.stack}\n`)
    request.socket.destroy()
  })
}

/** The host of the page. For a call to the other origin, it is in `Origin`. */
function hostOf(request) {
  const { origin, host = '' } = request.headers
  const isApi = request.socket.localPort === apiPort
  return isApi && origin ? new URL(origin).host : host
}

const options = { maxHeaderSize: 65_536, keepAliveTimeout: 60_000 }
const pathOf = (request) => new URL(request.url, 'http://any').pathname

const pages = createServer(
  options,
  guarded(async (request, response, world) => {
    const path = pathOf(request)
    if (path.startsWith('/__control/')) return control(request, response, path)
    if (path.startsWith('/elsewhere')) return elsewhere(request, response, path)
    const cross = (request.headers.host ?? '').includes('.x.')
    if (!cross && /^\/api(\/|$)/.test(path))
      return api(request, response, { world, path: path.slice(4) || '/', cors: false })
    return site(response, { cross, path })
  }),
)
const apiOnly = createServer(
  options,
  guarded(async (request, response, world) => {
    const path = pathOf(request)
    if (path.startsWith('/elsewhere')) return elsewhere(request, response, path)
    return api(request, response, { world, path: path.replace(/^\/api/, '') || '/', cors: true })
  }),
)

pages.listen(port)
apiOnly.listen(apiPort)
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0))
