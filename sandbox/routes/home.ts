import { Hono } from 'hono'
import { calls } from '#contract/calls.ts'
import { IDEMPOTENCY } from '#contract/endpoints.ts'
import type { Deps } from '../http/deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { json } from '../http/json.ts'
import { openApiDocument } from '../openapi.ts'

/** The wake-up call, which says what this server offers. */
export function homeRoutes(deps: Deps) {
  const app = new Hono()

  endpoint(app, deps, calls.wakeUp, async () => ({
    body: {
      mode: 'sandbox',
      message: 'Plainsail sandbox. Its money is simulated.',
      capabilities: [IDEMPOTENCY, ...deps.capabilities],
    },
  }))

  // Says that the process is alive. It doesn't check the database, so that an outage doesn't get the server restarted.
  app.get('/healthz', (c) => json(c, { message: 'ok' }))

  // Says whether a proxy should send requests here.
  app.get('/readyz', async (c) => {
    if (deps.draining()) return json(c, { message: 'This server is stopping.' }, 503)
    await deps.db.query('select 1')
    if (!deps.hasDiskSpace()) return json(c, { message: 'The disk is nearly full: nothing is stored.' }, 503)
    return json(c, { message: 'ok' })
  })

  app.get('/version', (c) => json(c, deps.version))

  app.get('/openapi.json', (c) => json(c, openApiDocument(deps.capabilities)))

  return app
}
