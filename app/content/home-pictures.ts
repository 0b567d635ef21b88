import type { Decimal } from '#contract/money.ts'

/** The sample figures in the pictures on the home page (HOME-1). They agree with each other, and belong to nobody. */
export const homePictures = {
  mark: 'Sample figures',
  review: {
    label:
      'Picture of the review before a withdrawal, with sample figures: what you receive, the amount, the fee and who is paid.',
    paidTo: 'Sample Bank',
    figures: { payout: '117', amount: '120', charges: '2.5', fee: '3', profitAfter: '3130.17' },
  },
  overview: {
    label:
      'Picture of the top of the dashboard, with sample figures: total equity and what you can withdraw.',
    figures: { totalEquity: '15766.17', tradeProfit: '3250.17', totalDeposit: '12480.5', pendBalance: '250' },
  },
} as const satisfies { mark: string } & Record<
  'review' | 'overview',
  { figures: Record<string, Decimal>; label: string; paidTo?: string }
>
