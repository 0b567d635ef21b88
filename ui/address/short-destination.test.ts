import { readAllWithdrawals } from '#contract/transactions.ts'
import { expect, it } from 'vitest'
import { shortDestination } from './short-destination.ts'

const bank = { bankName: 'Sample Bank', swiftCode: 'SAMPUS33', accountNumber: 'DE89 3704 0044 0532 0130 00' }

it.each([
  ['an address', { wallet: 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0' }, 'tb1qcr…mfp6l0'],
  ['a short address', { wallet: 'tb1qcr8te4kr' }, 'tb1qcr8te4kr'],
  ['a bank account', bank, 'Sample Bank\u00A0…3000'],
  ['an account without its bank', { accountNumber: '00012345' }, '…2345'],
  ['a bank without its account', { bankName: 'Sample Bank' }, 'Sample Bank'],
  ['nothing', {}, undefined],
])('WDR-6 shortens %s', (_, fields, text) => {
  const [row] = readAllWithdrawals.parse({ allWithdrawals: [{ _id: 'a', ...fields }] }).allWithdrawals
  const short = row && shortDestination(row)
  expect(short ? short.name + short.ending : undefined).toBe(text)
})
