import type { Outcome, Flow } from './money.ts'
import type { Behaviour, Settings } from './world.ts'

/** An order or a deposit report: the server's answer, the outcome that the page reports, and the rows on the server. */
export type MoneyQuirk = {
  id: string
  spec: string
  /** What the server does. */
  title: string
  flow: Flow
  /** The answer to the write. With a list, each write gets the next answer, and the last one repeats. */
  answer: Behaviour | Behaviour[]
  settings?: Settings
  ends: Outcome
  /** Further texts that must be on the page. */
  says?: (string | RegExp)[]
  rows: number
  via?: 'same' | 'cross'
}

const html = (status: number, work = false): Behaviour => ({
  status,
  text: '<html><h1>nginx</h1>Bad Gateway</html>',
  type: 'html',
  work,
})
const json = (status: number, message: string, more: Behaviour = {}): Behaviour => ({
  status,
  json: { message },
  ...more,
})
const to = (status: number, location: string): Behaviour => ({ status, headers: { location }, work: true })
const other = `http://localhost:${Number(process.env.E2E_PORT ?? 4373) + 1}/elsewhere.json`

const write = (
  id: string,
  spec: string,
  title: string,
  flow: Flow,
  answer: Behaviour | Behaviour[],
  ends: Outcome,
  rows: number,
  more: Partial<MoneyQuirk> = {},
): MoneyQuirk => ({ id, spec, title, flow, answer, ends, rows, ...more })

export const successes: MoneyQuirk[] = [
  write('M01', 'API-16', '200 with the text OK', 'deposit', { text: 'OK', type: 'plain' }, 'unknown', 1),
  write('M02', 'API-16', '200 with the text OK', 'withdrawal', { text: 'OK', type: 'plain' }, 'unknown', 1),
  write('M03', 'API-16', '200 with a captive portal in HTML', 'deposit', html(200), 'unknown', 0),
  write('M04', 'API-16', '200 with a captive portal in HTML', 'withdrawal', html(200), 'unknown', 0),
  write('M05', 'API-16', '200 with an empty body', 'withdrawal', { text: '' }, 'done', 1),
  write('M06', 'API-16', '204', 'deposit', { status: 204 }, 'done', 1),
  write(
    'M07',
    'API-16',
    '201 with other JSON than specified',
    'withdrawal',
    { status: 201, json: { data: { id: 7 } } },
    'done',
    1,
  ),
  write('M08', 'API-16', '202 with JSON', 'deposit', { status: 202, json: { queued: true } }, 'done', 1),
  write('M09', 'API-16', '200 with a JSON list', 'deposit', { json: [] }, 'done', 1),
  write('M10', 'API-16', '200 with a JSON string', 'withdrawal', { json: 'accepted' }, 'done', 1),
  write('M11', 'API-16', '200 with null', 'bank', { json: null }, 'done', 1),
  write('M12', 'API-16', '200 with success: true', 'deposit', { json: { success: true } }, 'done', 1),
  write(
    'M13',
    'API-16',
    '200 with success: false and a message',
    'deposit',
    { json: { success: false, message: 'Your daily limit is reached.' } },
    'refused',
    0,
    { says: ['Your daily limit is reached.'] },
  ),
  write(
    'M14',
    'API-16',
    '200 with success: false and a message',
    'withdrawal',
    { json: { success: false, message: 'Your daily limit is reached.' } },
    'refused',
    0,
    { says: ['Your daily limit is reached.'] },
  ),
  write(
    'M15',
    'API-16',
    '200 with only success: false',
    'withdrawal',
    { json: { success: false } },
    'unknown',
    0,
  ),
  write(
    'M16',
    'API-16',
    '200 with only success: false',
    'deposit',
    { json: { success: false } },
    'unknown',
    0,
  ),
  write(
    'M17',
    'API-16',
    '200 with truncated JSON',
    'withdrawal',
    { text: '{"message":"Rec', type: 'json' },
    'unknown',
    1,
  ),
  write(
    'M18',
    'API-16',
    '200 with a PHP warning before the JSON',
    'deposit',
    { text: '<b>Warning</b>: mysqli {"ok":true}', type: 'html' },
    'unknown',
    1,
  ),
  write(
    'M100',
    'API-16',
    '200 with an error',
    'withdrawal',
    { json: { error: 'No funds' }, work: false },
    'unknown',
    0,
  ),
  write('M101', 'API-16', '200 with errors', 'deposit', { json: { errors: [{ code: 7 }] } }, 'unknown', 1),
  write(
    'M102',
    'API-16',
    '200 with the status fail',
    'bank',
    { json: { status: 'fail' }, work: false },
    'unknown',
    0,
  ),
  write(
    'M103',
    'API-16',
    '200 with ok: false',
    'deposit',
    { json: { ok: false }, work: false },
    'unknown',
    0,
  ),
  write(
    'M156',
    'API-16',
    '200 with the message and code of a refusal',
    'withdrawal',
    { json: { message: 'We are busy, nothing was done.', code: 'not_started' }, work: false },
    'unknown',
    0,
  ),
  write(
    'M157',
    'API-16',
    '200 with a code of another system',
    'deposit',
    { json: { message: 'No.', code: 40_001 }, work: false },
    'unknown',
    0,
  ),
  write(
    'M158',
    'API-16',
    '200 with isSuccess: false',
    'bank',
    { json: { isSuccess: false }, work: false },
    'unknown',
    0,
  ),
  write(
    'M159',
    'API-16',
    '207 whose only part has failed',
    'deposit',
    { status: 207, json: { results: [{ status: 422 }] }, work: false },
    'unknown',
    0,
  ),
  write(
    'M198',
    'API-16',
    '200 with the message and fields of a refusal',
    'withdrawal',
    { json: { message: 'Check the form.', fields: { amount: 'Too much' } }, work: false },
    'unknown',
    0,
  ),
]

