import { describe } from 'vitest'
import {
  on,
  deposits,
  json,
  changeResponses,
  header,
  body,
  type Rows,
  rows,
  lists,
  withdrawalRows,
} from './faulty-backend.ts'
import { type Fault, findsEach } from './find-faults.ts'

// The rows of both lists: their fields, ids, times and destinations.

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

const faults: Fault[] = [
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
    changeResponses(() => ({ body: '<html>', type: 'text/html' }), on('GET /transaction/all')),
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
      after: (response, request) => {
        const slow = dated(-10).after?.(response, request) ?? response
        const date = new Date(Date.now() - 10 * MINUTES).toUTCString()
        return { ...slow, headers: { ...slow.headers, date } }
      },
    },
    /^API-7 the row of a deposit is dated .*received "\d{4}-.*", as in the Date header, so the server’s clock is wrong \(or this computer’s\)\. An order/,
  ],
  [
    'withdrawal rows without their destination',
    withdrawalRows(({ wallet: _wallet, accountNumber: _number, ...row }) => row),
    /^API-8 a withdrawal’s row names .*expected what was sent: wallet "tb1qcr8t.*", accountNumber "GB33BUKB20201555555555", received nothing, nothing\. A withdrawal whose answer was lost stays unsettled/,
  ],
  [
    'masked wallets',
    withdrawalRows((row) => ({ ...row, wallet: row.wallet && 'tb1qcr…' })),
    /^API-8 a withdrawal’s row names .*expected what was sent: wallet "tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0", received "tb1qcr…"\. A withdrawal/,
  ],
  [
    'wallets in capitals',
    withdrawalRows((row) => ({ ...row, wallet: row.wallet && String(row.wallet).toUpperCase() })),
    /^API-8 a withdrawal’s row names .*received "TB1QCR8T/,
  ],
  [
    'masked account numbers',
    withdrawalRows((row) => ({ ...row, accountNumber: row.accountNumber && '****5555' })),
    /^API-8 a withdrawal’s row names .*expected what was sent: accountNumber "GB33BUKB20201555555555", received "\*{4}5555"\. A withdrawal/,
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
]

describe('check:backend', () => {
  findsEach(faults)
})
