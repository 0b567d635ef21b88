import { brand } from '../brand.ts'
import { rules } from '../rules.ts'
import type { LegalText } from './document.ts'

// An operator has this text reviewed for the law it works under, and changes the dates when the text changes. By the section on changes, the
// next version comes into force 30 days or more after the one before.
export const terms: LegalText = {
  title: 'Terms of Use',
  lead: `The agreement between you and ${brand.legalName} for the use of ${brand.name}. Please read it before you open an account.`,
  inForce: { iso: '2026-11-23', text: 'November 23, 2026' },
  changes: [{ date: { iso: '2026-11-23', text: 'November 23, 2026' }, what: 'First version.' }],
  sections: [
    {
      id: 'agreement',
      title: 'Who these terms are between',
      blocks: [
        `“We” is ${brand.legalName}, ${brand.address}. “You” is the person who opens an account. “The site” is ${brand.name}: its public pages and the customer area behind the sign-in.`,
        'When you tick the box on the registration form, you accept these terms and confirm that you have read the privacy policy. If you do not agree, do not open an account. You can still read the public pages.',
      ],
    },
    {
      id: 'eligibility',
      title: 'Who may open an account',
      blocks: [
        'You must be at least 18 years old. If you come of age later where you live, that age applies.',
        [
          'You act for yourself and use money that belongs to you.',
          'You hold one account only.',
          'You are not on a sanctions list, and you do not live in a place where the law forbids us to offer you these services.',
          'What you tell us about yourself is true, and you update it when it changes.',
        ],
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        `Keep your password and your seed phrase secret. ${rules.phraseHolder} Write the phrase down and keep it where nobody else can find it.`,
        'Tell us immediately if you think someone else has used your account. Until you tell us, we may treat requests made with your password as yours, unless the law of your country says otherwise.',
        `${rules.phraseShown} ${rules.phraseLost}`,
        'We never ask for your password or your seed phrase by email, phone or message.',
      ],
    },
    {
      id: 'verification',
      title: 'Verification and money laundering',
      blocks: [
        'We have to know who our customers are. You send us a copy of your government ID, and we may ask where the money you deposit comes from. Until we have verified your identity, some functions may not be available.',
        rules.verification + ' You can do it before your first deposit.',
        'Anti-money-laundering records are kept for 5 years: the proof of your identity, the history of your payments, and our notes on them. The 5 years begin when your account is closed or the payment is made, whichever is later. In some cases the law requires us to keep them longer.',
        'If we suspect money laundering, we may have to report it, and we may not be allowed to tell you.',
      ],
    },
    {
      id: 'holding',
      title: 'How your money is held',
      blocks: [
        'Before your first deposit, ask us who holds your money and your crypto-assets, in which country, whether they are kept apart from ours, and what you would receive if we or the holder became insolvent. Do not deposit until you have our answer in writing.',
        'Do not rely on deposit insurance or a compensation scheme unless our answer names one and its limit.',
      ],
    },
    {
      id: 'deposits',
      title: 'Deposits',
      blocks: [
        `To deposit, you send a cryptocurrency to the address that the deposit page shows for your account, on the network shown beside it. ${rules.otherNetwork} So may coins sent to another address.`,
        `We add a deposit to your balance once the network has confirmed it and we have matched it with your account. ${rules.depositValue} Until then it is part of Pend. Balance. Your deposit history shows the status.`,
        rules.depositFee,
      ],
    },
    {
      id: 'trading',
      title: 'Trading and settlement',
      blocks: [
        'Prices on the public pages are for information. They may be delayed or samples, and the page says so. An order is carried out at the price available when it reaches the market.',
        'Trades settle within two days. Until then, you can’t withdraw the money from a sale. It is not part of Pend. Balance, which shows only deposits. Days on which the market is closed do not count.',
        'We carry out your requests. We give no advice, and nothing on this site is a recommendation for your situation.',
        'A plan sets which tools you can use and how many positions you can hold open. It promises no return.',
      ],
    },
    {
      id: 'fees',
      title: 'Fees',
      blocks: [
        `The withdrawal fee is a percentage of the amount and is set for your account. It is rounded to the nearest cent, half a cent up, and shown with the payout before you confirm. ${rules.fee}`,
        'We never ask you to send money to receive money. Anyone who does so in our name is not acting for us.',
        'Trading costs depend on the market: spread, commission, financing and conversion. We tell you the costs for your account when you ask, and before you trade for the first time. We tell you at least 30 days before a fee rises.',
      ],
    },
    {
      id: 'withdrawals',
      title: 'Withdrawals',
      blocks: [
        `${rules.withdrawing} ${rules.minimum} ${rules.minimumUnknown}`,
        `The money is paid to a bank account in your own name or to a wallet address. If withdrawals are not enabled for your account, the withdrawal page says so, and support tells you why.`,
        'Check who is paid before you confirm. A payment in cryptocurrency can’t be reversed.',
        'We may delay a withdrawal while we check your identity or a suspicion of fraud. We tell you, unless the law forbids it.',
      ],
    },
    {
      id: 'tax',
      title: 'Tax',
      blocks: [
        'You report your gains and pay the tax on them yourself. We give no tax advice. You can save and print both histories.',
        'If the law requires us to report to a tax authority or to withhold tax, we do so and tell you.',
      ],
    },
    {
      id: 'risk',
      title: 'Your risk',
      blocks: [
        brand.riskWarning.text,
        'Cryptocurrencies, currencies and shares can lose all their value. Past performance does not predict the future. With copy trading and automated trading you can lose money quickly.',
        'Invest only what you can afford to lose. If you are unsure, get independent advice.',
      ],
    },
    {
      id: 'conduct',
      title: 'What you may not do',
      blocks: [
        [
          'Use the site for fraud, for money laundering, or to avoid sanctions or tax.',
          'Let another person use your account, or act for others without our consent.',
          'Take advantage of an obvious error in a price or a balance.',
          'Attack the site, overload it, or collect its data automatically.',
        ],
        'If you find a security problem and report it to us in good faith without using it, you do not break these terms.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability and errors',
      blocks: [
        'We run the site with reasonable care, but it can be interrupted. Networks, markets and other providers can fail, and so can we. If a request fails, the site says so, and says whether it may have taken effect.',
        'If a figure in your account is wrong, tell us. We correct errors in your favor and in ours, and tell you what we changed and why.',
        'Charts and price data come from other providers, who are named beside them. We are not responsible for their accuracy.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We are liable for damage that we cause intentionally or by gross negligence, and in all cases in which the law does not allow us to limit liability.',
        'We are not liable for losses from price changes, for payments you sent to a wrong address or network, or for what others do with a password or seed phrase you gave away.',
        'These terms do not limit your legal rights as a consumer.',
      ],
    },
    {
      id: 'end',
      title: 'Ending the agreement',
      blocks: [
        `${rules.closing} To close it, write to support. You don’t have to give a reason. ${rules.withdrawing} This also applies when an account is closed.`,
        'We may end the agreement with 30 days’ notice, or immediately if you seriously break it or the law requires us to. You can then withdraw your trade profit under the same rules, unless an authority has ordered otherwise.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'We email you at least 30 days before a change comes into force and tell you what changes. If you do not agree, you can close your account under the old terms before that day.',
        'The date at the top of this page says when this text came into force. The change log at the end lists every change.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints and law',
      blocks: [
        `Write to ${brand.supportEmail} with the word “complaint” in the subject. We confirm that we have received it, and answer within 15 working days or tell you why it takes longer.`,
        'If you are not satisfied, you can contact the ombudsman or the financial authority of your country, or go to court.',
        `The law of the country in which ${brand.legalName} is based applies. If you are a consumer, the mandatory law of the country in which you live also protects you.`,
      ],
    },
  ],
}