export const redirects: MoneyQuirk[] = [
  write('M20', 'API-15', '301 to JSON', 'withdrawal', to(301, '/elsewhere.json'), 'unknown', 1),
  write('M21', 'API-15', '302 to JSON', 'withdrawal', to(302, '/elsewhere.json'), 'unknown', 1),
  write('M22', 'API-15', '302 to JSON', 'deposit', to(302, '/elsewhere.json'), 'unknown', 1),
  write('M23', 'API-15', '303 to JSON', 'deposit', to(303, '/elsewhere.json'), 'unknown', 1),
  write('M24', 'API-15', '307 to JSON', 'withdrawal', to(307, '/elsewhere.json'), 'unknown', 1),
  write('M25', 'API-15', '308 to JSON', 'deposit', to(308, '/elsewhere.json'), 'unknown', 1),
  write('M26', 'API-15', '302 to an HTML page', 'bank', to(302, '/elsewhere.html'), 'unknown', 1),
  write('M27', 'API-15', '302 to another origin', 'deposit', to(302, other), 'unknown', 1),
  write('M28', 'API-15', '307 to another origin', 'withdrawal', to(307, other), 'unknown', 1),
  write('M29', 'API-15', '302 without a Location', 'withdrawal', { status: 302, work: true }, 'unknown', 1),
]

