import { Hono } from 'hono'
import { calls } from '#contract/calls.ts'
import type { Deps } from '../http/deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { json } from '../http/json.ts'
import { openApiDocument } from '../openapi.ts'

export function homeRoutes(deps: Deps) {
  const app = new Hono()

  endpoint(app, deps, calls.wakeUp, async () => ({
    body: {
      mode: 'sandbox',
      message: 'Plainsail sandbox. Its money is simulated.',
      capabilities: ['idempotency'],
    },
  }))

  app.get('/healthz', async (c) => {
    await deps.db.query('select 1')
    return json(
      c,
      { message: deps.hasRoom() ? 'ok' : 'The disk is nearly full: nothing is stored.' },
      deps.hasRoom() ? 200 : 503,
    )
  })

  app.get('/openapi.json', (c) => json(c, openApiDocument()))

  return app
}
