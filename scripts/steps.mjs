import { spawn } from 'node:child_process'

const windows = process.platform === 'win32'

/** Runs a command of this project and resolves with its seconds; rejects with its name when it fails. */
export function run(name, command, args, { env = {}, quiet = false } = {}) {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
      shell: windows,
    })
    const output = []
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) return resolve((performance.now() - began) / 1000)
      if (quiet) process.stderr.write(Buffer.concat(output))
      reject(new Error(`${name} failed (exit code ${code}).`))
    })
  })
}
