type Parts = {
  /** Makes readyz fail and answers close their connections. */
  drain(): void
  /** Milliseconds between the start of the drain and closing the port, for proxies to notice. */
  drainMs: number
  finish(code: number): Promise<void>
}

/**
 * Stops the server. On SIGTERM it drains first, so that proxies see that it isn't ready and don't send requests to a closed
 * port. SIGINT comes from a person at the keyboard and skips or ends the drain.
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
