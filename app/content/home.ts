import { paths } from '../paths.ts'
import { brand } from './brand.ts'

export const home = {
  bitcoin: {
    title: 'Trade Bitcoin',
    text: [
      'Bitcoin has traded without a closing bell since 2009. There will be at most 21 million coins, and the reward for new ones halves about every four years.',
      'A fixed supply does not fix the price. Bitcoin has lost more than three quarters of its value several times, and nobody knows whether or when it recovers from the next fall.',
    ],
    action: { label: 'Sign in to trade', href: paths.signIn },
    more: { label: 'How crypto works', href: paths.cryptocurrencies },
  },
  steps: {
    title: 'Build your crypto portfolio',
    intro: 'Three steps, in this order. You can stop after any of them.',
    list: [
      {
        drawing: 'verify',
        title: 'Verify identity',
        text: 'Create an account, then send a photo of your government ID to support. Your dashboard shows whether you are verified.',
      },
      {
        drawing: 'fund',
        title: 'Fund account',
        text: 'Enter an amount, choose Bitcoin, Ethereum or USDT, and send it to the address shown, on the network named beside it.',
      },
      {
        drawing: 'trade',
        title: 'Start trading',
        text: 'Begin with an amount that you can afford to lose. Your positions’ results appear in your wallet figures.',
      },
    ],
  },
  trusted: {
    title: 'Trusted trading platform',
    intro: 'Trust should rest on what can be checked. This is what the software does.',
    list: [
      {
        icon: 'figures',
        title: 'Exact figures',
        text: 'Amounts are kept as exact decimals and shown to the cent. Nothing is rounded up, and a figure that is missing is shown as missing.',
      },
      {
        icon: 'fee',
        title: 'The fee before you confirm',
        text: 'A withdrawal shows amount, fee, payout and destination first. The fee is deducted from the payout; you are never asked to send money to receive money.',
      },
      {
        icon: 'once',
        title: 'A request is made once',
        text: 'Each deposit record and withdrawal carries a key of its own, so that a repeated click or a broken connection need not become a second payment.',
      },
      {
        icon: 'checks',
        title: 'Checked before it is sent',
        text: 'Amounts and account details are checked while you type, and the message stands at the field. What you typed stays if a call fails.',
      },
      {
        icon: 'network',
        title: 'Networks are named',
        text: 'Every deposit address comes with its network and a code to scan. Without an address for a method, the method is switched off and says why.',
      },
      {
        icon: 'honest',
        title: 'Failures are reported',
        text: 'If a price is old, it says how old. If a page part cannot load, it says so and offers another try, and the rest goes on working.',
      },
    ],
  },
  help: {
    title: 'Need help?',
    intro: 'Choose the way that suits you. None of them asks for your seed phrase.',
  },
  start: {
    title: 'Start when you are ready',
    text: 'Opening an account costs nothing and obliges you to nothing. Investing can cost you all that you invest, so take the two minutes for the risks first.',
    action: { label: 'Create account', href: paths.signUp },
    more: { label: 'Read the risks', href: brand.riskWarning.href },
  },
} as const
