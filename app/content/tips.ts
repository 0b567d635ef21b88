/** Seven facts about the product, shown in turn outside the dashboard (GLB-5). Each one must be true. */
export const tips = [
  'We never ask for your seed phrase.',
  'A withdrawal shows its fee and what you receive before you confirm it.',
  'A withdrawal fee comes off the payout. You never send money to receive money.',
  'Check the network before you deposit: coins sent over another one may be lost.',
  'After you paste an address, compare its first and last characters.',
  'Nobody can promise you a profit. Whoever does is after your money.',
  'Use a password here that you use nowhere else.',
] as const
