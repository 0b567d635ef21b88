import { paths } from '../paths.ts'
import { brand } from './brand.ts'

export const home = {
  bitcoin: {
    title: 'Trade Bitcoin',
    text: [
      'Bitcoin has traded day and night since 2009. There will never be more than 21 million coins, and the reward for new coins halves about every four years.',
      'A fixed supply does not fix the price. Bitcoin has lost more than three quarters of its value several times. It can fall again and may not recover.',
    ],
    action: { label: 'Sign in', href: paths.signIn },
    more: { label: 'How crypto works', href: paths.cryptocurrencies },
  },
  steps: {
    title: 'Build your crypto portfolio',
    intro: 'You can stop after any step.',
    /** Replaces the text of the first step for a customer. About as long, so that nothing moves. */
    verifyAsCustomer:
      'You have an account. Send a photo of your government ID to support. Your dashboard shows when you are verified.',
    list: [
      {
        drawing: 'verify',
        title: 'Verify identity',
        text: 'Create an account and send a photo of your government ID to support. Your dashboard shows when you are verified.',
      },
      {
        drawing: 'fund',
        title: 'Fund account',
        text: 'Enter an amount, choose Bitcoin, Ethereum or USDT, and send it to the address and on the network shown.',
      },
      {
        drawing: 'trade',
        title: 'Start trading',
        text: `${brand.legalName} carries out the trades. This site does not place them. The dashboard shows gains and losses.`,
      },
    ],
  },
  trusted: {
    title: 'Trusted trading platform',
    intro: 'Trust what you can check.',
    list: [
      {
        title: 'Exact figures',
        text: 'Amounts are shown to the cent, without further digits. Only a withdrawal fee is rounded: to the nearest cent, half a cent up. A missing figure is shown as missing.',
      },
      {
        title: 'The fee before you confirm',
        text: 'You see the amount, the fee, the payout and who is paid. You are never asked to send money to receive money.',
      },
      {
        title: 'Each order has its own key',
        text: 'If your connection breaks, the key lets us recognize a repeated deposit or withdrawal.',
      },
      {
        title: 'Checked before it is sent',
        text: 'We check amounts and account details while you type. If sending fails, nothing you typed is lost.',
      },
      {
        title: 'Networks are named',
        text: 'Every deposit address shows its network and a QR code.',
      },
      {
        title: 'Failures are reported',
        text: 'If a price is old, we say how old. If a part of a page fails, you can try again.',
      },
    ],
  },
  help: {
    title: 'Need help?',
    intro: 'Support never asks for your seed phrase.',
  },
  start: {
    title: 'Start when you are ready',
    text: 'An account is free and commits you to nothing. Read the risks first: you can lose all the money you invest.',
    action: { label: 'Create account', href: paths.signUp },
    more: { label: 'Read the risks', href: brand.riskWarning.href },
  },
} as const
