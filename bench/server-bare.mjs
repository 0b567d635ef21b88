// What the frame of the server alone can do: the least that a JSON answer costs on this machine.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono().get('/api/', (c) => c.json({ mode: 'bare' }))
serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 0), hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`Bare Hono is at http://127.0.0.1:${port}`),
)
