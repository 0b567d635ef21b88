// npm run bench -- --only bytes,lh,nav,rows,build --routes /,/plans --runs 5 --nav-runs 5 --fresh
// Builds the app, serves it with its own sandbox, and measures it in the same run as two reference pages: `limit-static`, written by
// hand without script, and `limit-spa`, with React, router and query only. Results are stored in bench/.results, so an interrupted run
// continues where it stopped; --fresh starts over.
import { spawn } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../tools/chromium.mjs'
import { run } from '../tools/steps.mjs'
import { report } from './report.mjs'
import { rows } from './rows.mjs'
import { readSection } from './sections.mjs'
import { testTimes } from './test-times.mjs'

const trading = ['cryptocurrencies', 'forex', 'shares', 'indices', 'etf', 'copy-trading', 'automated-trading']
const customers = [
  'account',
  'upgrade-account',
  'deposit',
  'depositHistory',
  'withdrawal',
  'withdrawalHistory',
]
const measured = [
  '/',
  '/plans',
  '/sign-in',
  '/dashboard',
  '/about',
  '/services',
  '/help-center',
  '/guides',
  '/contact',
  '/sign-up',
  '/terms-of-use',
  '/privacy-policy',
  ...trading.map((name) => `/trading/${name}`),
  ...customers.map((name) => `/dashboard/${name}`),
]
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'bytes,lh,nav,rows,build' },
    routes: { type: 'string', default: measured.join(',') },
    runs: { type: 'string', default: '5' },
    'nav-runs': { type: 'string', default: '7' },
    port: { type: 'string', default: '4297' },
    fresh: { type: 'boolean', default: false },
  },
})
const parts = options.only.split(',')
const routes = options.routes.split(',')
const harness = resolve('bench/harness')
const kept = resolve('bench/.results/lines.jsonl')
const base = `http://localhost:${options.port}`

process.env.CHROME_PATH ??= ensureChromium()
if (options.fresh) rmSync(kept, { force: true })
mkdirSync(resolve('bench/.results'), { recursive: true })
const lines = () =>
  existsSync(kept)
    ? readFileSync(kept, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : []
const keep = (line) => appendFileSync(kept, `${JSON.stringify(line)}\n`)

/** Makes one measurement in a separate process, unless its result is already stored. */
async function measure(key, args) {
  if (lines().some((line) => line.key === key)) return console.log(`${key}: kept`)
  console.log(key)
  const out = resolve('bench/.results/line.json')
  rmSync(out, { force: true })
  await run(
    key,
    process.execPath,
    [join(harness, 'measure.mjs'), '--label', key.split(' ')[0], '--out', out, ...args],
    {
      quiet: true,
    },
  )
  keep({ key, load: loadavg()[0], ...JSON.parse(readFileSync(out, 'utf8')) })
}

const limits = {
  'limit-static': ['--dist', join(harness, 'limit/dist-static')],
  'limit-spa': ['--dist', join(harness, 'limit/dist-spa'), '--spa'],
}
const signedIn = (path) => path.startsWith('/dashboard')
const asked = (path) => `${path}=${path}${signedIn(path) ? '!' : ''}`
// The reference pages exist once for each kind of page.
const limitPath = (path) => ({ '/': '/', '/sign-in': '/sign-in', '/dashboard': '/app' })[path]

async function measureAll() {
  const us = ['--url', base, '--setup', resolve('bench/sign-in.mjs')]
  for (const path of routes) {
    for (const part of ['bytes', 'lh'].filter((each) => parts.includes(each))) {
      const how = ['--only', part, '--runs', options.runs]
      await measure(`us ${part} ${path}`, [...us, '--routes', asked(path), ...how])
      if (limitPath(path))
        for (const [name, where] of Object.entries(limits))
          await measure(`${name} ${part} ${path}`, [
            ...where,
            '--routes',
            `${path}=${limitPath(path)}`,
            ...how,
          ])
    }
  }
  if (parts.includes('rows') && !lines().some(({ key }) => key === 'us history')) {
    console.log('us history')
    keep({ key: 'us history', load: loadavg()[0], rows: await rows(base, Number(options.runs)) })
  }
  if (!parts.includes('nav')) return
  const how = ['--only', 'nav', '--routes', '/', '--nav-runs', options['nav-runs']]
  const toSignIn = "/!|header a[href='/sign-in']|input[type=password]"
  const visitor = resolve('bench/visitor.mjs')
  await measure('us nav', ['--url', base, '--setup', visitor, ...how, '--nav', toSignIn])
  const toDeposit = "/dashboard!|nav a[href='/dashboard/deposit']|text=Amount in USD"
  await measure('us nav signed in', [...us, ...how, '--nav', toDeposit])
  await measure('limit-spa nav', [
    ...limits['limit-spa'],
    ...how,
    '--nav',
    "/|header nav a[href='/sign-in']|form",
    '--nav',
    "/app|.side a[href='/']|.hero",
  ])
}

async function served(work) {
  const data = mkdtempSync(join(tmpdir(), 'bench-data-'))
  const server = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      SANDBOX_CAPABILITIES: 'none',
      ...process.env,
      PORT: options.port,
      DATA_DIR: data,
      MARKET_URL: 'off',
      SANDBOX_RATE_LIMIT: 'off',
    },
  })
  try {
    for (let tries = 0; !(await fetch(`${base}/api/`).catch(() => null))?.ok; tries += 1) {
      if (tries > 120 || server.exitCode !== null) throw new Error('The sandbox did not start.')
      await new Promise((next) => setTimeout(next, 500))
    }
    await work()
  } finally {
    server.kill()
    rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  }
}

if (!existsSync(join(harness, 'node_modules')))
  await run('The harness', 'npm', ['ci', '--no-audit', '--no-fund', '--prefix', harness], { quiet: true })
if (!existsSync(join(harness, 'limit/dist-static'))) {
  await run('The limits', 'npm', ['ci', '--no-audit', '--no-fund', '--prefix', join(harness, 'limit')], {
    quiet: true,
  })
  await run('The limits', 'npm', ['run', 'build', '--prefix', join(harness, 'limit')], { quiet: true })
}
const seconds = await run('The build', process.execPath, ['build/build.mjs'], { quiet: true })
if (parts.includes('build')) keep({ key: `build ${Date.now()}`, build: Math.round(seconds) })
await served(measureAll)
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
const { markdown, svg } = report(lines(), {
  machine,
  day: new Date().toISOString().slice(0, 10),
  tests: testTimes(),
  kept: ['journeys', 'journeys-why'].map((name) => readSection('bench/RESULTS.md', name)).filter(Boolean),
})
writeFileSync('bench/RESULTS.md', markdown)
writeFileSync('bench/results.svg', svg)
console.log('bench/RESULTS.md')
