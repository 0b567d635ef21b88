import { brand } from './brand.ts'

/** The first screen of the home page. The texts below it are in home.ts, which a phone loads only when they are needed. */
export const homeHero = {
  title: 'Know the fee before you confirm',
  lead: `With ${brand.name} you follow crypto and currency markets, deposit, and withdraw trade profit. You see the fee and what you receive before you confirm a withdrawal.`,
  note: 'You can withdraw only trade profit, less a fee.',
  slides: {
    review: {
      title: 'Review before you withdraw',
      text: 'Nothing is sent until you confirm the figures.',
    },
    overview: {
      title: 'Your money comes first',
      text: 'The dashboard opens with your equity and what you can withdraw.',
    },
  },
} as const
