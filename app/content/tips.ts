/** Seven facts about the product, shown in turn outside the dashboard (GLB-5). Each one must be true. */
export const tips = [
  'Support never asks for your seed phrase.',
  'A withdrawal shows its fee and what you receive before you confirm it.',
  'The withdrawal fee is deducted from the payout. You never pay it in advance.',
  'Check the network first. Coins sent over another network may be lost for good.',
  'After you paste an address, compare its first and last characters.',
  'Nobody can promise you a profit. Anyone who does is after your money.',
  'Use a password that you don’t use on any other site.',
] as const
