import type { Behaviour } from './world.ts'

// Responses that several quirks share, and what the app says about them.

/** A response in HTML. The server carries out the request if the status is below 400. */
export const page = (status: number): Behaviour => ({
  status,
  text: '<html><h1>nginx</h1>Bad Gateway</html>',
  type: 'html',
})
/** A response in HTML from something in front of the server. `work`: the server carries out the request nevertheless. */
export const html = (status: number, work = false): Behaviour => ({ ...page(status), work })
export const json = (status: number, message: string, more: Behaviour = {}): Behaviour => ({
  status,
  json: { message },
  ...more,
})
export const to = (status: number, location: string): Behaviour => ({
  status,
  headers: { location },
  work: true,
})
/** An address on another origin. */
export const other = `http://localhost:${Number(process.env.E2E_PORT ?? 4373) + 1}/elsewhere.json`

/** What the app says if it can't tell whether a request was carried out. */
export const unsure = /(cannot|can not|can't|could not) (tell|confirm)|not (known|clear) whether/i

/** What the app says about a response that it can't read. */
export const notUnderstood = /The server sent something this app does not understand\./
