import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { sampleDeposits, sampleWithdrawals } from '#contract/fixtures/sample-transactions.ts'
import { readAllTransactions, readAllWithdrawals } from '#contract/transactions.ts'
import { readUserDetails } from '#contract/user.ts'
import { expect, it } from 'vitest'
import { customerData, type CustomerReads } from './customer-data.ts'

const details = readUserDetails.parse(sampleUsers.established)
const deposits = (rows: unknown[] = sampleDeposits) => {
  const { allTransactions, unreadable } = readAllTransactions.parse({ allTransactions: rows })
  return { rows: allTransactions, unreadable }
}
const withdrawals = () => {
  const { allWithdrawals, unreadable } = readAllWithdrawals.parse({ allWithdrawals: sampleWithdrawals })
  return { rows: allWithdrawals, unreadable }
}
const made = { at: new Date('2026-11-23T18:00:00Z'), server: 'https://sample.test/api' }
const create = (changed: Partial<CustomerReads> = {}) =>
  customerData(
    {
      details: async () => details,
      deposits: async () => deposits(),
      withdrawals: async () => withdrawals(),
      ...changed,
    },
    made,
    (error) => (error instanceof Error ? error.message : ''),
  )
const refuse = (message: string) => () => Promise.reject(new Error(message))

it('ACC-4 the file has the details, both histories, the time and the server’s address', async () => {
  const { outcome, text } = await create()
  expect(outcome).toEqual({ kind: 'created', file: 'account-data-2026-11-23.json', missing: [] })
  expect(JSON.parse(text ?? '')).toEqual({
    createdAt: '2026-11-23T18:00:00.000Z',
    server: 'https://sample.test/api',
    details,
    deposits: deposits().rows,
    withdrawals: withdrawals().rows,
    unreadable: { details: [], deposits: 0, withdrawals: 0 },
  })
})

it('FAIR-1 amounts are written exactly as the server sent them', async () => {
  const { text } = await create()
  expect(text).toContain('"tradeProfit": "3250.17"')
})

it('ACC-4 FAIR-7 creates no file if a list could not be read, and names each one', async () => {
  expect(await create({ deposits: refuse('You are offline.') })).toEqual({
    outcome: { kind: 'failed', lists: ['your deposits'], reason: 'You are offline.' },
  })
  const both = await create({ details: refuse('No answer.'), withdrawals: refuse('Late.') })
  expect(both).toEqual({
    outcome: { kind: 'failed', lists: ['your details', 'your withdrawals'], reason: 'No answer.' },
  })
})

it('ACC-4 FAIR-7 counts what could not be fully read, in the file and in the outcome', async () => {
  const { outcome, text } = await create({
    details: async () => ({ ...details, plan: null }),
    deposits: async () => deposits([...sampleDeposits, 7, { ...sampleDeposits[0], amount: 'ten' }]),
  })
  expect(outcome).toMatchObject({ kind: 'created', missing: ['1 detail', '2 deposits'] })
  expect(JSON.parse(text ?? '')).toMatchObject({
    unreadable: { details: ['plan'], deposits: 2, withdrawals: 0 },
  })
})