const contract = (status: number) => json(status, 'Your account is on hold.')
const onHold = { says: ['Your account is on hold.'] }
export const refusals: MoneyQuirk[] = [
  write('M30', 'API-15', '400 in the contract’s JSON', 'withdrawal', contract(400), 'refused', 0, onHold),
  write('M31', 'API-15', '403 in the contract’s JSON', 'deposit', contract(403), 'refused', 0, onHold),
  write('M32', 'API-15', '404 in the contract’s JSON', 'withdrawal', contract(404), 'refused', 0, onHold),
  write('M33', 'API-15', '405 in the contract’s JSON', 'deposit', contract(405), 'refused', 0, onHold),
  write(
    'M34',
    'API-15',
    '409 with the code not_started',
    'withdrawal',
    { status: 409, json: { message: 'Your account is on hold.', code: 'not_started' } },
    'refused',
    0,
    onHold,
  ),
  write('M35', 'API-15', '413 in the contract’s JSON', 'deposit', contract(413), 'refused', 0, onHold),
  write('M36', 'API-15', '415 in the contract’s JSON', 'withdrawal', contract(415), 'refused', 0, onHold),
  write('M37', 'API-15', '422 in the contract’s JSON', 'deposit', contract(422), 'refused', 0, onHold),
  write(
    'M38',
    'API-15',
    '422 that names a field the form does not have',
    'bank',
    { status: 422, json: { message: 'Check the order.', fields: { iban: 'Not a German account' } } },
    'refused',
    0,
  ),
  write(
    'M39',
    'API-15',
    '503 with a code',
    'withdrawal',
    { status: 503, json: { message: 'Closed for maintenance.', code: 'not_started' } },
    'refused',
    0,
    { says: ['Closed for maintenance.'] },
  ),
  write(
    'M40',
    'API-15',
    '429 in the contract’s JSON',
    'withdrawal',
    json(429, 'Too many.', { headers: { 'retry-after': '30' } }),
    'refused',
    0,
  ),
  write('M41', 'API-15', '429 without Retry-After', 'withdrawal', json(429, 'Too many.'), 'refused', 0),
  write(
    'M42',
    'API-15',
    '429 with an invalid Retry-After',
    'bank',
    json(429, 'Too many.', { headers: { 'retry-after': 'soon' } }),
    'refused',
    0,
  ),
  write(
    'M43',
    'TXT-2',
    '400 with a stack trace as its message',
    'withdrawal',
    json(400, 'Error: SQLSTATE 23505\n at Object.<anonymous> (/srv/app.js:12:7)'),
    'refused',
    0,
  ),
  write(
    'M44',
    'TXT-2',
    '400 with markup as its message',
    'deposit',
    json(400, '<h1>Bad request</h1>'),
    'refused',
    0,
  ),
  write(
    'M45',
    'TXT-2',
    '400 with a message of 5,000 letters',
    'withdrawal',
    json(400, 'long '.repeat(1000)),
    'refused',
    0,
  ),
]

export const foreignRefusals: MoneyQuirk[] = [
  write('M50', 'API-15', '400 with HTML', 'deposit', html(400), 'unknown', 0),
  write('M51', 'API-15', 'a firewall’s 403', 'withdrawal', html(403), 'unknown', 0),
  write('M52', 'API-15', 'a firewall’s 403', 'deposit', html(403), 'unknown', 0),
  write('M53', 'API-15', '404 with HTML', 'withdrawal', html(404), 'unknown', 0),
  write('M54', 'API-15', '405 with an empty body', 'deposit', { status: 405 }, 'unknown', 0),
  write('M55', 'API-15', '409 with HTML', 'withdrawal', html(409), 'unknown', 0),
  write(
    'M104',
    'API-13',
    '409 to a repeat by the browser, while the first request is in progress',
    'withdrawal',
    json(409, 'A request with this key is in progress.', { work: true }),
    'unknown',
    1,
  ),
  write(
    'M105',
    'API-13',
    '409 to a repeat by the browser, while the first request is in progress',
    'deposit',
    json(409, 'A request with this key is in progress.', { work: true }),
    'unknown',
    1,
  ),
  write(
    'M106',
    'API-13',
    '409 with the code in_progress, before a row is in the list',
    'bank',
    { status: 409, json: { message: 'In progress.', code: 'in_progress' } },
    'unknown',
    0,
  ),
  write('M56', 'API-15', '413 with a proxy’s HTML', 'deposit', html(413), 'unknown', 0),
  write(
    'M57',
    'API-15',
    '422 with other JSON than specified',
    'withdrawal',
    { status: 422, json: { errors: [{ field: 'amount' }] } },
    'unknown',
    0,
  ),
  write('M58', 'API-15', '400 with a JSON list', 'deposit', { status: 400, json: ['amount'] }, 'unknown', 0),
  write(
    'M59',
    'API-15',
    '429 with HTML',
    'withdrawal',
    { ...html(429), headers: { 'retry-after': '30' } },
    'unknown',
    0,
  ),
  write('M60', 'API-15', '408 with an empty body', 'withdrawal', { status: 408, work: true }, 'unknown', 1),
  write(
    'M61',
    'API-15',
    '408 in the contract’s JSON',
    'deposit',
    json(408, 'Request timeout.', { work: true }),
    'unknown',
    1,
  ),
  write('M62', 'API-15', '425', 'withdrawal', json(425, 'Too early.'), 'unknown', 0),
  write(
    'M63',
    'API-15',
    '402, which is not in the contract',
    'deposit',
    json(402, 'Pay first.'),
    'unknown',
    0,
  ),
  write(
    'M64',
    'API-15',
    '503 without a code',
    'withdrawal',
    json(503, 'Try later.', { work: true }),
    'unknown',
    1,
  ),
  write(
    'M65',
    'API-15',
    '503 with HTML and Retry-After',
    'deposit',
    { ...html(503, true), headers: { 'retry-after': '5' } },
    'unknown',
    1,
  ),
  write(
    'M66',
    'API-15',
    '503 with a code that is not in the contract',
    'withdrawal',
    { status: 503, json: { message: 'Try later.', code: 'busy' }, work: true },
    'unknown',
    1,
  ),
]

