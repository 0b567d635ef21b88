type Parts = {
  /** From now on readyz says no and answers end their connections. */
  drain(): void
  /** How long proxies are given to notice before nothing is accepted any more. */
  drainMs: number
  finish(code: number): Promise<void>
}

/**
 * SIGTERM: a proxy first has to see that this server is not ready, or it would send requests to a closed port. SIGINT comes
 * from a person at the keyboard and skips that wait, also when it comes during it.
 */
export function createStop({ drain, drainMs, finish }: Parts) {
  let draining = false
  let finishing = false
  let waiting: NodeJS.Timeout | undefined

  const end = (code: number) => {
    clearTimeout(waiting)
    if (finishing) return
    finishing = true
    draining = true
    drain()
    void finish(code)
  }
  return {
    end,
    onSignal: (signal: 'SIGTERM' | 'SIGINT') => {
      if (signal === 'SIGINT' || drainMs === 0) return end(0)
      if (draining) return
      draining = true
      drain()
      waiting = setTimeout(() => end(0), drainMs)
    },
  }
}
