import type { WalletField } from '#ui/wallet/WalletGrid.tsx'

/** What each figure of the wallet means (DSH-2). An operator whose server counts differently corrects the sentences here. */
export const figureExplanations: Record<WalletField, string> = {
  tradeProfit: 'What your trades have made or lost so far. It is the only figure you can withdraw from.',
  totalDeposit: 'Deposits that have arrived and been confirmed.',
  pendBalance: 'Short for pending balance: deposits you have told us about that are not confirmed yet.',
  referralBonus: 'Credited for people you invited. You cannot withdraw it.',
  totalEquity: 'Your whole account as our server counts it.',
  tradingProgress:
    'A percentage our server sends as “trading progress”. It does not measure profit or predict it.',
}
