const minimumAmount = 'The minimum isn’t shown on this site.'

/**
 * What a customer reads in more than one place about money, a lost seed phrase and closing an account (TXT-4). Help, terms and guides
 * quote these sentences. rules.test.ts finds a page that leaves one out or says otherwise.
 */
export const rules = {
  withdrawing: 'You can withdraw only trade profit. You can’t withdraw deposits or bonuses.',
  minimum:
    'Your trade profit must also reach a minimum before you can withdraw. We decide whether it is high enough.',
  minimumAmount,
  minimumUnknown: `${minimumAmount} Ask support what it is before you deposit.`,
  fee: 'The withdrawal fee is deducted from the payout. You never pay it in advance.',
  depositFee: 'We charge nothing for a deposit. Your wallet or the network may charge a fee.',
  depositValue: 'Its value in US dollars is set at that time and may differ from the amount you entered.',
  verification: 'You may have to verify your identity before you can withdraw.',
  otherNetwork: 'Coins sent over another network may be lost for good.',
  phraseShown:
    'Your seed phrase is shown once, when you create your account. Nobody can show it to you again.',
  phraseHolder: 'Anyone who has your seed phrase and your email can set a new password.',
  phraseLost:
    'If you lose your seed phrase, you can still sign in with your password, but you can’t change it. If you lose both, nobody can set a new password, not even support.',
  closing:
    'You can close your account at any time, free of charge. You don’t get deposits or bonuses back. Withdraw your trade profit first; the withdrawal fee is deducted from it. If your profit has not reached the minimum, ask support what happens to it.',
} as const
