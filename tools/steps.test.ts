import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'

const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

/** A script that runs `program` the way `npm start` runs the server, and ends with its exit code. */
const parent = (program: string) => `
  import { run } from './tools/steps.mjs'
  try { await run('The server', process.execPath, ['-e', ${JSON.stringify(program)}]) }
  catch (error) { console.log(error.message); process.exitCode = error.exitCode }`

const start = (program: string) =>
  watched(
    spawn(process.execPath, ['--input-type=module', '-e', parent(program)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )

function watched(child: ChildProcessByStdio<null, Readable, null>) {
  running.push(child)
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  const until = (text: string) =>
    new Promise<void>((done) => {
      const look = () => output.includes(text) && done()
      child.stdout.on('data', look)
      look()
    })
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  return { child, until, ended, output: () => output }
}

const server = (code: number) => `
  setInterval(() => {}, 1000)
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => { console.log('got ' + signal); setTimeout(() => process.exit(${code}), 50) })
  console.log('up')`

describe('B7 a command that runs another command', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'passes %s on, waits for the command to end, and ends with its exit code',
    async (signal) => {
      const { child, until, ended, output } = start(server(7))
      await until('up')
      child.kill(signal)
      expect(await ended).toBe(7)
      expect(output()).toContain(`got ${signal}`)
      expect(output()).toContain('The server was stopped.')
    },
  )

  it('ends with 0 after a clean stop, and with 128 plus the signal number if the signal ended the command', async () => {
    const clean = start(server(0))
    await clean.until('up')
    clean.child.kill('SIGTERM')
    expect(await clean.ended).toBe(0)
    const cut = start("console.log('up'); setInterval(() => {}, 1000)")
    await cut.until('up')
    cut.child.kill('SIGTERM')
    expect(await cut.ended).toBe(143)
  })

  it('ends with the exit code of a failed command', async () => {
    const { ended, output } = start('process.exit(3)')
    expect(await ended).toBe(3)
    expect(output()).toContain('The server failed (exit code 3).')
  })
})

describe.skipIf(process.platform === 'win32')('B7 an npm script that runs the server', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  let home = ''
  afterEach(() => rmSync(home, { recursive: true, force: true }))

  // npm starts a shell for the script and sends it the signal. Most shells don't pass it on.
  it.each(['start', 'dev', 'serve'])('%s leaves no shell between npm and the server', async (name) => {
    home = mkdtempSync(join(tmpdir(), 'plainsail-script-'))
    for (const folder of ['tools', 'sandbox']) mkdirSync(join(home, folder))
    for (const file of ['tools/start.mjs', 'tools/dev.mjs', 'sandbox/main.ts'])
      writeFileSync(join(home, file), server(7))
    const script = scripts[name]?.replaceAll('--import tsx ', '') ?? ''
    const { child, until, ended, output } = watched(
      spawn(script, { cwd: home, shell: true, stdio: ['ignore', 'pipe', 'inherit'] }),
    )
    await until('up')
    child.kill('SIGTERM')
    expect(await ended).toBe(7)
    expect(output()).toContain('got SIGTERM')
  })
})
