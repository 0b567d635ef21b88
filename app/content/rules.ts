/**
 * What a customer reads in more than one place about withdrawing, a lost seed phrase and closing an account (TXT-4). Help, terms and guides
 * quote these sentences. rules.test.ts finds a page that leaves one out or says otherwise.
 */
export const rules = {
  withdrawing: 'You can withdraw only trade profit. You can’t withdraw deposits or bonuses.',
  fee: 'The withdrawal fee is deducted from the payout. You never pay it in advance.',
  phraseShown:
    'Your seed phrase is shown once, when you create your account. Nobody can show it to you again.',
  phraseHolder: 'Anyone who has your seed phrase and your email can set a new password.',
  phraseLost:
    'If you lose your seed phrase, you can still sign in with your password. If you lose both, nobody can set a new password, not even support.',
  closing: 'You can close your account at any time, free of charge. Withdraw your trade profit first.',
} as const
