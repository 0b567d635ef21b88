import { brand } from './brand.ts'
import { rules } from './rules.ts'

/** `keywords`: other words that customers search for. They aren’t shown. */
type Question = {
  question: string
  keywords?: string
  answer: string
  /** The last sentence of the answer, with a backend that holds withdrawals after a password was reset by phrase (CAP-3). */
  held?: string
}

/** The common questions on the Help Center page, for every backend. */
export const questions: readonly Question[] = [
  {
    question: 'What can I withdraw, and when?',
    keywords: 'minimum threshold least amount limit refund money back cash out how payout',
    answer: `${rules.withdrawing} ${rules.minimum} ${rules.minimumUnknown} The withdrawal page shows how much is available now. If you can’t withdraw, it says why.`,
  },
  {
    question: 'How long does a withdrawal take?',
    keywords: 'how long time days arrive received pending approved payout late delayed slow',
    answer:
      'We don’t know how long it takes. Your withdrawal history shows the status of each withdrawal. Approved alone does not mean that the money has arrived. If the status does not change, write to support with the reference.',
  },
  {
    question: 'Why was my withdrawal refused?',
    keywords: 'failed rejected declined denied approved blocked unsuccessful reason',
    answer:
      'If a withdrawal is refused when you send it, the page tells you why. If your history shows it as failed, nothing is paid out. Write to support with its reference, and ask for the reason.',
  },
  {
    question: 'Can I change the bank account I withdraw to?',
    keywords: 'iban swift card payee details edit update wrong another',
    answer:
      'Enter another account in your next withdrawal. It must be in your own name. If you have requested a withdrawal to the wrong account, write to support immediately.',
  },
  {
    question: 'Who trades, and how?',
    keywords: 'start trading trade position order bot operator',
    answer: `${brand.legalName} carries out the trades. This site doesn’t place trades: after you sign in, you see your figures, deposit, and withdraw trade profit. Before you deposit, ask support how trades are decided for your account.`,
  },
  {
    question: 'Do I pay tax on my profit?',
    keywords: 'tax taxes report',
    answer:
      'You report your gains and pay the tax on them yourself. We give no tax advice. You can save and print both histories.',
  },
  {
    question: 'What does a withdrawal cost?',
    keywords: 'fees charges commission percent price much',
    answer: `The fee is a percentage that is set for your account. You see it, and what you receive, before you confirm. ${rules.fee}`,
  },
  {
    question: 'How do I deposit?',
    keywords: 'fund pay add top money first minimum card credit debit transfer paypal bitcoin usdt crypto',
    answer: `On the deposit page, enter an amount and choose Bitcoin, Ethereum or USDT. Send the coin to the address shown, on the network shown, and tell us there. You can’t deposit by card or bank transfer on this site. ${rules.depositFee}`,
  },
  {
    question: 'Is my money insured?',
    keywords: 'insurance compensation bankrupt holds held',
    answer:
      'Do not rely on deposit insurance or a compensation scheme unless support names one and its limit in writing. Before your first deposit, ask support who holds your money, and what you receive if they become insolvent.',
  },
  {
    question: 'How do I change my plan?',
    keywords: 'upgrade downgrade starter premium master pro',
    answer:
      'Ask support. You can choose a plan when you deposit, but your choice is not sent with your deposit.',
  },
  {
    question: 'Why has my deposit not arrived?',
    keywords: 'missing showing shown pending late long received confirmed credited where',
    answer:
      'Networks need time to confirm. A deposit counts once it has arrived and we have confirmed it. Your deposit history shows the status. If your deposit is not listed, write to support with the transaction ID and the network.',
  },
  {
    question: 'I sent a coin over the wrong network. What can I do?',
    keywords: 'mistake lost address chain recover',
    answer: `Write to support immediately with the transaction ID. ${rules.otherNetwork} If someone asks for a fee to recover them, it is a scam.`,
  },
  {
    question: 'I forgot my password. How do I reset it?',
    keywords: 'lost change new login work locked',
    answer: `Select ‘Forgot password?’ on the sign-in page. Enter your seed phrase, your email and a new password. If you are signed in, you can change it under Account, also with your seed phrase. ${rules.phraseHolder}`,
    held: 'So withdrawals are held for 48 hours after a reset.',
  },
  {
    question: 'What if I lose my seed phrase?',
    keywords: 'lost phrase forgot forgotten recovery words',
    answer: `${rules.phraseShown} ${rules.phraseLost} If you think that someone else knows your password, tell support immediately.`,
  },
  {
    question: 'How do I verify my identity?',
    keywords: 'kyc identification document passport verification',
    answer:
      'Send a photo of your government ID to support, with your name and the email of your account in the subject line. After we have checked it, your dashboard shows ‘Verified’.',
  },
  {
    question: 'How do I get a statement?',
    keywords: 'export csv json print document',
    answer:
      'Open the history of your deposits or of your withdrawals. There you can print a statement, or save the rows as a file.',
  },
  {
    question: 'Can I change my email?',
    keywords: 'phone number name address details profile new edit update',
    answer:
      'Not on this site. You can change your other details under Account. Ask support about your email, and write from the email of your account.',
  },
  {
    question: 'What do the figures on my dashboard mean?',
    keywords: 'pend pending balance signal strength referral bonus total equity trade profit deposits',
    answer: 'Select the name of a figure on your dashboard. An explanation opens below it.',
  },
  {
    question: 'How do I complain?',
    keywords: 'complaint ombudsman authority problem unhappy',
    answer:
      'Write to support with the word “complaint” in the subject. You can also complain to the ombudsman or the financial authority of your country.',
  },
  {
    question: 'How do I close my account?',
    keywords: 'delete remove cancel end terminate data erase',
    answer: `${rules.closing} To close it, write to support from the email of your account. The law requires us to keep some records. The privacy policy says which ones and for how long.`,
  },
]

/** The common questions with their answers. `holds`: whether the backend holds withdrawals after a password was reset. */
export const commonQuestions = (holds: boolean): readonly Question[] =>
  questions.map((each) => (holds && each.held ? { ...each, answer: `${each.answer} ${each.held}` } : each))