export const serverErrors: MoneyQuirk[] = [
  write(
    'M70',
    'API-15',
    '500 with JSON after the work',
    'withdrawal',
    json(500, 'Internal error', { work: true }),
    'unknown',
    1,
  ),
  write(
    'M71',
    'API-15',
    '500 with JSON after the work',
    'deposit',
    json(500, 'Internal error', { work: true }),
    'unknown',
    1,
  ),
  write(
    'M72',
    'API-15',
    '500 with JSON before the work',
    'withdrawal',
    json(500, 'Internal error'),
    'unknown',
    0,
  ),
  write('M73', 'API-15', '500 with HTML after the work', 'deposit', html(500, true), 'unknown', 1),
  write(
    'M74',
    'API-15',
    '500 with an empty body after the work',
    'bank',
    { status: 500, work: true },
    'unknown',
    1,
  ),
  write('M75', 'API-15', '502 with HTML after the work', 'withdrawal', html(502, true), 'unknown', 1),
  write('M76', 'API-15', '502 with HTML after the work', 'deposit', html(502, true), 'unknown', 1),
  write('M77', 'API-15', '502 with JSON before the work', 'deposit', json(502, 'Bad upstream'), 'unknown', 0),
  write('M78', 'API-15', '503 with HTML after the work', 'withdrawal', html(503, true), 'unknown', 1),
  write('M79', 'API-15', '503 with an empty body before the work', 'deposit', { status: 503 }, 'unknown', 0),
  write('M80', 'API-15', '504 with HTML after the work', 'withdrawal', html(504, true), 'unknown', 1),
  write('M81', 'API-15', '504 with an empty body before the work', 'deposit', { status: 504 }, 'unknown', 0),
  write('M82', 'API-15', '501', 'withdrawal', json(501, 'Not built.'), 'unknown', 0),
  write('M83', 'API-15', 'a CDN’s 520', 'deposit', html(520, true), 'unknown', 1),
]

export const lostAnswers: MoneyQuirk[] = [
  write(
    'M90',
    'API-15',
    'a connection closed before the request is read',
    'withdrawal',
    { drop: 'before' },
    'unknown',
    0,
  ),
  write(
    'M91',
    'API-15',
    'a connection closed before the request is read',
    'deposit',
    { drop: 'before' },
    'unknown',
    0,
  ),
  write('M92', 'API-15', 'a connection closed after the work', 'withdrawal', { drop: 'after' }, 'unknown', 1),
  write('M93', 'API-15', 'a connection closed after the work', 'deposit', { drop: 'after' }, 'unknown', 1),
  write(
    'M94',
    'API-15',
    'a connection closed in the middle of the body',
    'bank',
    { drop: 'mid-body' },
    'unknown',
    1,
  ),
  write(
    'M95',
    'API-15',
    'a connection closed in the middle of the body',
    'deposit',
    { drop: 'mid-body' },
    'unknown',
    1,
  ),
  write(
    'M96',
    'API-15',
    'a lost answer from a backend that honours keys without declaring them',
    'deposit',
    { drop: 'after' },
    'unknown',
    1,
    { settings: { keys: 'honour' } },
  ),
  write(
    'M97',
    'API-14',
    'a lost answer from a backend whose capabilities are a string',
    'deposit',
    { drop: 'after' },
    'unknown',
    1,
    { settings: { capabilities: 'idempotency' } },
  ),
  write(
    'M98',
    'API-14',
    'a lost answer from a backend that declares other capabilities',
    'deposit',
    { drop: 'after' },
    'unknown',
    1,
    { settings: { capabilities: ['messages', 'idempotency.', 7] } },
  ),
  write(
    'M99',
    'API-14',
    'a lost answer from a backend without the wake-up call',
    'deposit',
    { drop: 'after' },
    'unknown',
    1,
    { settings: { calls: { wakeUp: html(404) } } },
  ),
]

