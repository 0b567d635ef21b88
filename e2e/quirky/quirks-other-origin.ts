import { html, json, to } from './responses.ts'
import { contract, onHold, write, type MoneyQuirk } from './money-quirk.ts'

// Orders with the API at another origin: the browser sends preflights and hides what CORS doesn't allow.

export const fromAnotherOrigin: MoneyQuirk[] = [
  write('X01', 'API-9', 'an answer as specified, across origins', 'withdrawal', {}, 'done', 1),
  write('X02', 'API-6', 'an answer as specified, across origins', 'deposit', {}, 'done', 1),
  write(
    'X03',
    'API-16',
    '200 with the text OK, across origins',
    'deposit',
    { text: 'OK', type: 'plain' },
    'unknown',
    1,
  ),
  write(
    'X04',
    'API-15',
    '302 to JSON, across origins',
    'withdrawal',
    to(302, '/elsewhere.json'),
    'unknown',
    1,
  ),
  write(
    'X05',
    'API-15',
    'a proxy’s 502 without CORS headers, after the work',
    'withdrawal',
    { ...html(502, true), withoutCors: true },
    'unknown',
    1,
  ),
  write(
    'X06',
    'API-15',
    'a proxy’s 504 without CORS headers, after the work',
    'deposit',
    { ...html(504, true), withoutCors: true },
    'unknown',
    1,
  ),
  write(
    'X07',
    'API-15',
    '201 without CORS headers',
    'withdrawal',
    { status: 201, json: {}, withoutCors: true },
    'unknown',
    1,
  ),
  write('X08', 'API-15', 'a preflight that does not allow the key header', 'withdrawal', {}, 'unknown', 0, {
    settings: { cors: { headers: 'authorization, content-type' } },
  }),
  write('X09', 'API-15', 'a preflight that does not allow the key header', 'deposit', {}, 'unknown', 0, {
    settings: { cors: { headers: 'authorization, content-type' } },
  }),
  write(
    'X10',
    'API-15',
    'a connection closed after the work, across origins',
    'deposit',
    { drop: 'after' },
    'unknown',
    1,
  ),
  write(
    'X11',
    'API-15',
    '403 in the contract’s JSON, across origins',
    'withdrawal',
    contract(403),
    'refused',
    0,
    onHold,
  ),
  write(
    'X12',
    'API-15',
    '429 whose Retry-After is not exposed',
    'withdrawal',
    json(429, 'Too many.', { headers: { 'retry-after': '30' } }),
    'refused',
    0,
    { settings: { cors: { expose: 'ETag' } } },
  ),
  write('X13', 'API-12', 'an answer that allows credentials and this origin', 'deposit', {}, 'done', 1, {
    settings: { cors: { credentials: true } },
  }),
  write('X14', 'API-12', 'an answer that allows any origin', 'withdrawal', {}, 'done', 1, {
    settings: { cors: { origin: '*' } },
  }),
  write('X15', 'API-12', 'a preflight that may be cached for ten minutes', 'deposit', {}, 'done', 1, {
    settings: { cors: { maxAge: 600 } },
  }),
]
