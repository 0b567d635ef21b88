import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const windows = process.platform === 'win32'
const signals = ['SIGTERM', 'SIGINT']

/** The exit code, or what a shell reports for a process that a signal ended. */
const codeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0)

/**
 * Runs a command and resolves with its duration in seconds. If it fails, rejects with an error that has its name and `exitCode`.
 * Passes SIGTERM and SIGINT on to the command, which decides when to end: a server first finishes its responses. After such a
 * signal it always rejects, so that no further step starts.
 *
 * @param quiet Collects the output and writes it to stderr only if the command fails.
 */
export function run(name, command, args, { env = {}, quiet = false } = {}) {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
      shell: windows,
    })
    let asked = null
    const pass = (signal) => {
      asked = signal
      child.kill(signal)
    }
    for (const signal of signals) process.on(signal, pass)
    const settle =
      (work) =>
      (...given) => {
        for (const signal of signals) process.off(signal, pass)
        work(...given)
      }
    const output = []
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.on('error', settle(reject))
    child.on(
      'exit',
      settle((code, signal) => {
        if (code === 0 && asked === null) return resolve((performance.now() - began) / 1000)
        if (quiet && asked === null) process.stderr.write(Buffer.concat(output))
        const exitCode = codeOf(code, signal)
        const message = asked === null ? `${name} failed (exit code ${exitCode}).` : `${name} was stopped.`
        reject(Object.assign(new Error(message), { exitCode }))
      }),
    )
  })
}