/** The same with the API at another origin: the browser sends preflights and hides what CORS doesn't allow. */
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

/** A page, and what it shows after a certain answer. */
export type ReadQuirk = {
  id: string
  spec: string
  title: string
  settings: Settings
  page: string
  /** A text, or a role and a name. */
  sees: (string | RegExp)[]
  seesNot?: (string | RegExp)[]
}

const row = (more: Record<string, unknown> = {}) => ({
  _id: 'good-1',
  amount: 250.5,
  date: '2026-11-01T10:00:00Z',
  reference: 'GOOD-1',
  status: 'approved',
  ...more,
})
const bad = (more: Record<string, unknown>) => ({ ...row({ _id: 'bad-1', reference: 'ODD-1' }), ...more })
const deposits = '/dashboard/depositHistory'
const withdrawals = '/dashboard/withdrawalHistory'
/** The page says how many rows it could not read (HIS-1). */
const oneHidden = /(\b1|one)\b[^.]*(row|deposit|withdrawal|transaction|entry)[^.]*(not|unreadable)/i
const notUnderstood = /The server sent something this app does not understand\./

const list = (
  id: string,
  title: string,
  rows: unknown[],
  sees: (string | RegExp)[],
  seesNot: (string | RegExp)[] = [],
  page = deposits,
): ReadQuirk => ({
  id,
  spec: 'HIS-1 API-12',
  title,
  settings: page === deposits ? { deposits: rows } : { withdrawals: rows },
  page,
  sees,
  seesNot,
})

export const lists: ReadQuirk[] = [
  list('R01', 'a row that is null', [null, row()], ['GOOD-1', oneHidden]),
  list('R02', 'a row that is a string', ['row', row()], ['GOOD-1', oneHidden]),
  list('R03', 'a row that is a list', [[1, 2], row()], ['GOOD-1', oneHidden]),
  list('R04', 'a withdrawal that is null', [null, row()], ['GOOD-1', oneHidden], [], withdrawals),
  list('R05', 'an empty row', [{}, row()], ['GOOD-1']),
  list('R06', 'an _id that is a number', [row({ _id: 17 })], ['GOOD-1', '$250.50']),
  list('R07', 'two rows with the same _id', [row(), row({ reference: 'GOOD-2' })], ['GOOD-1', 'GOOD-2']),
  list('R08', 'an amount as a string', [row({ amount: '250.50' })], ['$250.50']),
  list(
    'R09',
    'an amount with a thousands separator',
    [bad({ amount: '1,000.00' }), row()],
    ['GOOD-1', 'ODD-1'],
    ['$1.00', '$0.00'],
  ),
  list('R10', 'an amount that is a word', [bad({ amount: 'NaN' }), row()], ['GOOD-1', 'ODD-1'], ['$0.00']),
  list('R11', 'an amount that is null', [bad({ amount: null }), row()], ['GOOD-1', 'ODD-1'], ['$0.00']),
  list('R12', 'a very large amount', [row({ amount: 123_456_789_012.34 })], ['$123,456,789,012.34']),
  list('R13', 'a negative amount', [row({ amount: -12.5 })], [/-\$12\.50/]),
  list('R14', 'a date without a zone', [bad({ date: '2026-11-01T10:00:00' }), row()], ['GOOD-1', 'ODD-1']),
  list('R15', 'a date in seconds', [bad({ date: 1_793_527_200 }), row()], ['GOOD-1', 'ODD-1'], [/1970/]),
  list('R16', 'a date without a time', [bad({ date: '2026-11-01' }), row()], ['GOOD-1', 'ODD-1']),
  list('R17', 'a date in the future', [row({ date: '2031-05-05T05:05:05Z' })], ['GOOD-1', /2031/]),
  list('R18', 'an invalid date', [bad({ date: 'yesterday' }), row()], ['GOOD-1', 'ODD-1'], [/Invalid Date/]),
  list('R19', 'an unknown status', [row({ status: 'under review' })], ['under review']),
  list('R20', 'a status in upper case', [row({ status: 'APPROVED' })], ['APPROVED']),
  list('R21', 'a status that is missing', [row({ status: undefined })], ['GOOD-1']),
  list('R22', 'a status that is a number', [bad({ status: 1 }), row()], ['GOOD-1', 'ODD-1']),
  list('R23', 'a reference that is a number', [bad({ reference: 77 }), row()], ['GOOD-1', '$250.50']),
  list('R24', 'no rows', [], ['No transaction history']),
  list('R25', 'no rows', [], ['No transaction history'], [], withdrawals),
  list(
    'R26',
    'markup as a reference',
    [row({ reference: '<img src=x onerror=alert(1)>' })],
    ['<img src=x onerror=alert(1)>'],
  ),
  list('R27', 'a withdrawal without a fee', [row()], ['GOOD-1', '$250.50'], [], withdrawals),
  list(
    'R28',
    'a fee with a thousands separator',
    [row({ transactionFee: '1,000.00' })],
    ['GOOD-1'],
    ['$1.00'],
    withdrawals,
  ),
  list(
    'R29',
    'fields that the specification does not have',
    [row({ owner: { id: 1 }, memo: null })],
    ['GOOD-1'],
  ),
]

