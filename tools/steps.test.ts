import { type ChildProcess, spawn } from 'node:child_process'
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

function start(program: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', parent(program)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  const until = (text: string) =>
    new Promise<void>((done) => {
      const look = () => said.includes(text) && done()
      child.stdout.on('data', look)
      look()
    })
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  return { child, until, ended, said: () => said }
}

const server = (code: number) => `
  setInterval(() => {}, 1000)
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => { console.log('got ' + signal); setTimeout(() => process.exit(${code}), 50) })
  console.log('up')`

describe('B7 a command that runs another command', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'passes %s on, waits for the other to end, and ends with its exit code',
    async (signal) => {
      const { child, until, ended, said } = start(server(7))
      await until('up')
      child.kill(signal)
      expect(await ended).toBe(7)
      expect(said()).toContain(`got ${signal}`)
      expect(said()).toContain('The server was stopped.')
    },
  )

  it('ends with 0 after a clean stop, and with 128 plus the signal number if the signal ended the other', async () => {
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
    const { ended, said } = start('process.exit(3)')
    expect(await ended).toBe(3)
    expect(said()).toContain('The server failed (exit code 3).')
  })
})
