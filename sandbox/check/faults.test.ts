// oxlint-disable max-lines -- one table with all faults
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Result } from './report.ts'
import { type CheckOptions, runChecks } from './run.ts'
import { account, startIndependentBackend } from './independent-backend.ts'
import type { Answer, Question, Quirk } from './independent-backend-routes.ts'
import { checkedIds } from '../testing/checked-ids.ts'

const ORIGIN = 'https://app.example.test'

async function check(quirk: Quirk, options: Partial<CheckOptions> = {}) {
  const server = await startIndependentBackend(quirk)
  try {
    const { base } = server
    return await runChecks({
      base,
      email: 'new@example.com',
      origin: ORIGIN,
      existing: account,
      apartMs: 0,
      ...options,
    })
  } finally {
    await server.stop()
  }
}
const lines = (results: Result[], outcome: Result['outcome']) =>
  results.filter((each) => each.outcome === outcome).map(({ id, what, note }) => `${id} ${what}: ${note}`)

const isRefusal = ({ status }: Answer) => status >= 400
const on =
  (...routes: string[]) =>
  ({ route }: Question) =>
    routes.includes(route)
const deposits = on('POST /transaction/add')
const withdrawals = on('POST /withdrawal/add')
const json = (body: unknown, status = 200): Answer => ({ status, body, headers: {} })
const changed = (message: string, status: number) => () => ({ status, body: { message } })

/** Changes the answers of some routes, or of all. */
const answers = (
  change: (answer: Answer, question: Question) => Partial<Answer>,
  at = (_: Question, answer: Answer) => answer.status > 0,
): Quirk => ({
  after: (answer, question) => (at(question, answer) ? { ...answer, ...change(answer, question) } : answer),
})
const header = (
  name: string,
  value: string | undefined,
  at?: (question: Question, answer: Answer) => boolean,
) =>
  answers(({ headers }) => {
    const { [name]: _, ...rest } = headers
    return { headers: value === undefined ? rest : { ...rest, [name]: value } }
  }, at)
const preflight = ({ route }: Question) => route.startsWith('OPTIONS')
const success = (_: Question, answer: Answer) => answer.status < 300
const refusal = (_: Question, answer: Answer) => isRefusal(answer)
const body = (change: (body: never) => unknown, at: (question: Question) => boolean) =>
  answers(
    (answer) => ({ body: change(answer.body as never) }),
    (question, answer) => at(question) && answer.status < 300,
  )
type Rows = { [list: string]: Record<string, unknown>[] }
/** Changes each row of a list. */
const rows = (list: string, change: (row: Record<string, unknown>) => object) => (all: Rows) => ({
  [list]: all[list]?.map(change),
})
const lists = on('GET /transaction/all', 'GET /withdrawal/all')
const details = on('GET /transaction/token-user')
const inDetails = (change: object, at = on('GET /transaction/token-user', 'POST /auth/login')) =>
  answers(
    (answer) => {
      const whole = answer.body as { user?: object }
      return { body: whole.user ? { ...whole, user: { ...whole.user, ...change } } : { ...whole, ...change } }
    },
    (question, answer) => at(question) && answer.status < 300,
  )

/** The passwords used for registrations. */
const first = new Set<string>()
const inFlight = new Map<string, number>()
/** Looks a key up before it writes without a lock, so that two simultaneous requests are both carried out. */
const racing: Quirk = {
  before: async ({ headers, route }) => {
    if (route !== 'POST /transaction/add') return undefined
    const key = String(headers['idempotency-key'])
    inFlight.set(key, (inFlight.get(key) ?? 0) + 1)
    await sleep(30)
    return undefined
  },
  keyOf: (me, key) => ((inFlight.get(key) ?? 0) > 1 ? undefined : `${me.email} ${key}`),
  after: (_answer, { headers }) => {
    inFlight.delete(String(headers['idempotency-key']))
  },
}

/** Records a different amount from the one sent, if that is more than a cent. */
const recording = (change: (amount: number) => number): Quirk => ({
  before: ({ route, body: sent }) =>
    void (
      route === 'POST /transaction/add' &&
      typeof sent.amount === 'number' &&
      sent.amount > 0.01 &&
      sent.amount < 1e12 &&
      (sent.amount = change(sent.amount))
    ),
})
const fees = (fee: (amount: number) => number) =>
  body(
    rows('allWithdrawals', (row) => ({ ...row, transactionFee: fee(Number(row.amount)) })),
    on('GET /withdrawal/all'),
  )
const keyless = (at: string): Quirk => ({
  before: ({ route, headers }) =>
    void (route === at && (headers['idempotency-key'] ??= Math.random().toString())),
})

const ignoredKey = (noun: string, more = '') =>
  `API-13 the same key twice makes one ${noun}: expected one ${noun}, received 2 ${noun}s. ` +
  'Browsers repeat a POST by themselves when a connection drops, and the order then counts twice.' +
  more
const declaredWrongly = ' GET / declares idempotency, which is wrong: the app believes it, and '
const MINUTES = 60_000
/** Dates the rows of both lists some minutes away from now. */
const dated = (minutes: number, list = lists) =>
  body(
    (all: Rows) =>
      Object.fromEntries(
        Object.entries(all).map(([name, each]) => [
          name,
          each.map((row) => ({
            ...row,
            date: new Date(Date.parse(String(row.date)) + minutes * MINUTES).toISOString(),
          })),
        ]),
      ),
    list,
  )
const withdrawalRows = (change: (row: Record<string, unknown>) => object) =>
  body(rows('allWithdrawals', change), on('GET /withdrawal/all'))
