// Plain JavaScript, since a worker starts without the loader that reads TypeScript.
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

// Gives hashing a third of the usual processor share, so that pages go first. Only on Linux: elsewhere the priority belongs to
// the whole process.
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
