// Plain JavaScript, since a worker starts without the loader that reads TypeScript.
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

// On Linux the priority is the thread's own; elsewhere it would be that of the whole process. A third of
// the usual share lets pages go first, and still gets its turn on a machine that is busy with other programs.
if (process.platform === 'linux') setPriority(5)

parentPort?.on('message', ({ id, stored, text, cost }) => {
  try {
    const result = stored === undefined ? hashSync(text, cost) : verifySync(stored, text)
    parentPort.postMessage({ id, result })
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) })
  }
})
