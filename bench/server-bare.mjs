// A bare Hono server: the minimum that a JSON response costs on this machine.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono().get('/api/', (c) => c.json({ mode: 'bare' }))
serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 0), hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`Bare Hono is at http://127.0.0.1:${port}`),
)
