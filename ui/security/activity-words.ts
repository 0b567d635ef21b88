import { activityKinds, type ActivityKind } from '#contract/capabilities/security.ts'

type Words = { done: string; refused: string; unknown: string }

const both = (done: string): Words => ({
  done,
  refused: `${done}: refused`,
  unknown: `${done}: done or refused, we could not read which`,
})

/** What happened, in words. */
const words: Record<ActivityKind, Words> = {
  'sign-in': { ...both('Signed in'), refused: 'Sign-in refused' },
  'sign-in-refused': {
    done: 'Sign-in refused',
    refused: 'Sign-in refused',
    unknown: 'Sign-in refused',
  },
  'sign-out': both('Signed out'),
  'session-ended': both('Signed out elsewhere'),
  'password-changed': both('Password changed'),
  'profile-changed': both('Details changed'),
  'second-step-on': both('Second step switched on'),
  'second-step-off': both('Second step switched off'),
  'backup-codes-made': both('New backup codes made'),
  'passkey-added': both('Passkey added'),
  'passkey-removed': both('Passkey removed'),
  'lock-set': both('Withdrawals locked'),
  'address-added': both('Address saved'),
  'address-removed': both('Saved address removed'),
  'only-saved-on': both('Pay only to saved addresses: switched on'),
  'only-saved-off': both('Pay only to saved addresses: switched off'),
  'word-changed': both('Word in our emails changed'),
  'withdrawal-requested': both('Withdrawal requested'),
  'withdrawal-cancelled': both('Withdrawal cancelled'),
  'not-me': both('You said “This was not me”'),
}

const isKnown = (kind: string): kind is ActivityKind => (activityKinds as readonly string[]).includes(kind)

/** What an entry says. `null`: the server didn’t say, or not readably, whether it was carried out. A kind that this client doesn't know is shown as the server sent it. */
export function activityWords(kind: string, result: 'done' | 'refused' | null): string {
  return (isKnown(kind) ? words[kind] : both(kind))[result ?? 'unknown']
}
