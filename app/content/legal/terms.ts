import { brand } from '../brand.ts'
import type { LegalText } from './document.ts'

// An operator has this text reviewed for the law it works under, and changes the dates when the text changes.
export const terms: LegalText = {
  title: 'Terms of Use',
  lead: `The agreement between you and ${brand.legalName} for the use of ${brand.name}. Please read it before you open an account.`,
  inForce: { iso: '2026-11-21', text: 'November 21, 2026' },
  changed: { iso: '2026-11-21', text: 'November 21, 2026' },
  sections: [
    {
      id: 'agreement',
      title: 'Who these terms are between',
      blocks: [
        `“We” is ${brand.legalName}, ${brand.address}. “You” is the person who opens an account. “The site” is ${brand.name}: its public pages and the customer area behind the sign-in.`,
        'By ticking the box on the registration form you accept these terms and confirm that you have read the privacy policy. The box is not ticked for you. If you do not agree, do not open an account; the public pages stay open to you.',
      ],
    },
    {
      id: 'eligibility',
      title: 'Who may open an account',
      blocks: [
        'You must be at least 18 years old, and of age where you live if that is later.',
        [
          'You act for yourself, and with money that belongs to you.',
          'You hold one account only.',
          'You are not on a sanctions list, and you do not live where offering such services to you is forbidden.',
          'What you tell us about yourself is true, and you correct it when it changes.',
        ],
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'You keep your password and your seed phrase to yourself. Whoever has the seed phrase and your e-mail address can set a new password, so write it down and store it where others do not come.',
        'Tell us at once if you believe that someone else has used your account. Until you do, we may treat requests made with your password as yours, unless the law of your country says otherwise.',
        'We never ask for your password or your seed phrase by e-mail, phone or message.',
      ],
    },
    {
      id: 'verification',
      title: 'Verification and money laundering',
      blocks: [
        'We have to know who our customers are. You send us a copy of a government ID, and we may ask where the money you deposit comes from. Until your identity is verified, some functions can be withheld.',
        'Anti-money-laundering records are kept for 5 years: the proof of your identity, the history of your payments, and our notes on them. The 5 years begin when your account is closed or the payment is made, whichever is later. The law may oblige us to keep them for longer in single cases.',
        'Where we suspect money laundering we may have to report it, and may not be allowed to tell you.',
      ],
    },
    {
      id: 'holding',
      title: 'How your money is held',
      blocks: [
        'Before your first deposit, ask us who holds your money and your crypto-assets, in which country, whether they are kept apart from ours, and what you would receive if we or the holder became insolvent. Do not deposit before you have the answer in writing.',
        'Do not count on deposit insurance or on a compensation scheme unless that answer names one, and its limit.',
      ],
    },
    {
      id: 'deposits',
      title: 'Deposits',
      blocks: [
        'You deposit by sending a cryptocurrency to the address that the deposit page shows for your account, on the network that is named beside it. What is sent to another address or over another network may be lost.',
        'A deposit counts when the network has confirmed it and we have matched it with your account. Its value in US dollars is taken at that time. The deposit history shows its status.',
        'Your bank, your wallet or the network may charge for the transfer. We do not.',
      ],
    },
    {
      id: 'trading',
      title: 'Trading and settlement',
      blocks: [
        'Prices on the public pages are for information. They may be delayed, and they may be samples; the page says which. An order is carried out at the price available when it reaches the market.',
        'Trades settle within two days. Until then, the proceeds of a sale are shown as pending and cannot be withdrawn. Days on which the market concerned is closed do not count.',
        'We carry out what you ask for. We give no advice, and nothing on this site is a recommendation made for your situation.',
        'A plan sets which tools you can use and how many positions you can hold open. It promises no return.',
      ],
    },
    {
      id: 'fees',
      title: 'Fees',
      blocks: [
        'The fee for a withdrawal is a percentage of its amount that is set for your account. It is calculated to the cent, shown with the payout before you confirm, and deducted from the payout.',
        'We never ask you to send money in order to receive money. Whoever does so in our name is not acting for us.',
        'The costs of trading depend on the market: spread, commission, financing and conversion. We tell you those of your account on request, and before you trade for the first time. A higher fee applies only after we have told you, at least 30 days ahead.',
      ],
    },
    {
      id: 'withdrawals',
      title: 'Withdrawals',
      blocks: [
        'You may ask for a withdrawal to a bank account in your own name or to a wallet address. The amount may not exceed your trade profit as the wallet shows it. The page tells you when withdrawals are not enabled for your account, and support tells you why.',
        'You check the destination before you confirm. A payment in cryptocurrency cannot be called back.',
        'We may hold a withdrawal back while we check your identity or have a suspicion of fraud. We tell you so, unless the law forbids it.',
      ],
    },
    {
      id: 'tax',
      title: 'Tax',
      blocks: [
        'You declare what you gain and pay the tax on it yourself. We give no tax advice. Both histories can be saved as a file and printed.',
        'Where the law obliges us to report to a tax authority or to keep back a tax, we do so and tell you.',
      ],
    },
    {
      id: 'risk',
      title: 'The risk is yours',
      blocks: [
        brand.riskWarning.text,
        'Cryptocurrencies, currencies and shares can lose all their value. Past performance says nothing certain about the future. Copy trading and automated trading can lose money quickly and without anybody’s fault.',
        'Invest only what you can lose, and take independent advice where you are unsure.',
      ],
    },
    {
      id: 'conduct',
      title: 'What you may not do',
      blocks: [
        [
          'Use the site for fraud, money laundering or the evasion of sanctions or tax.',
          'Let another person use your account, or act for others without our consent.',
          'Exploit an evident error in a price or a balance.',
          'Attack the site, overload it, or read it out by machine beyond what a person would.',
        ],
        'Someone who finds a weakness and tells us in good faith, without using it, does not break these terms.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability and errors',
      blocks: [
        'We keep the site running with reasonable care, but not without interruption. Networks, markets and other providers fail at times, and so may we. When a call fails the site says so, and says whether it may have taken effect.',
        'If a figure on your account is wrong, tell us. We correct an error in either direction once it is established, and tell you what was changed and why.',
        'Charts and price data come from other providers, who are named beside them. We do not vouch for them.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We are liable for damage that we cause by intent or gross negligence, and wherever the law does not allow liability to be limited.',
        'We are not liable for losses from price changes, for payments that you sent to a wrong address or network, or for what others did with a password or seed phrase that you gave away.',
        'Your rights as a consumer stay as the law gives them to you.',
      ],
    },
    {
      id: 'end',
      title: 'Ending the agreement',
      blocks: [
        'You may close your account at any time, without a reason and without a fee, by writing to support. What is yours and can be withdrawn is paid out to you first, less the withdrawal fee.',
        'We may end the agreement with 30 days’ notice, or at once if you seriously break it or the law obliges us to. Money of yours is paid out, unless an authority has ordered otherwise.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'We tell you of a change by e-mail at least 30 days before it comes into force, and what it is. If you do not agree, you may close your account before that day under the old terms.',
        'The date at the top of this page says when the present text came into force.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints and law',
      blocks: [
        `Write to ${brand.supportEmail} with the word “complaint” in the subject. We confirm that we have received it and answer within 15 working days, or tell you why it takes longer.`,
        'If you are not satisfied, you can turn to the ombudsman or the financial authority of your country, or to a court.',
        `The law of the country in which ${brand.legalName} has its seat applies. If you are a consumer, the mandatory law of the country in which you live protects you as well.`,
      ],
    },
  ],
}
