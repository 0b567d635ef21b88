import type { Capability } from '#contract/capabilities/names.ts'

type Question = {
  /** The capability that the answer is about. */
  needs: Capability
  question: string
  /** Other words that customers search for. They aren’t shown. */
  keywords?: string
  /** `offers`: whether the backend offers another capability that the answer mentions. */
  answer: (offers: (name: Capability) => boolean) => string
}

export const accountHelpTitle = 'Your account’s security and payouts'

// Says the same as the security page and the withdrawal's details (CAP-2, CAP-3).
const questions: readonly Question[] = [
  {
    needs: 'payout-steps',
    question: 'Where is my withdrawal?',
    keywords: 'status stage progress track arrived',
    answer: () =>
      'Open it in your withdrawal history. Its details list each stage, with its time, and say who acts next. If a withdrawal needs something from you, your dashboard says so.',
  },
  {
    needs: 'payout-cancel',
    question: 'Can I cancel a withdrawal?',
    keywords: 'stop undo mistake wrong address',
    answer: () =>
      'Yes, until it has been sent. Open it in your withdrawal history and select ‘Cancel withdrawal’. We try to stop it. If it is stopped, nothing is paid out, and the whole amount goes back to your trade profit. If it was approved already, it may still be sent.',
  },
  {
    needs: 'two-factor',
    question: 'What is the second step?',
    keywords: 'two factor 2fa authenticator code app verification',
    answer: () =>
      'A code of six digits from an authenticator app on your phone. We ask for one after your password, and before a withdrawal, so a stolen password alone is not enough. You can set it up on the security page.',
  },
  {
    needs: 'two-factor',
    question: 'What if I lose my phone?',
    keywords: 'lost device backup codes locked out authenticator stolen',
    answer: (offers) => {
      const passkey = offers('passkeys') ? ' You can also use a passkey on another device.' : ''
      return `Use a backup code in place of the code from your app. You get ten when you set up the second step: store them away from your phone.${passkey} If you have nothing left, contact support. We check your identity, and it takes at least seven days until you can sign in. If you set up the second step less than seven days ago, resetting your password with your seed phrase turns it off.`
    },
  },
  {
    needs: 'passkeys',
    question: 'What is a passkey?',
    keywords: 'fingerprint face screen lock biometric without password',
    answer: () =>
      'A way to sign in with your fingerprint, your face or your screen lock instead of your password. A passkey works only on this site, so nobody can trick you into using it on a copy. You can add one on the security page.',
  },
  {
    needs: 'activity',
    question: 'What should I do if someone else used my account?',
    keywords: 'hacked stolen thief fraud unauthorized not me',
    answer: (offers) => {
      const requested = offers('payout-cancel')
        ? 'Withdrawals that were requested before are not stopped: look at your withdrawal history, and cancel those that are not yours.'
        : 'Withdrawals that were requested before are not stopped: look at your withdrawal history, and contact support if one is not yours.'
      return `Open the security page and select ‘This was not me’ under ‘Recent activity’. We sign out every other device, lock withdrawals for at least 48 hours, and email you. Nobody can shorten the lock. ${requested} Then change your password.`
    },
  },
  {
    needs: 'withdrawal-lock',
    question: 'Can I lock withdrawals for a while?',
    keywords: 'freeze block pause travel holiday',
    answer: () =>
      'Yes, on the security page, for 1 to 30 days. Nobody can withdraw until the lock ends, you included. You can make a lock longer, but not shorter.',
  },
  {
    needs: 'address-book',
    question: 'Can I allow withdrawals to my own addresses only?',
    keywords: 'whitelist allowlist saved addresses address book',
    answer: () =>
      'Yes. Save your addresses on the security page, and turn on ‘Pay only to saved addresses’ there. All other addresses and all bank accounts are then refused. A new address can be used 24 hours after you save it. Turning the setting off needs a confirmation, and takes effect 48 hours later.',
  },
  {
    needs: 'mail-word',
    question: 'How can I tell that an email is really from you?',
    keywords: 'phishing fake scam word',
    answer: () =>
      'Choose a word on the security page. Our emails to you contain it. If an email doesn’t, don’t open its links.',
  },
]

/** The questions about what the backend offers (CAP-0), with their answers. `offered`: the names that it has declared. */
export const accountQuestions = (offered: readonly string[]) =>
  questions
    .filter(({ needs }) => offered.includes(needs))
    .map(({ question, keywords, answer }) => ({
      question,
      keywords,
      answer: answer((name) => offered.includes(name)),
    }))
