import { offersSecurity } from '../api/use-capability.ts'

const sentences = [
  {
    capability: 'two-factor',
    kept: 'A second step, if you set one up, is still on: you need it to sign in, and your backup codes are still valid.',
    removed:
      'The second step and its backup codes were removed: it was set up recently, so it may not have been yours. You can set it up again once you are signed in.',
  },
  {
    capability: 'passkeys',
    kept: 'Any passkeys still work. Once you are signed in, remove those that aren’t yours.',
    removed:
      'Passkeys that were added recently were removed: they may not have been yours. Older ones still work.',
  },
  {
    capability: 'withdrawal-lock',
    kept: 'A lock on withdrawals, if you set one, still ends at the time you chose.',
  },
  {
    capability: 'address-book',
    kept: 'Any saved addresses are still there. One that was saved less than 24 hours ago still has to wait.',
  },
]

/**
 * What a reset by seed phrase did and did not change in the protection of the account, in sentences (CAP-3). `removed` names what the
 * backend says it removed. Empty with a backend that offers no protection.
 */
export function afterReset(declared: readonly string[] | null, removed: readonly string[] = []): string[] {
  if (!offersSecurity(declared)) return []
  return [
    'Withdrawals are held for 48 hours, in case someone else has found your phrase.',
    ...sentences
      .filter(({ capability }) => declared?.includes(capability))
      .map((each) => (removed.includes(each.capability) && each.removed) || each.kept),
  ]
}