const answers = (
  id: string,
  title: string,
  call: 'deposits' | 'withdrawals' | 'userDetails',
  answer: Behaviour,
  page: string,
  sees: (string | RegExp)[],
): ReadQuirk => ({
  id,
  spec: 'API-12',
  title,
  settings: { calls: { [call]: answer }, deposits: [row()], withdrawals: [row()] },
  page,
  sees,
})

export const wholeAnswers: ReadQuirk[] = [
  answers('R30', 'a list under another name', 'deposits', { json: { transactions: [row()] } }, deposits, [
    notUnderstood,
  ]),
  answers('R31', 'a bare list', 'deposits', { json: [row()] }, deposits, [notUnderstood]),
  answers(
    'R32',
    'a list under the name of the other list',
    'withdrawals',
    { json: { allTransactions: [row()] } },
    withdrawals,
    [notUnderstood],
  ),
  answers('R33', 'null instead of a list', 'withdrawals', { json: { allWithdrawals: null } }, withdrawals, [
    notUnderstood,
  ]),
  answers('R34', 'HTML instead of a list', 'deposits', html(200), deposits, [notUnderstood]),
  answers('R35', '204 instead of a list', 'deposits', { status: 204 }, deposits, [notUnderstood]),
  answers('R36', 'JSON without a content type', 'deposits', { headers: { 'content-type': null } }, deposits, [
    'GOOD-1',
  ]),
  answers('R37', 'JSON with the type text/html', 'deposits', { type: 'html' }, deposits, ['GOOD-1']),
  answers(
    'R38',
    'JSON with the wrong charset in its type',
    'deposits',
    { type: 'application/json; charset=utf-16' },
    deposits,
    ['GOOD-1'],
  ),
  answers('R39', 'a byte order mark before the JSON', 'deposits', { encode: 'bom' }, deposits, ['GOOD-1']),
  answers('R40', 'gzip', 'withdrawals', { encode: 'gzip' }, withdrawals, ['GOOD-1']),
  answers('R41', 'one byte per chunk', 'withdrawals', { encode: 'chunked' }, withdrawals, ['GOOD-1']),
  answers('R42', 'a truncated body', 'deposits', { drop: 'mid-body' }, deposits, [
    /could not be loaded/i,
    /Try again/,
  ]),
  answers('R43', '403 in HTML on a list', 'deposits', html(403), deposits, [
    /could not be loaded/i,
    /Try again/,
  ]),
  answers(
    'R44',
    '500 with a database error on a list',
    'deposits',
    json(500, 'SQLSTATE[42P01]: Undefined table'),
    deposits,
    [/could not be loaded/i, /Try again/],
  ),
  answers(
    'R45',
    '302 to JSON on a list',
    'deposits',
    { status: 302, headers: { location: '/elsewhere.json' } },
    deposits,
    [notUnderstood],
  ),
  answers('R46', 'details under user', 'userDetails', { json: { user: { name: 'Sample' } } }, '/dashboard', [
    notUnderstood,
  ]),
  answers('R47', 'HTML instead of the details', 'userDetails', html(200), '/dashboard', [notUnderstood]),
  answers('R48', '500 on the details', 'userDetails', html(500), '/dashboard/withdrawal', [
    /could not be loaded/i,
  ]),
  answers(
    'R49',
    'letters in Latin-1',
    'userDetails',
    { json: { email: 'a@quirk.test', name: 'Jürgen', tradeProfit: 12.5 }, encode: 'latin1' },
    '/dashboard',
    ['$12.50'],
  ),
]

