import type { UserDetails } from '#contract/user.ts'

/** DSH-2: the six boxes, in their order and with their labels. */
export const walletFigures = [
  { field: 'tradeProfit', label: 'Trade Profit', kind: 'money' },
  { field: 'totalDeposit', label: 'Total Deposits', kind: 'money' },
  { field: 'pendBalance', label: 'Pend. Balance', kind: 'money' },
  { field: 'referralBonus', label: 'Referral Bonus', kind: 'money' },
  { field: 'totalEquity', label: 'Total Equity', kind: 'money' },
  { field: 'tradingProgress', label: 'Signal Strength', kind: 'percent' },
] as const

export type WalletField = (typeof walletFigures)[number]['field']
export type WalletFigures = Pick<UserDetails, WalletField>
