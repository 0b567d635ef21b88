import { DepositStepBar } from '#ui/deposit/DepositStepBar.tsx'
import { Progress } from '#ui/primitives/Progress.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'DepositStepBar shows the two steps of a deposit, and marks the current one.',
  use: ['At the top of the deposit page, in both steps.'],
  avoid: [
    'For tasks in any order, use NextSteps.',
    'To move between the steps: it shows where the customer is and leads nowhere. Offer a link or a button to go back.',
  ],
  examples: [
    {
      do: <DepositStepBar current={2} />,
      dont: <Progress label="Deposit" value={50} />,
      because: 'With two steps, name them. A half-full bar doesn’t say what is left.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: [
    'A list of two: “Step 1 of 2: amount, done” and “current step, Step 2 of 2: transfer”.',
    'The check mark isn’t announced, because the word “done” says the same.',
  ],
  content: ['The names of the steps are nouns in lower case, and fixed.'],
  layout: ['Two columns of the same width, also on a phone. The texts wrap.'],
  states: { 'First step': <DepositStepBar current={1} />, 'Second step': <DepositStepBar current={2} /> },
  related: ['wallet/NextSteps', 'deposit/DepositSummary', 'deposit/DepositAmountForm'],
}
