import type { WalletField } from '#ui/wallet/WalletGrid.tsx'

/** What each figure of the wallet means (DSH-2). An operator whose backend counts differently corrects the sentences here. */
export const figureExplanations: Record<WalletField, string> = {
  tradeProfit:
    'What your trades have made or lost so far, as the platform counts it. Withdrawals you request are taken off. You can withdraw only from this figure.',
  totalDeposit: 'Deposits that have arrived and are confirmed.',
  pendBalance:
    'Pending balance: deposits you have told us about that are not confirmed yet, without pending withdrawals.',
  referralBonus: 'Credited for people you invited. You can’t withdraw it.',
  totalEquity: 'Your whole account, as the platform counts it.',
  tradingProgress: 'A percentage that the platform reports. It does not measure or predict profit.',
}
