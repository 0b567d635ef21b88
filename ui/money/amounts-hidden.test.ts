import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = ['app', 'ui']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/^ui\/dist\/|\.test\.ts$/.test(file))

it('FAIR-9 an amount is shown by <Money>, which knows whether amounts are hidden; every other place is listed here', () => {
  expect(sources.length).toBeGreaterThan(200)
  const writers = sources.filter((file) => /\bformat(?:Money|Plain)\(/.test(readFileSync(file, 'utf8')))
  expect(writers.toSorted()).toEqual([
    // What the customer typed is put back into the field.
    'app/routes/deposit/DepositPage.tsx',
    // An e-mail that the customer writes to support.
    'app/routes/deposit/open-receipt-mail.ts',
    // The caller says whether to mask.
    'ui/history/csv.ts',
    // The field that is typed into; the name of its Max button is masked.
    'ui/money/AmountInput.tsx',
    'ui/money/Money.tsx',
    'ui/money/format.ts',
  ])
})