const details = (
  id: string,
  title: string,
  settings: Settings,
  sees: (string | RegExp)[],
  seesNot: (string | RegExp)[] = [],
  page = '/dashboard',
): ReadQuirk => ({ id, spec: 'API-12 FAIR-1', title, settings, page, sees, seesNot })
const user = (fields: Record<string, unknown>): Settings => ({ user: fields })

export const detailQuirks: ReadQuirk[] = [
  details(
    'R50',
    'a figure with a thousands separator',
    user({ totalDeposit: '5,000.00' }),
    [notUnderstood, '$8,365.67'],
    ['$5.00'],
  ),
  details(
    'R51',
    'a figure that is a word',
    user({ pendBalance: 'NaN' }),
    [notUnderstood, '$8,365.67'],
    ['$0.00'],
  ),
  details('R52', 'a figure as a string', user({ tradeProfit: '3250.17' }), ['$3,250.17']),
  details('R53', 'a huge figure', user({ totalEquity: '98765432109876543210.12' }), [
    '$98,765,432,109,876,543,210.12',
  ]),
  details('R54', 'a negative figure', user({ totalEquity: -42.42 }), [/-\$42\.42/]),
  details('R55', 'a missing figure', { without: ['referralBonus'] }, [notUnderstood, '$8,365.67'], ['$0.00']),
  details('R56', 'a figure that is true', user({ pendBalance: true }), [notUnderstood], ['$1.00']),
  details('R57', 'a name that is a number', user({ name: 42 }), ['Hello', '$8,365.67']),
  details(
    'R58',
    'no verified field',
    { without: ['verified'] },
    ['$8,365.67'],
    ['Not Verified', 'Verify your account'],
  ),
  details(
    'R59',
    'verified as a string',
    user({ verified: 'false' }),
    ['$8,365.67'],
    ['Not Verified', 'Verify your account'],
  ),
  details('R60', 'a notification with markup', user({ notification: '<b>Read</b> this' }), [
    '<b>Read</b> this',
  ]),
  details(
    'R61',
    'a notification that is a number',
    user({ notification: 5 }),
    ['$8,365.67'],
    ['Important Notification'],
  ),
  details('R62', 'a name with markup', user({ name: '<i>Sample</i>' }), ['<i>Sample</i>']),
  details('R63', 'fields that the specification does not have', user({ role: 'admin', wallets: [{}] }), [
    '$8,365.67',
  ]),
  details('R64', 'only an email address', { calls: { userDetails: { json: { email: 'a@quirk.test' } } } }, [
    notUnderstood,
  ]),
  details(
    'R65',
    'addresses that are null',
    user({ bitcoinAddress: null, ethereumAddress: null, usdtAddress: null }),
    ['Update Details'],
    [],
    '/dashboard/account',
  ),
  details(
    'R66',
    'a zip code that is a number',
    user({ zipCode: 1011 }),
    ['Update Details', '1011'],
    [notUnderstood],
    '/dashboard/account',
  ),
  details(
    'R67',
    'a plan that is an object',
    user({ plan: { name: 'Pro' } }),
    ['Update Details', notUnderstood],
    [],
    '/dashboard/account',
  ),
]

/** Customer details with which both review buttons must stay disabled (WDR-3). */
export const blockedWithdrawals: { id: string; title: string; settings: Settings }[] = [
  { id: 'R70', title: 'userCanWithdraw as the string true', settings: user({ userCanWithdraw: 'true' }) },
  { id: 'R71', title: 'userCanWithdraw as 1', settings: user({ userCanWithdraw: 1 }) },
  { id: 'R72', title: 'no userCanWithdraw', settings: { without: ['userCanWithdraw'] } },
  { id: 'R73', title: 'a fee with a percent sign', settings: user({ withdrawalCharges: '2.5%' }) },
  { id: 'R74', title: 'no fee', settings: { without: ['withdrawalCharges'] } },
  { id: 'R75', title: 'a negative fee', settings: user({ withdrawalCharges: -2 }) },
  { id: 'R76', title: 'a profit with a thousands separator', settings: user({ tradeProfit: '3,250.17' }) },
]

