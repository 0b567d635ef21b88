import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = ['app', 'ui']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/^ui\/dist\/|\.test\.ts$/.test(file))

it('FAIR-9 only <Money>, which can hide amounts, and the files listed here format amounts', () => {
  expect(sources.length).toBeGreaterThan(200)
  const writers = sources.filter((file) => /\bformat(?:Money|Plain)\(/.test(readFileSync(file, 'utf8')))
  expect(writers.toSorted()).toEqual([
    // Puts the customer's own input back into the field.
    'app/routes/deposit/DepositAmountStep.tsx',
    // The range of a plan, which isn't the customer's money.
    'app/routes/deposit/chosen-plan.ts',
    // Fills in the customer's email to support.
    'app/routes/deposit/open-receipt-mail.ts',
    // The price of a plan, which isn't the customer's money.
    'ui/deposit/DepositAmountForm.tsx',
    // The customer's files contain amounts, and say so.
    'ui/history/csv.ts',
    // Repeats the customer's own input. The name of its Max button hides the amount.
    'ui/money/AmountInput.tsx',
    'ui/money/Money.tsx',
    'ui/money/format.ts',
    // Measures the figure's length, which is the same for all hidden amounts.
    'ui/money/leading-figure.ts',
    'ui/money/plot-format.ts',
    // The plots draw nothing while amounts are hidden.
    'ui/wallet/FlowPlot.tsx',
    'ui/wallet/MoneyPlots.tsx',
    'ui/wallet/PaidInPlot.tsx',
  ])
})
