import { WhatHappens } from '#ui/deposit/WhatHappens.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'WhatHappens tells a customer in four steps what happens with a deposit: before they enter an amount, or once it is recorded.',
  use: [
    'Beside or below DepositAmountForm, in the first step of a deposit.',
    'With `recorded`, on the page that says that a deposit was recorded.',
  ],
  avoid: [
    'To show where the customer is, use DepositStepBar.',
    'To say whether a reported deposit was recorded, use DepositStatus. Show `recorded` only once it was.',
  ],
  examples: [
    {
      do: <p className="text-sm">It shows as pending until it has arrived and we have confirmed it.</p>,
      dont: <p className="text-sm">Your money is available within minutes!</p>,
      because: 'Say what a deposit waits for. Nobody can promise how long a network takes.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: [
    'A region and heading “What happens” or “What happens next”, then an ordered list of four. The dots aren’t announced.',
  ],
  content: ['Its sentences are fixed. They are addressed to “you” and claim nothing about time or profit.'],
  layout: ['One column of four steps, each with its time above its text. Long texts wrap.'],
  states: { Default: <WhatHappens />, Recorded: <WhatHappens recorded /> },
  related: ['deposit/DepositStepBar', 'deposit/WhatYouCanWithdraw', 'marketing/StepList'],
}
