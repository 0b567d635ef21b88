import { describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import type { Database } from './db/database.ts'
import { createLog } from './log.ts'
import { createOutage, watched } from './outage.ts'
import { createClock } from './testing/test-app.ts'

const gone = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

function setUp() {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const clock = createClock()
  const state: { error: Error | null } = { error: null }
  const query = async () => {
    if (state.error) throw state.error
    return { rows: [] }
  }
  const outage = createOutage(log, () => clock.now())
  const db = watched({ engine: 'postgres', query, transaction: query } as unknown as Database, outage)
  const app = createApp({ db, log, limits: 'off', outageLogged: true, now: () => clock.now() })
  const logged = () => lines.filter(({ msg }) => msg !== 'request')
  return { app, clock, state, logged, outage }
}

describe('S26 during a database outage', () => {
  it('logs one line at its start, and one at its end with the number of failed requests', async () => {
    const { app, clock, state, logged } = setUp()
    state.error = gone()
    for (let n = 0; n < 22; n += 1) expect((await app.request('/api/readyz')).status).toBe(503)
    expect(logged()).toHaveLength(1)
    expect(logged()[0]).toMatchObject({
      msg: 'database unavailable',
      event: 'database_unavailable',
      code: 'ECONNREFUSED',
    })
    expect(JSON.stringify(logged())).not.toContain('"stack"')
    state.error = null
    clock.forward(12_000)
    for (let n = 0; n < 3; n += 1) expect((await app.request('/api/readyz')).status).toBe(200)
    expect(logged()).toHaveLength(2)
    expect(logged()[1]).toMatchObject({ msg: 'database available again', failures: 22, seconds: 12 })
  })

  it('does not treat a success between failures as its end', async () => {
    const { app, clock, state, logged } = setUp()
    for (let n = 0; n < 10; n += 1) {
      state.error = n % 2 ? null : gone()
      await app.request('/api/readyz')
      clock.forward(400)
    }
    expect(logged()).toHaveLength(1)
  })

  it('logs a second outage too', async () => {
    const { app, clock, state, logged } = setUp()
    for (const error of [gone(), null, gone(), null]) {
      state.error = error
      await app.request('/api/readyz')
      clock.forward(2000)
    }
    // Each outage has its own count.
    expect(logged().map(({ failures }) => failures)).toEqual([undefined, 1, undefined, 1])
    expect(logged().map(({ event }) => event)).toEqual([
      'database_unavailable',
      'database_available',
      'database_unavailable',
      'database_available',
    ])
  })

  it('still logs an internal error with its stack', async () => {
    const { app, state, logged } = setUp()
    state.error = new Error('column does not exist')
    expect((await app.request('/api/readyz')).status).toBe(500)
    expect(logged()[0]).toMatchObject({ msg: 'failed', err: { stack: expect.any(String) } })
  })
})