/** Customer details with which no deposit may be recorded (DEP-5, FAIR-5). */
export const withoutAddresses: { id: string; title: string; settings: Settings }[] = [
  {
    id: 'R80',
    title: 'addresses that are null',
    settings: user({ bitcoinAddress: null, ethereumAddress: null, usdtAddress: null }),
  },
  {
    id: 'R81',
    title: 'addresses that are one character long',
    settings: user({ bitcoinAddress: '-', ethereumAddress: '0', usdtAddress: '?' }),
  },
  {
    id: 'R82',
    title: 'addresses that are empty',
    settings: user({ bitcoinAddress: '', ethereumAddress: '', usdtAddress: '' }),
  },
  {
    id: 'R83',
    title: 'no addresses',
    settings: { without: ['bitcoinAddress', 'ethereumAddress', 'usdtAddress'] },
  },
]

const market = (id: string, title: string, answer: Behaviour, sees: (string | RegExp)[]): ReadQuirk => ({
  id,
  spec: 'API-11 HOME-3',
  title,
  settings: { calls: { coins: answer } },
  page: '/',
  sees,
})
const coin = (name: string, more = {}) => ({
  name,
  symbol: name.slice(0, 3).toLowerCase(),
  image: null,
  current_price: 12.5,
  market_cap: 1000,
  price_change_percentage_24h: -1,
  ...more,
})
export const markets: ReadQuirk[] = [
  market('R90', 'no market list: 404 in JSON', json(404, 'There is no such call.'), [/Try again/]),
  market('R91', 'HTML instead of the market list', html(200), [/Try again/]),
  market('R92', 'an empty market list', { json: [] }, ['Popular cryptocurrencies']),
  market(
    'R93',
    'a market list of three currencies',
    { json: ['Bitcoin', 'Ether', 'Solana'].map((name) => coin(name)) },
    ['Bitcoin', 'Ether', 'Solana'],
  ),
  market(
    'R94',
    'prices that are null',
    { json: [coin('Bitcoin', { current_price: null, market_cap: null }), coin('Ether')] },
    ['Bitcoin', '$12.50'],
  ),
  market('R95', 'a market list in another shape', { json: { data: [coin('Bitcoin')] } }, [/Try again/]),
  market('R96', 'a null entry in the market list', { json: [null, coin('Bitcoin')] }, ['Bitcoin', '$12.50']),
  market(
    'R97',
    'a picture from an unknown host',
    { json: [coin('Bitcoin', { image: 'https://pictures.quirk.test/x.png' })] },
    ['Bitcoin'],
  ),
  {
    ...market('R98', 'a market list without a source', { json: [coin('Bitcoin')] }, [
      '$12.50',
      'The platform does not say where these prices come from',
    ]),
    seesNot: ['CoinGecko'],
  },
]

const wakeUp = (id: string, title: string, settings: Settings): ReadQuirk => ({
  id,
  spec: 'API-10 FAIR-6 CAP-0',
  title,
  settings,
  page: '/dashboard',
  sees: ['$8,365.67'],
  seesNot: ['Sandbox: simulated money'],
})
export const wakeUps: ReadQuirk[] = [
  wakeUp('R100', 'no wake-up call: 404', { calls: { wakeUp: html(404) } }),
  wakeUp('R101', 'HTML on the wake-up call', { calls: { wakeUp: html(200) } }),
  wakeUp('R102', 'a wake-up call without a mode', {}),
  wakeUp('R103', 'a mode that is a number', { calls: { wakeUp: { json: { mode: 7, capabilities: null } } } }),
  wakeUp('R104', 'a wake-up call that is never answered', { calls: { wakeUp: { hold: true } } }),
  wakeUp('R105', 'a JSON list on the wake-up call', { calls: { wakeUp: { json: [] } } }),
  wakeUp('R106', 'capabilities that are an object', { capabilities: { idempotency: true } }),
]
