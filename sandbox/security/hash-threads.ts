import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

type Job = { stored?: string; text: string; cost?: object }
type Answer = { id: number; result?: string | boolean; error?: string }
type Waiting = { done: (result: string | boolean) => void; failed: (error: Error) => void }
type Thread = { worker: Worker; waiting: Map<number, Waiting> }

export const HASH_THREADS = availableParallelism()

const threads: Thread[] = []
let jobs = 0

/**
 * Hashes in separate threads. In Node's shared pool of four, many sign-ins delayed compression, file access and name lookups.
 * The threads start on first use and don't keep the process alive.
 */
export function inHashThread(job: Job): Promise<string | boolean> {
  const thread = leastBusy()
  const id = (jobs += 1)
  return new Promise((done, failed) => {
    if (thread.waiting.size === 0) thread.worker.ref()
    thread.waiting.set(id, { done, failed })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.worker.postMessage({ id, ...job })
  })
}

function leastBusy(): Thread {
  const idle = threads.find(({ waiting }) => waiting.size === 0)
  if (idle) return idle
  if (threads.length < HASH_THREADS) return start()
  return threads.reduce((least, each) => (each.waiting.size < least.waiting.size ? each : least))
}

function start(): Thread {
  // Without the main thread's TypeScript loader, which takes longer to load than a hundred hashes take.
  const worker = new Worker(new URL('./hash-worker.mjs', import.meta.url), { execArgv: [] })
  const thread: Thread = { worker, waiting: new Map() }
  worker.unref()
  worker.on('message', ({ id, result, error }: Answer) => {
    const waiting = thread.waiting.get(id)
    thread.waiting.delete(id)
    if (thread.waiting.size === 0) worker.unref()
    if (error !== undefined || result === undefined) waiting?.failed(new Error(error ?? 'No hash'))
    else waiting?.done(result)
  })
  worker.on('error', (error) => end(thread, error))
  worker.on('exit', () => end(thread, new Error('A hashing thread ended.')))
  threads.push(thread)
  return thread
}

/** After a thread fails, its work fails too, and the next hash starts a new thread. */
function end(thread: Thread, error: Error) {
  const at = threads.indexOf(thread)
  if (at >= 0) threads.splice(at, 1)
  for (const { failed } of thread.waiting.values()) failed(error)
  thread.waiting.clear()
}
