import { describe } from 'vitest'
import { on, deposits, json, changed, changeResponses, body, rows } from './faulty-backend.ts'
import { type Fault, findsEach } from './find-faults.ts'
import type { Quirk } from './independent-backend-routes.ts'

// Amounts, fees, and orders that must be refused.

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

const faults: Fault[] = [
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
      before: (request) =>
        void (
          request.route === 'POST /transaction/add' &&
          typeof request.body.amount === 'number' &&
          request.body.amount > 1 &&
          (request.body.amount = Math.round(request.body.amount))
        ),
    },
    /^API-7 its row has the amount, and is there once: expected a row of 1234\.5, received 1235$/,
  ],
  [
    'deposits that fail',
    changeResponses(changed('Something went wrong', 500), deposits),
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
]

describe('check:backend', () => {
  findsEach(faults)
})
