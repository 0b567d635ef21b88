import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStop } from './stop.ts'

function server(drainMs: number) {
  const did: string[] = []
  const stop = createStop({
    drainMs,
    drain: () => did.push('drain'),
    finish: async (code) => void did.push(`finish ${code}`),
  })
  return { did, stop }
}

describe('signals', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('SIGTERM drains first, and closes the port after the drain time', async () => {
    const { did, stop } = server(3000)
    stop.onSignal('SIGTERM')
    await vi.advanceTimersByTimeAsync(2999)
    expect(did).toEqual(['drain'])
    await vi.advanceTimersByTimeAsync(1)
    expect(did).toEqual(['drain', 'drain', 'finish 0'])
  })

  it('a second SIGTERM neither shortens nor repeats the drain', async () => {
    const { did, stop } = server(3000)
    stop.onSignal('SIGTERM')
    await vi.advanceTimersByTimeAsync(2000)
    stop.onSignal('SIGTERM')
    expect(did).toEqual(['drain'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(did.filter((each) => each.startsWith('finish'))).toEqual(['finish 0'])
  })

  it('SIGINT skips the drain, and ends one in progress', async () => {
    const first = server(3000)
    first.stop.onSignal('SIGINT')
    expect(first.did).toEqual(['drain', 'finish 0'])
    const second = server(3000)
    second.stop.onSignal('SIGTERM')
    second.stop.onSignal('SIGINT')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(second.did).toEqual(['drain', 'drain', 'finish 0'])
  })

  it('an uncaught exception exits with its own code, once', () => {
    const { did, stop } = server(3000)
    stop.end(1)
    stop.end(1)
    stop.onSignal('SIGINT')
    expect(did).toEqual(['drain', 'finish 1'])
  })
})