/** Account numbers as a bank prints them. */
const printed = (row: Record<string, unknown>) => ({
  ...row,
  accountNumber: row.accountNumber && 'gb33 bukb 2020 1555 5555 55',
})
const reversed = (all: Rows) =>
  Object.fromEntries(Object.entries(all).map(([name, list]) => [name, list.toReversed()]))

/** Each fault with the only line that reports it. */
const faults: [name: string, quirk: Quirk, line: RegExp][] = [
  [
    'no CORS headers',
    header('access-control-allow-origin', undefined),
    /^API-12 answers may be read .*expected Access-Control-Allow-Origin: https:\/\/app\.example\.test, received nothing in GET \/ with 200/,
  ],
  [
    'CORS headers on successes only',
    header('access-control-allow-origin', undefined, refusal),
    /^API-12 answers may be read .*received nothing in POST \/auth\/register with 409/,
  ],
  [
    'CORS for another address',
    header('access-control-allow-origin', 'https://other.example.test'),
    /^API-12 answers may be read .*received https:\/\/other\.example\.test in/,
  ],
  [
    'a doubled CORS header',
    header('access-control-allow-origin', '*, *'),
    /^API-12 answers may be read .*received \*, \* in/,
  ],
  [
    'a key header that is not allowed',
    header('access-control-allow-headers', 'authorization, content-type, if-match', preflight),
    /^API-13 preflights .*expected header idempotency-key allowed, received "authorization, content-type, if-match" \(POST \/transaction\/add, POST \/withdrawal\/add\)$/,
  ],
  [
    'If-Match not allowed although an ETag is sent',
    header('access-control-allow-headers', 'authorization, content-type, idempotency-key', preflight),
    /^API-13 preflights .*expected header if-match allowed, .*\(PUT \/auth\/edit-user\)$/,
  ],
  [
    'an asterisk for all headers',
    header('access-control-allow-headers', '*', preflight),
    /^API-13 preflights .*expected header authorization allowed, received "\*"/,
  ],
  [
    'PUT not allowed',
    header('access-control-allow-methods', 'GET, POST', preflight),
    /^API-13 preflights .*expected method PUT allowed, received "get, post"/,
  ],
  [
    'preflights that ask for a token',
    answers(changed('Please sign in', 401), preflight),
    /^API-13 preflights .*expected status 200 to 299 for the preflight, received 401/,
  ],
  [
    'preflights without an origin',
    header('access-control-allow-origin', undefined, preflight),
    /^API-13 preflights .*expected Access-Control-Allow-Origin: .*, received nothing/,
  ],
  [
    'text on deposits',
    answers(
      () => ({ body: 'OK', type: 'text/plain' }),
      (question, answer) => deposits(question) && success(question, answer),
    ),
    /^API-16 a successful write .*expected JSON or an empty body, received 201 text\/plain OK \(POST \/transaction\/add\)$/,
  ],
  [
    'HTML on withdrawals',
    answers(
      () => ({ body: '<p>Done</p>', type: 'text/html' }),
      (question, answer) => withdrawals(question) && success(question, answer),
    ),
    /^API-16 a successful write .*received 201 text\/html <p>Done<\/p> \(POST \/withdrawal\/add\)$/,
  ],
  [
    'text on a saved profile',
    answers(
      () => ({ body: 'saved', type: 'text/plain' }),
      (question, answer) => on('PUT /auth/edit-user')(question) && success(question, answer),
    ),
    /^API-16 a successful write .*\(PUT \/auth\/edit-user\)$/,
  ],
  [
    'a redirect on deposits',
    answers(() => ({ status: 303, headers: { location: '/' } }), deposits),
    /^API-15 no write is redirected: expected .*, received 303 to \/ \(POST \/transaction\/add\)$/,
  ],
  [
    'a redirect on withdrawals',
    answers(() => ({ status: 302, headers: { location: '/thanks' } }), withdrawals),
    /^API-15 no write is redirected: .*received 302 to \/thanks/,
  ],
  [
    'success false with 200',
    answers(() => ({ status: 200, body: { success: false, message: 'No' } }), refusal),
    /^API-16 a refusal is not sent as a success: expected a refusal's own status .*, received 200 application\/json \{"success":false/,
  ],
  [
    'status 409 in a body with 200',
    answers(
      () => ({ status: 200, body: { status: 409, message: 'Taken' } }),
      (question, answer) => on('POST /auth/register')(question) && isRefusal(answer),
    ),
    /^API-16 a refusal is not sent as a success: .*\{"status":409.*POST \/auth\/register/,
  ],
  [
    'another status for a taken email',
    answers(
      () => ({ status: 400 }),
      (question, answer) => on('POST /auth/register')(question) && isRefusal(answer),
    ),
    /^API-2 the same email again .*expected status 409, received 400/,
  ],
  [
    'a 401 in HTML',
    answers(
      () => ({ body: '<h1>Unauthorized</h1>', type: 'text/html' }),
      (_, { status }) => status === 401,
    ),
    /^API-15 a refusal is JSON with a message: expected \{"message": "…"\}, received 401 text\/html <h1>/,
  ],
  [
    'an empty 401',
    answers(
      () => ({ body: undefined, type: null }),
      (_, { status }) => status === 401,
    ),
    /^API-15 a refusal is JSON with a message: .*received 401 with no body/,
  ],
  [
    'refusals in another field',
    answers(() => ({ body: { error: 'No' } }), refusal),
    /^API-15 a refusal is JSON with a message: .*\{"error":"No"\}/,
  ],
  [
    'HTML in messages',
    body((old: object) => ({ ...old, message: '<b>Recorded</b>' }), deposits),
    /^TXT-2 messages .*expected plain text up to 200 characters, received "<b>Recorded<\/b>" \(POST \/transaction\/add\)$/,
  ],
  [
    'HTML in a refusal',
    answers(() => ({ body: { message: 'Not open yet.<br>Call us' } }), refusal),
    /^TXT-2 messages .*<br>/,
  ],
  [
    'a stack in messages',
    answers(() => ({ body: { message: 'TypeError: x is undefined at pay (/srv/pay.js:3:7)' } }), refusal),
    /^TXT-2 messages .*TypeError/,
  ],
  [
    'a database error in messages',
    answers(() => ({ body: { message: 'duplicate key value violates constraint' } }), refusal),
    /^TXT-2 messages .*duplicate key/,
  ],
  [
    'messages of 300 characters',
    answers(() => ({ body: { message: 'x'.repeat(300) } }), refusal),
    /^TXT-2 messages .*received 300 characters/,
  ],
  [
    'no JSON content type',
    answers(() => ({ type: 'text/plain' })),
    /^API-12 JSON is sent as JSON: expected Content-Type: application\/json, received "text\/plain"/,
  ],
  [
    'no content type at all',
    answers(() => ({ type: null }), details),
    /^API-12 JSON is sent as JSON: .*received nothing \(GET \/transaction\/token-user\)$/,
  ],
  [
    'a token of 20,000 characters',
    { token: () => 'x'.repeat(19_990) + Math.random().toString().slice(2, 12) },
    /^API-18 the token fits .*expected at most 16384 characters, received /,
  ],
  [
    'a token with characters that no header allows',
    { token: () => 'žeton' },
    /^API-18 the token fits .*expected printable ASCII/,
  ],
  [
    'no token',
    body((old: object) => ({ ...old, token: undefined }), on('POST /auth/login')),
    /^API-1 sign-in gives a token: expected token as text, received nothing$/,
  ],
  [
    'text instead of JSON at sign-in',
    answers(
      () => ({ body: 'Welcome', type: 'text/plain' }),
      (question, answer) => on('POST /auth/login')(question) && success(question, answer),
    ),
    /^API-1 sign-in gives a token: expected a JSON object with token, received 200 text\/plain Welcome$/,
  ],
  [
    'capitals in a phrase',
    { phrase: 'Anchor-Harbor-Calm-Tide-North-Coast', phraseAs: (phrase) => phrase },
    /^API-18 the seed phrase works in small letters too: expected small letters .*, received other letters, and 401/,
  ],
  [
    'a phrase that needs its hyphens',
    { phraseAs: (phrase) => phrase.toLowerCase() },
    /^API-18 the seed phrase works with spaces and with capitals: expected a reset with spaces instead of hyphens to be accepted, received 401.*Customers who type the phrase/,
  ],
  [
    'a phrase that needs its small letters',
    { phraseAs: (phrase) => phrase.replaceAll(' ', '-') },
    /^API-18 the seed phrase works with spaces and with capitals: expected a reset with capitals to be accepted, received 401.*Customers who type the phrase/,
  ],
  [
    'a phrase of one word',
    { phrase: 'anchorharborcalm' },
    /^API-2 registration gives a seed phrase: expected at least six words joined by hyphens, received 1/,
  ],
  [
    'thousands separators in deposits',
    body(
      rows('allTransactions', (row) => ({
        ...row,
        amount: String(row.amount)
          .replace(/(?=\d{3}(?:\.|$))/, ',')
          .replace(/^,/, ''),
      })),
      on('GET /transaction/all'),
    ),
    /^API-12 amounts are numbers: expected a JSON number .*, received "1,234\.5" \(amount of GET \/transaction\/all\)$/,
  ],
  [
    'dollar signs in the details',
    inDetails({ tradeProfit: '$2,000.00' }),
    /^API-12 amounts are numbers: .*tradeProfit of GET \/transaction\/token-user/,
  ],
  [
    'withdrawal rows without an id',
    body(
      rows('allWithdrawals', ({ _id, ...row }) => row),
      on('GET /withdrawal/all'),
    ),
    /^API-8 withdrawals have every field: _id: expected text, received nothing$/,
  ],
  [
    'withdrawal rows under other names',
    body(
      rows('allWithdrawals', ({ reference, status, ...row }) => ({ ...row, ref: reference, state: status })),
      on('GET /withdrawal/all'),
    ),
    /^API-8 withdrawals have every field: reference: expected text, received nothing; status: expected text, received nothing$/,
  ],
  [
    'withdrawals under another name',
    body(({ allWithdrawals }: Rows) => ({ withdrawals: allWithdrawals }), on('GET /withdrawal/all')),
    /^API-8 withdrawals have every field: allWithdrawals: expected a list, received nothing$/,
  ],
  [
    'deposits as a bare list',
    body(({ allTransactions }: Rows) => allTransactions, on('GET /transaction/all')),
    /^API-7 deposits have every field: the answer: expected an object, received \[/,
  ],
  [
    'an HTML page instead of the deposits',
    answers(() => ({ body: '<html>', type: 'text/html' }), on('GET /transaction/all')),
    /^API-7 deposits have every field: the answer: expected JSON, received 200 text\/html <html>$/,
  ],
  [
    'one _id for all deposits',
    body(
      rows('allTransactions', (row) => ({ ...row, _id: 'same' })),
      on('GET /transaction/all'),
    ),
    /^API-7 each deposit has an _id of its own: expected a different _id for each row, received "same" more than once$/,
  ],
  [
    'one _id for all withdrawals',
    body(
      rows('allWithdrawals', (row) => ({ ...row, _id: 'same' })),
      on('GET /withdrawal/all'),
    ),
    /^API-8 each withdrawal has an _id of its own: expected a different _id for each row, received "same" more than once$/,
  ],
  [
    'a number as _id',
    body(
      rows('allTransactions', ({ _id: id, ...row }) => ({
        ...row,
        _id: Number.parseInt(String(id).slice(0, 8), 16),
      })),
      on('GET /transaction/all'),
    ),
    /^API-7 deposits have every field: _id: expected text, received \d+$/,
  ],
  [
    'a new _id each time',
    body(
      rows('allTransactions', (row) => ({ ...row, _id: Math.random().toString() })),
      on('GET /transaction/all'),
    ),
    /^API-7 a deposit keeps its _id: expected the same _id when the list is read again, received others$/,
  ],
  [
    'cents that are cut off',
    recording((amount) => Math.floor(amount * 100) / 100),
    /^API-6 every cent of an amount is kept: expected a row of 8\.29, received 8\.28$/,
  ],
  [
    'amounts kept in 32 bits',
    recording((amount) => Math.round(Math.fround(amount) * 100) / 100),
    /^API-6 every cent of an amount is kept: expected a row of 999999999999\.99, received 999999995904\.00$/,
  ],
  [
    'a fee that is not charged',
    fees(() => 0),
    /^API-8 the fee is withdrawalCharges .*expected 0\.\d\d \(2\.5 % of \d\.\d\d, half a cent rounded up\), received 0\. Customers confirm/,
  ],
  [
    'half of the amount as a fee',
    fees((amount) => Math.round(amount * 50) / 100),
    /^API-8 the fee is withdrawalCharges .*received [234]/,
  ],
  [
    'a fee that is cut off',
    fees((amount) => Math.floor(amount * 2.5) / 100),
    /^API-8 the fee is withdrawalCharges .*received 0\./,
  ],
  [
    'a fee that is rounded up',
    fees((amount) => Math.ceil(amount * 2.5) / 100),
    /^API-8 the fee is withdrawalCharges .*received 0\./,
  ],
  [
    'half a cent of the fee rounded to the even cent',
    fees((amount) => {
      const thousandths = Math.round(amount * 100) * 25
      const even = Math.floor(thousandths / 1000)
      return (thousandths % 1000 === 500 && even % 2 === 0 ? even : Math.round(thousandths / 1000)) / 100
    }),
    /^API-8 the fee is withdrawalCharges .*received 0\./,
  ],
  [
    'a fee with parts of a cent',
    fees((amount) => Math.round(amount * 2500) / 100_000 + 0.005),
    /^API-8 the fee is withdrawalCharges .*received 0\./,
  ],
  [
    'times without a zone',
    body(
      (all: Rows) =>
        Object.fromEntries(
          Object.entries(all).map(([name, list]) => [
            name,
            list.map((row) => ({ ...row, date: String(row.date).slice(0, 19) })),
          ]),
        ),
      lists,
    ),
    /^API-12 times carry their zone: expected a time in ISO 8601 with its zone.*, received "20\d\d-\d\d-\d\dT.*date of GET \/transaction\/all/,
  ],
  [
    'times as numbers',
    body(
      rows('allTransactions', (row) => ({ ...row, date: Date.parse(String(row.date)) })),
      on('GET /transaction/all'),
    ),
    /^API-12 times carry their zone: .*received \d{13}/,
  ],
  [
    'deposits dated ten minutes ago',
    dated(-10, on('GET /transaction/all')),
    /^API-7 the row of a deposit is dated when it was recorded: expected a date within 60 s of \d{4}-.*Z \(this computer’s clock\), received "\d{4}-.*"\. An order whose answer was lost stays unsettled/,
  ],
  [
    'deposits dated ten minutes ahead',
    dated(10, on('GET /transaction/all')),
    /^API-7 the row of a deposit is dated .*\(this computer’s clock\), received "\d{4}-.*"\. Customers see a time that has not come yet/,
  ],
  [
    'withdrawals dated ten minutes ago',
    dated(-10, on('GET /withdrawal/all')),
    /^API-8 the row of a withdrawal is dated .*\. An order whose answer was lost stays unsettled/,
  ],
  [
    'withdrawals dated ten minutes ahead',
    dated(10, on('GET /withdrawal/all')),
    /^API-8 the row of a withdrawal is dated .*\. Customers see a time/,
  ],
  [
    'a Date header ten minutes ahead of the rows',
    header('date', new Date(Date.now() + 10 * MINUTES).toUTCString(), deposits),
    /^API-7 the row of a deposit is dated .*\(the answer’s Date header\), received "/,
  ],
  [
    'a clock that is ten minutes slow, in rows and headers',
    {
      after: (answer, question) => {
        const slow = dated(-10).after?.(answer, question) ?? answer
        const date = new Date(Date.now() - 10 * MINUTES).toUTCString()
        return { ...slow, headers: { ...slow.headers, date } }
      },
    },
    /^API-7 the row of a deposit is dated .*received "\d{4}-.*", as in the Date header, so the server’s clock is wrong \(or this computer’s\)\. An order/,
  ],
  [
    'withdrawal rows without their destination',
    withdrawalRows(({ wallet: _wallet, accountNumber: _number, ...row }) => row),
    /^API-8 a withdrawal’s row names .*expected what was sent: wallet "tb1qw508.*", accountNumber "GB33BUKB20201555555555", received nothing, nothing\. A withdrawal whose answer was lost stays unsettled/,
  ],
  [
    'masked wallets',
    withdrawalRows((row) => ({ ...row, wallet: row.wallet && 'tb1qw5…' })),
    /^API-8 a withdrawal’s row names .*expected what was sent: wallet "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", received "tb1qw5…"\. A withdrawal/,
  ],
  [
    'wallets in capitals',
    withdrawalRows((row) => ({ ...row, wallet: row.wallet && String(row.wallet).toUpperCase() })),
    /^API-8 a withdrawal’s row names .*received "TB1QW508/,
  ],
  [
    'masked account numbers',
    withdrawalRows((row) => ({ ...row, accountNumber: row.accountNumber && '****5555' })),
    /^API-8 a withdrawal’s row names .*expected what was sent: accountNumber "GB33BUKB20201555555555", received "\*{4}5555"\. A withdrawal/,
  ],
  [
    'keys ignored on deposits',
    { keyOf: (me, key, route) => (route === 'POST /transaction/add' ? undefined : `${me.email} ${key}`) },
    /^API-13 the same key twice makes one deposit: expected one deposit, received 2 deposits\. Browsers repeat a POST/,
  ],
  [
    'keys ignored on withdrawals',
    { keyOf: (me, key, route) => (route === 'POST /withdrawal/add' ? undefined : `${me.email} ${key}`) },
    /^API-13 the same key twice makes one withdrawal: expected one withdrawal, received 2 withdrawals\. Browsers/,
  ],
  [
    'keys used up by a deposit with an invalid amount',
    { usesKeysUp: 'POST /transaction/add' },
    /^API-13 a deposit refused for its body uses no key up: expected a valid deposit with the same key to be recorded, received 422 .*An order can’t be sent any more/,
  ],
  [
    'keys used up by a withdrawal with an invalid amount',
    { usesKeysUp: 'POST /withdrawal/add' },
    /^API-13 a withdrawal refused for its body uses no key up: expected a valid withdrawal .*received 422/,
  ],
  [
    'a repeat of a 403 that is carried out',
    { forgets: 403 },
    /^API-13 a refused withdrawal belongs to its key: expected 422 for another amount with the key of a withdrawal that was refused with 403, received 403 .*An attempt that arrives late can succeed/,
  ],
  [
    'a repeat of a 409 that is carried out',
    { forgets: 409 },
    /^API-13 a refused withdrawal belongs to its key: .*refused with 409, received 201 .*An attempt that arrives late can succeed/,
  ],
  [
    'keys that all customers share',
    { keyOf: (_, key) => key },
    /^API-7 another customer .*expected a row for each of two customers with the same key, received 0 for the second$/,
  ],
  [
    'a key that is accepted for another order',
    answers(
      changed('Recorded', 201),
      (question, { status }) =>
        deposits(question) &&
        status === 422 &&
        typeof question.body.amount === 'number' &&
        question.body.amount > 1 &&
        question.body.amount < 1e6,
    ),
    /^API-13 a key of another deposit .*expected status 422, received 201/,
  ],
  [
    'a repeat that is refused as a duplicate',
    answers(
      changed('Already there', 409),
      (question, { headers }) => deposits(question) && 'idempotent-replayed' in headers,
    ),
    /^API-13 the same key twice makes one deposit: expected the first answer again, received 409/,
  ],
  [
    'keys that two simultaneous requests can bypass',
    racing,
    /^API-13 the same key twice at once makes one deposit: expected one deposit, received 2 deposits\. Browsers/,
  ],
  [
    'deposits without a key',
    keyless('POST /transaction/add'),
    /^API-13 a deposit without a key is refused with 400: expected status 400, received 201/,
  ],
  [
    'withdrawals without a key',
    keyless('POST /withdrawal/add'),
    /^API-13 a withdrawal without a key is refused with 400: expected status 400, received 201/,
  ],
  [
    'another status for a missing key',
    answers(
      changed('A key is needed', 422),
      (question) => deposits(question) && !question.headers['idempotency-key'],
    ),
    /^API-13 a deposit without a key is refused with 400: expected status 400, received 422/,
  ],
  [
    'a deposit that is always recorded twice',
    {
      before: ({ route, customer, body: { amount } }) =>
        void (
          route === 'POST /transaction/add' &&
          customer?.deposits.push({
            _id: 'x',
            amount,
            date: '2025-01-01T00:00:00Z',
            reference: 'R',
            status: 'pending',
          })
        ),
    },
    /^API-7 its row has the amount, and is there once: expected one new row, received 2$/,
  ],
  [
    'amounts rounded to dollars',
    {
      before: (question) =>
        void (
          question.route === 'POST /transaction/add' &&
          typeof question.body.amount === 'number' &&
          question.body.amount > 1 &&
          (question.body.amount = Math.round(question.body.amount))
        ),
    },
    /^API-7 its row has the amount, and is there once: expected a row of 1234\.5, received 1235$/,
  ],
  [
    'deposits that fail',
    answers(changed('Something went wrong', 500), deposits),
    /^API-6 a deposit is recorded: expected status 200 to 299, received 500/,
  ],
  [
    'an amount of 0 accepted',
    {
      before: ({ route, body: { amount } }) =>
        route === 'POST /transaction/add' && amount === 0 ? json({ message: 'ok' }) : undefined,
    },
    /^API-6 invalid amounts .*expected 0 to be refused with 400 or 422, received 200/,
  ],
  [
    'withdrawals that every customer can make',
    {
      before: ({ route, customer }) =>
        void (
          route === 'POST /withdrawal/add' &&
          customer &&
          Object.assign(
            customer.details,
            customer.details.verified ? {} : { userCanWithdraw: true, tradeProfit: 100 },
          )
        ),
    },
    /^API-9 a new customer can’t withdraw .*expected status 400 or 403 or 409 or 422, received 201/,
  ],
  [
    'withdrawals beyond the profit',
    {
      before: ({ route, customer, body: { amount } }) =>
        void (
          route === 'POST /withdrawal/add' &&
          customer?.details.verified &&
          Number(amount) > 500 &&
          (customer.details.tradeProfit = 1e6)
        ),
    },
    /^API-9 more than the trade profit .*received 201/,
  ],
  [
    'the rows of all customers shown to each of them',
    {
      before: ({ route, customer, state }) =>
        route === 'GET /transaction/all' && customer
          ? json({ allTransactions: state.customers.flatMap((each) => each.deposits) })
          : undefined,
    },
    /^API-7 another customer sees none .*expected no rows for a new customer, received/,
  ],
  [
    'details without a token',
    {
      before: ({ route, customer, state }) =>
        route === 'GET /transaction/token-user' && !customer ? json(state.customers[0]?.details) : undefined,
    },
    /^API-5 a call without a token/,
  ],
  [
    'details for any token',
    {
      before: ({ route, customer, headers, state }) =>
        route === 'GET /transaction/token-user' && !customer && headers.authorization
          ? json(state.customers[0]?.details)
          : undefined,
    },
    /^API-5 a call with a wrong token .*expected status 401, received 200/,
  ],
  [
    'the details of another customer',
    inDetails({ email: 'rich@example.com' }, details),
    /^API-5 the details are the customer’s own: expected new@example\.com, received "rich@example\.com"$/,
  ],
  [
    'a zip code as a number',
    inDetails({ zipCode: 1011 }),
    /^API-5 the details have every field: zipCode: expected text, received 1011$/,
  ],
  [
    'details without names',
    inDetails({ name: undefined, plan: null }),
    /^API-5 the details have every field: name: expected text, received nothing; plan: expected text, received null$/,
  ],
  [
    'verified as text',
    inDetails({ verified: 'false' }),
    /^API-5 the details have every field: verified: expected true or false, received "false"$/,
  ],
  [
    'a sign-in without details',
    body((old: object) => ({ ...old, user: { email: 'x@example.com' } }), on('POST /auth/login')),
    /^API-1 the user in the sign-in answer has every field: name: expected text, received nothing/,
  ],
  [
    'customers who verify themselves',
    {
      before: ({ route, customer, body: { verified } }) =>
        void (
          route === 'PUT /auth/edit-user' &&
          verified === true &&
          customer &&
          (customer.details.verified = true)
        ),
    },
    /^API-4 customers can’t verify .*expected verified false as before, received true$/,
  ],
  [
    'a profile that is not saved',
    { before: ({ route }) => (route === 'PUT /auth/edit-user' ? json({ message: 'Saved' }) : undefined) },
    /^API-4 a saved profile is there afterwards: expected name "Checked Account", received "Check Account"$/,
  ],
  [
    'left-out fields that are erased',
    {
      before: ({ route, customer, body: { zipCode } }) =>
        void (
          route === 'PUT /auth/edit-user' &&
          zipCode === undefined &&
          customer &&
          (customer.details.zipCode = '')
        ),
    },
    /^API-4 a field that is left out .*expected zipCode "1011", received ""$/,
  ],
  [
    'a version that is refused although it is current',
    answers(
      changed('Changed', 412),
      ({ route, headers }) => route === 'PUT /auth/edit-user' && 'if-match' in headers,
    ),
    /^ACC-2 .*expected a change with the current ETag to be saved, received 412/,
  ],
  [
    'an old password that still works',
    {
      before: ({ route, body: { email, password }, state }) => {
        const me = state.customers.find((each) => each.email === email)
        if (route === 'POST /auth/register') first.add(String(password))
        if (route === 'POST /auth/login' && me && first.has(String(password))) me.password = String(password)
        return undefined
      },
    },
    /^API-3 the old password no longer works: expected .*, received 200/,
  ],
  [
    'a reset that takes any phrase',
    {
      before: ({ route, body: sent, state }) =>
        void (
          route === 'PUT /auth/edit-password' &&
          state.customers.forEach(
            (each) => each.email === sent.email && (each.phrase = String(sent.seedPhrase)),
          )
        ),
    },
    /^API-3 a wrong seed phrase is refused: .*received 200/,
  ],
  [
    '500 for a body that is not an object',
    answers(
      changed('Something went wrong', 500),
      ({ route, body: sent }) => route === 'POST /auth/login' && Array.isArray(sent),
    ),
    /^API-12 a body that is not an object .*expected status 400 or 422, received 500/,
  ],
  [
    'a sign-out that ends nothing',
    { before: ({ route }) => (route === 'POST /auth/logout' ? json({ message: 'Signed out' }) : undefined) },
    /^SES-1 sign-out ends the token: expected status 401, received 200/,
  ],
  [
    'capabilities as text',
    body(() => ({ capabilities: 'idempotency' }), on('GET /')),
    /^API-10 GET \/ .*expected capabilities as a list of texts, received "idempotency"$/,
  ],
  [
    'a mode that is not text',
    body(() => ({ mode: 1, capabilities: ['idempotency'] }), on('GET /')),
    /^API-10 GET \/ .*expected mode as text, received 1$/,
  ],
  [
    'prices in an object',
    body((coins: object[]) => ({ data: coins }), on('GET /market/coins')),
    /^API-11 coins have every field: the answer: expected a list, received \{"data"/,
  ],
  [
    'an invalid Retry-After',
    header('retry-after', 'soon', refusal),
    /^API-15 Retry-After is readable: expected whole seconds or an HTTP date, received "soon"/,
  ],
]

describe('check:backend', () => {
  it('API-12 accepts a backend that keeps the contract', async () => {
    const results = await check({})
    expect(lines(results, 'FAILS')).toEqual([])
    expect(lines(results, 'optional')).toEqual([])
    expect(lines(results, 'not checked')).toEqual([expect.stringContaining('Retry-After')])
    expect(new Set(results.map(({ id }) => id))).toEqual(checkedIds)
  })

  it.each(faults)('API-12 finds %s, and reports it once', async (_, quirk, line) => {
    const failed = lines(await check(quirk), 'FAILS')
    expect(failed).toEqual([expect.stringMatching(line)])
    expect(failed[0]).toMatch(/expected .*received /)
  })

  it.each([
    ['a deposit', 'POST /transaction/add'],
    ['a sign-out', 'POST /auth/logout'],
    ['a list', 'GET /withdrawal/all'],
  ])('API-14 finds %s without a response in time, and reports it once', async (_, silent) => {
    const failed = lines(await check({ silent }, { limitMs: 1500 }), 'FAILS')
    expect(failed).toEqual([
      `API-14 every call is answered within 1.5 s: expected an answer within 1.5 s, received nothing within 1.5 s (${silent})`,
    ])
  })

  /** A backend that does only what the original specification requires. Nothing of it may be reported as a fault. */
  const sparse: Quirk = {
    keepsSessions: true,
    wholeDollars: true,
    before: ({ route, body: sent }) => {
      if (['GET /', 'GET /market/coins', 'POST /auth/logout'].includes(route))
        return { status: 404, body: '<h1>Not found</h1>', type: 'text/html', headers: {} }
      const partial = route === 'PUT /auth/edit-user' && sent.zipCode === undefined
      return partial ? json({ message: 'Zip code is required' }, 422) : undefined
    },
    after: (answer, { route }) => {
      const dropped = ['etag', 'x-request-id', 'idempotent-replayed', 'access-control-expose-headers']
      const kept = Object.entries(answer.headers).filter(([name]) => !dropped.includes(name))
      const plain = { ...answer, headers: Object.fromEntries(kept) }
      if (route === 'GET /transaction/all' && answer.status === 200)
        return {
          ...plain,
          body: rows('allTransactions', (row) => ({ ...row, amount: String(row.amount) }))(
            answer.body as Rows,
          ),
        }
      if (route === 'GET /withdrawal/all' && answer.status === 200)
        return {
          ...plain,
          body: rows('allWithdrawals', ({ transactionFee: _fee, ...row }) => ({
            ...row,
            wallet: row.wallet ?? null,
            bankName: null,
          }))(answer.body as Rows),
        }
      return route.startsWith('P') && answer.status === 201 && !('seedPhrase' in (answer.body as object))
        ? { ...plain, status: 204, body: undefined, type: null }
        : plain
    },
  }

  it('API-12 accepts what the original specification allows, and states the consequences for customers', async () => {
    const results = await check(sparse)
    expect(lines(results, 'FAILS')).toEqual([])
    const optional = results.filter(({ outcome }) => outcome === 'optional')
    expect(optional.map(({ id, what }) => `${id} ${what}`)).toEqual([
      'API-10 GET / answers the wake-up call with JSON',
      'API-11 GET /market/coins lists prices',
      'API-4 a field that is left out stays as it was',
      'ACC-2 a change on top of an older version is refused',
      'API-6 a deposit is recorded',
      'API-9 a withdrawal is recorded',
      'API-8 the fee is withdrawalCharges percent of the amount',
      'API-14 GET / declares that keys are honoured',
      'API-13 a repeated answer is marked Idempotent-Replayed',
      'API-3 a reset ends the sessions',
      'SES-1 sign-out ends the token',
      'API-17 answers carry X-Request-Id',
      'API-17 the app may read the headers that are sent',
    ])
    for (const { note } of optional)
      expect(note).toMatch(/^[^.]+\. (?:A|Customers|Others|Strangers|The|Two|While) .+\.$/)
  })

  it.each([
    [
      'declares them',
      {},
      [
        `${declaredWrongly}repeats a deposit by itself when the answer is lost, which makes a second row.`,
        `${declaredWrongly}tells customers that a withdrawal which they send again counts once.`,
      ],
    ],
    ['declares nothing', body(() => ({ message: 'Hello' }), on('GET /')), ['', '']],
  ])('API-13 fails a backend that %s and ignores keys, and names the consequence', async (_, home, more) => {
    const results = await check({ keyOf: () => undefined, ...home })
    expect(lines(results, 'FAILS')).toEqual([
      ignoredKey('deposit', more[0]),
      ignoredKey('withdrawal', more[1]),
    ])
  })

  it('API-14 passes a backend that honours keys without declaring it, and states the consequence', async () => {
    const results = await check(body(() => ({ message: 'Hello' }), on('GET /')))
    expect(lines(results, 'FAILS')).toEqual([])
    expect(lines(results, 'optional')).toEqual([
      expect.stringMatching(
        /^API-14 GET \/ declares .*don’t name idempotency\. The app doesn’t repeat a deposit/,
      ),
    ])
  })

  it.each([
    ['no code', {}],
    ['the code in_progress', { code: 'in_progress' }],
  ])('API-15 a withdrawal refused with 409 and %s is reported with what customers see', async (_, code) => {
    const plain = answers(
      ({ body: old }) => ({ body: { message: (old as { message: string }).message, ...code } }),
      (question, { status }) => withdrawals(question) && status === 409,
    )
    const results = await check(plain)
    expect(lines(results, 'FAILS')).toEqual([])
    expect(lines(results, 'optional')).toEqual([
      expect.stringMatching(
        /^API-15 a withdrawal refused with 409 says .*: it has no "code": "not_started" \(409 application\/json \{"message":"More than your profit".*\)\. Customers don’t see your message\. They read “Sent, answer unknown” .*Send the code, or refuse with 403 or 422\.$/,
      ),
    ])
  })

  it('API-15 a withdrawal refused with 403 needs no code', async () => {
    const forbidden = answers(
      changed('More than your profit', 403),
      (question, { status }) => withdrawals(question) && status === 409,
    )
    const results = await check(forbidden)
    expect([lines(results, 'FAILS'), lines(results, 'optional')]).toEqual([[], []])
    expect(lines(results, 'not checked')).toContainEqual(
      'API-15 a withdrawal refused with 409 says that nothing was carried out: no withdrawal was refused with 409',
    )
  })

  it('API-8 accepts account numbers with other spaces and letter case, as the app does', async () => {
    expect(lines(await check(withdrawalRows(printed)), 'FAILS')).toEqual([])
  })

  it('HIS-1 accepts lists in another order, since the app sorts them itself', async () => {
    const results = await check(body(reversed, lists))
    expect(lines(results, 'FAILS')).toEqual([])
    expect(lines(results, 'optional')).toEqual([
      expect.stringMatching(/^API-7 the newest deposit comes first: it doesn’t\. The app sorts rows/),
      expect.stringMatching(/^API-8 the newest withdrawal comes first: it doesn’t\. The app sorts rows/),
    ])
  })

  it('API-12 skips the checks that need an account if every call is 404, and asks for the address', async () => {
    const results = await check({ before: () => ({ ...json({ message: 'Not found' }, 404) }) })
    expect(lines(results, 'FAILS')).toContainEqual(
      'API-12 the calls are found at the address: expected the calls of the contract at --url, ' +
        'received 404 to every one; is a part such as /api missing?',
    )
    expect(results.filter(({ outcome }) => outcome === 'holds').map(({ what }) => what)).toEqual([
      'every call is answered within 15 s',
      'no write is redirected',
      'a refusal is not sent as a success',
      'a refusal is JSON with a message',
      'JSON is sent as JSON',
      'messages are short plain sentences',
      'answers carry X-Request-Id',
      'answers may be read by the app at https://app.example.test',
      'the app may read the headers that are sent',
    ])
    expect(lines(results, 'not checked')).toContainEqual(
      'API-1 a wrong password is refused: sign-in doesn’t work (reported above)',
    )
  })

  it('API-12 without --origin reports missing CORS as optional, and still fails a broken preflight', async () => {
    const none = await check(header('access-control-allow-origin', undefined), { origin: undefined })
    expect(lines(none, 'FAILS')).toEqual([])
    expect(lines(none, 'optional')).toEqual([
      expect.stringMatching(/^API-12 answers may be read .*Customers can use the app only at http/),
    ])
    const half = header('access-control-allow-headers', 'authorization, content-type', preflight)
    expect(lines(await check(half, { origin: undefined }), 'FAILS')).toEqual([
      expect.stringMatching(/idempotency-key/),
    ])
    const fixed = header('access-control-allow-origin', 'https://mine.example.test')
    expect(lines(await check(fixed, { origin: undefined }), 'FAILS')).toEqual([])
  })

  it('API-12 the app’s own address needs no CORS', async () => {
    const server = await startIndependentBackend(header('access-control-allow-origin', undefined))
    const results = await runChecks({
      base: server.base,
      email: 'new@example.com',
      origin: server.base,
      apartMs: 0,
    })
    await server.stop()
    expect([lines(results, 'FAILS'), lines(results, 'optional')]).toEqual([[], []])
  })

  it('API-9 skips withdrawals without an account that may withdraw, and gives the reason', async () => {
    const unchecked = async (options: Partial<CheckOptions>) =>
      lines(await check({}, options), 'not checked').filter((line) => /^API-(?:8|9|13) /.test(line))
    expect(await unchecked({ existing: undefined })).toHaveLength(15)
    expect((await unchecked({ existing: undefined }))[0]).toContain(
      'give --email and the password in CHECK_PASSWORD',
    )
    const wrong = await check({}, { existing: { ...account, password: 'another' } })
    expect(lines(wrong, 'FAILS')).toEqual([])
    expect(lines(wrong, 'not checked').find((line) => line.startsWith('API-9'))).toContain(
      'it can’t sign in: 401',
    )
  })

  it('prints no token, password or phrase of an account', async () => {
    const leak: Quirk = {
      after: (answer, { customer, headers }) =>
        isRefusal(answer)
          ? {
              ...answer,
              status: 500,
              body: { message: `${headers.authorization} ${customer?.phrase} ${customer?.password}` },
            }
          : undefined,
    }
    const notes = (await check(leak)).map(({ note }) => note).join('\n')
    expect(notes).toContain('(hidden)')
    expect(notes).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|anchor-harbor|Sample#2026/)
  })
})
