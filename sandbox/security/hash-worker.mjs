// Plain JavaScript, since a worker starts without the loader that reads TypeScript.
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

// On Linux the priority is the thread's own; elsewhere it would be that of the whole process. A third of
// the usual share lets pages go first, and still gets its turn on a machine that is busy with other programs.
if (process.platform === 'linux') setPriority(5)

function answerTo({ stored, text, cost }) {
  try {
    return { result: stored === undefined ? hashSync(text, cost) : verifySync(stored, text) }
  } catch (error) {
    return { error: String(error) }
  }
}

parentPort?.on('message', ({ id, ...job }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort.postMessage({ id, ...answerTo(job) })
})
