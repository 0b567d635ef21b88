import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * Runs the test command on every version of Node that the README promises, each in a clean copy with `npm ci`.
 * The binaries come from the npm package `node`.
 *
 *   npm run test:nodes
 *   npm run test:nodes -- --only 24,26 --steps unit,build,start
 */
export const versions = ['20.19', '22', '24', '26']
const windows = process.platform === 'win32'
const npx = (...args) => ['npx', args]

/** `all` is the whole test command; the others are its steps, for a quicker check. `start` waits until the server responds. */
export const steps = {
  all: ['npm', ['test']],
  types: npx('tsc', '--noEmit'),
  lint: ['npm', ['run', 'lint']],
  unit: npx('vitest', 'run', '--project=unit'),
  stories: npx('vitest', 'run', '--project=storybook'),
  build: ['npm', ['run', 'build']],
  journeys: npx('playwright', 'test', '-c', 'e2e/playwright.config.ts'),
  start: 'start',
}

function listed(text, known, what) {
  const wanted = text.split(',').map((each) => each.trim())
  const strange = wanted.filter((each) => !known.includes(each))
  if (strange.length > 0) throw new Error(`Unknown ${what}: ${strange}. Known are ${known.join(', ')}.`)
  return wanted
}

/** Parses `--only`, `--steps` and `--keep`. Throws an error that names any unknown version or step. */
export function plan(args) {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string' }, steps: { type: 'string' }, keep: { type: 'boolean' } },
  })
  return {
    only: listed(values.only ?? versions.join(), versions, 'version'),
    wanted: listed(values.steps ?? 'all,start', Object.keys(steps), 'step'),
    keep: values.keep ?? false,
  }
}

/** The environment without the variables of the npm that started this script, which would affect the copies. */
function cleanEnv(bin) {
  const own = /^(npm_(?!config_(registry|cache|userconfig)$)|NODE_(OPTIONS|PATH|ENV)$)/i
  const env = Object.entries(process.env).filter(([name]) => !own.test(name) && name !== 'PATH')
  return { ...Object.fromEntries(env), PATH: `${bin}${delimiter}${process.env.PATH}` }
}

function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: windows, ...options })
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
    child.on('error', (error) => output.push(Buffer.from(error.message)))
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(output).toString() }))
  })
}

function copyTo(folder) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.split('\n').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file), { force: true })
  }
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** Starts the built app as `npm start` does and requests a page and the API until both respond, for 60 s at most. */
async function start(options) {
  const port = await freePort()
  const env = {
    ...options.env,
    PORT: String(port),
    DATA_DIR: join(options.cwd, '.data-nodes'),
    MARKET_URL: 'off',
  }
  const child = spawn('node', ['--import', 'tsx', 'sandbox/main.ts'], { ...options, env, shell: windows })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
  const closed = new Promise((done) => child.on('close', done))
  let ok = false
  for (let left = 120; left > 0 && !ok && child.exitCode === null; left -= 1) {
    await new Promise((next) => setTimeout(next, 500))
    const responses = ['/', '/api/'].map((path) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => null))
    ok = (await Promise.all(responses)).every((response) => response?.status === 200)
  }
  child.kill()
  await closed
  return { ok, output: ok ? '' : `The server did not respond with a page.\n${Buffer.concat(output)}` }
}

async function testOn(version, wanted, folder) {
  const binaries = join(folder, 'node')
  const copy = join(folder, 'copy')
  mkdirSync(binaries)
  copyTo(copy)
  writeFileSync(join(binaries, 'package.json'), '{"private":true}')
  const bin = join(binaries, 'node_modules', '.bin')
  const env = cleanEnv(bin)
  const rows = []
  const timed = async (name, work) => {
    const began = performance.now()
    const { ok, output } = await work()
    rows.push({ version, name, ok, seconds: Math.round((performance.now() - began) / 1000) })
    console.log(`${ok ? 'ok ' : 'RED'} Node ${version} ${name}, ${rows.at(-1).seconds} s`)
    if (!ok) console.log(output.split('\n').slice(-80).join('\n'))
    return ok
  }
  const ready =
    (await timed('binary', async () => {
      const got = await run('npm', ['install', `node@${version}`, '--no-audit', '--no-fund'], {
        cwd: binaries,
      })
      const { output } = await run('node', ['--version'], { cwd: binaries, env })
      return { ok: output.startsWith(`v${version}.`), output: `${got.output}\nThe binary says ${output}` }
    })) && (await timed('npm ci', () => run('npm', ['ci'], { cwd: copy, env })))
  if (!ready) return rows
  for (const name of wanted)
    await timed(name, () =>
      steps[name] === 'start' ? start({ cwd: copy, env }) : run(...steps[name], { cwd: copy, env }),
    )
  return rows
}

async function main() {
  const { only, wanted, keep } = plan(process.argv.slice(2))
  // The server needs a build to serve, and `all` ends before its build if an earlier step fails.
  if (wanted.includes('start') && !wanted.includes('build'))
    wanted.splice(wanted.indexOf('start'), 0, 'build')
  const rows = []
  for (const version of only) {
    const folder = mkdtempSync(join(tmpdir(), `plainsail-node-${version}-`))
    // As root, PostgreSQL runs as another user, who must be able to read its binaries here.
    chmodSync(folder, 0o755)
    try {
      rows.push(...(await testOn(version, wanted, folder)))
    } finally {
      if (keep) console.log(`Kept: ${folder}`)
      else rmSync(folder, { recursive: true, force: true })
    }
  }
  console.table(
    rows.map(({ version, name, ok, seconds }) => ({ version, name, verdict: ok ? 'ok' : 'RED', seconds })),
  )
  if (rows.some(({ ok }) => !ok)) process.exitCode = 1
}

if (import.meta.filename === process.argv[1])
  await main().catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
