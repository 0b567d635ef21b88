import { brand } from './brand.ts'

/** The first screen of the home page. The texts below it are in home.ts, which a phone loads only when they are needed. */
export const homeHero = {
  title: 'Know the fee before you confirm',
  lead: `${brand.name} is a place to follow crypto and currency markets, fund an account and take money out, with every cost shown while you can still say no.`,
  slides: [
    {
      id: 'markets',
      drawing: 'sail',
      title: 'Every market, with its risks written out',
      text: 'What each one is, how it moves, what it costs, and whom it does not suit. Read before you decide, also if you decide against it.',
    },
    {
      id: 'figures',
      drawing: 'receipt',
      title: 'Your figures, to the cent',
      text: 'Balances are shown as the server holds them. A withdrawal shows amount, fee and payout before you confirm it.',
    },
  ],
} as const
