import { offersSecurity } from '../../api/use-capability.ts'

const unchanged = [
  [
    'two-factor',
    'If you have a second step, it is still on: you need it to sign in. Your backup codes are still valid.',
  ],
  ['passkeys', 'Your passkeys still work. Once you are signed in, remove any that aren’t yours.'],
  ['withdrawal-lock', 'If you have locked withdrawals, the lock still ends at the time you chose.'],
  [
    'address-book',
    'Your saved addresses are still there. One that was saved less than 24 hours ago still has to wait.',
  ],
] as const

/** What a reset by seed phrase did and did not change in the protection of the account, in sentences (CAP-3). Empty with a backend that offers none. */
export function afterReset(declared: readonly string[] | null): string[] {
  if (!offersSecurity(declared)) return []
  return [
    'Withdrawals are held for 48 hours, in case someone else has found your phrase.',
    ...unchanged.filter(([name]) => declared?.includes(name)).map(([, sentence]) => sentence),
  ]
}
