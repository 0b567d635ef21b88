import { gzipSync } from 'node:zlib'

const types = { html: 'text/html', plain: 'text/plain', json: 'application/json' }

/** Writes the response, changed by the behaviour. */
export function send(request, response, answer, behaviour) {
  const { status, json, text, type, headers = {}, drop, encode, size } = behaviour
  if (drop === 'after') return void request.socket.destroy()
  const own = [status, json, text].some((part) => part !== undefined)
  const content = text ?? (json === undefined ? '' : JSON.stringify(json))
  let body = Buffer.from(own ? content : answer.body, encode === 'latin1' ? 'latin1' : 'utf8')
  const all = { ...answer.headers }
  if (own) {
    delete all['content-type']
    if (json !== undefined) all['content-type'] = types.json
  }
  if (type) all['content-type'] = types[type] ?? type
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) delete all[name]
    else all[name] = inSeconds(value)
  }
  if (encode === 'bom') body = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body])
  if (encode === 'gzip') {
    body = gzipSync(body)
    all['content-encoding'] = 'gzip'
  }
  response.writeHead(own ? (status ?? 200) : answer.status, {
    ...all,
    ...(drop === 'mid-body' && { 'content-length': String(body.length + 100) }),
  })
  if (drop === 'mid-body')
    return void response.write(body.subarray(0, body.length / 2), () => request.socket.destroy())
  // The connection stays open, without the rest of the response.
  if (drop === 'stall') return void response.write(body.subarray(0, 1))
  if (encode === 'chunked') {
    for (const byte of body) response.write(Buffer.from([byte]))
    return void response.end()
  }
  response.end(size === 0 ? undefined : body)
}

/** Replaces `+120 s` in a header by the HTTP date two minutes from now. */
function inSeconds(value) {
  const seconds = /^\+(\d+) s$/.exec(value)?.[1]
  return seconds ? new Date(Date.now() + Number(seconds) * 1000).toUTCString() : value
}
