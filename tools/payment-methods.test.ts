import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
/** The field of the customer's details with the address of each payment method: `bitcoinAddress` … */
const fields = Array.from(
  read('app/money/last-visit.ts').matchAll(/'(\w+Address)'/g),
  ([, field]) => field ?? '',
)

// The places in CONTRIBUTING.md's recipe that no type and no other test checks.
it.each([
  [
    'the withdrawal form warns about each deposit address of the customer',
    'app/routes/withdrawal/use-known-payees.ts',
  ],
  ['FAIR-5 the sample customer without addresses has none at all', 'sandbox/db/seed.ts'],
  ['C32 the end-to-end test of hostile details shows each address', 'e2e/hostile-text.e2e.ts'],
])('payment methods: %s', (_, file) => {
  expect(fields.length).toBeGreaterThanOrEqual(3)
  expect(fields.filter((field) => !read(file).includes(field))).toEqual([])
})
