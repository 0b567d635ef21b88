import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const NOBODY = 65_534
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/** Starts a real PgBouncer in transaction mode in front of a PostgreSQL, with fewer connections than the servers' pools. Throws if it isn't installed. */
export async function startPgBouncer(postgresUrl: string) {
  const { status } = spawnSync('pgbouncer', ['--version'])
  if (status !== 0) {
    throw new Error(
      'PgBouncer is not installed, so nothing was tested. Install it (Debian, Ubuntu: apt-get install pgbouncer; ' +
        'macOS: brew install pgbouncer) and run npm run test:pgbouncer again.',
    )
  }
  const folder = new URL(postgresUrl).searchParams.get('host') ?? ''
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
postgres = host=${folder} user=postgres dbname=postgres
[pgbouncer]
listen_addr =
listen_port = 6432
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
`,
  )
  const child = spawn('pgbouncer', [settings], { ...identity, stdio: ['ignore', 'pipe', 'pipe'] })
  await new Promise<void>((ready, fail) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        said += text.toString()
        if (/process up/.test(said)) ready()
      })
    child.once('exit', () => fail(new Error(said)))
  })
  return {
    url: `postgres://postgres@localhost:6432/postgres?host=${encodeURIComponent(folder)}`,
    stop: () => child.kill('SIGKILL'),
  }
}
