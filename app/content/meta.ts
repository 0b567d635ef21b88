import { paths, titles, type Path } from '../paths.ts'
import { brand } from './brand.ts'

const descriptions = {
  [paths.home]:
    'Follow crypto and currency markets, fund an account and withdraw, with every cost shown before you confirm. You can lose all you invest.',
  [paths.plans]:
    'The plans with their amounts, tools and position limits on one page. A plan is not a promise of return.',
  [paths.about]: `What ${brand.name} does, who is responsible for what, and what you will not find here.`,
  [paths.services]:
    'Markets you can read about and trade, how support answers, and how your account is protected.',
  [paths.helpCenter]:
    'Reach support by message, phone or e-mail, and read answers about deposits, withdrawals and passwords.',
  [paths.guides]:
    'The risks in two minutes, coins with their supply rules, and how to recognize an investment scam.',
  [paths.terms]: `The agreement between you and ${brand.legalName}: accounts, deposits, settlement, fees, withdrawals and complaints.`,
  [paths.privacy]: `What ${brand.name} knows about you, why and for how long, and how to have it corrected or erased.`,
  [paths.contact]: 'Phone numbers, hours, postal address and e-mail of support.',
  [paths.signIn]: `Sign in to ${brand.name}, or reset your password with your seed phrase.`,
  [paths.signUp]: `Open an account with ${brand.name}. It costs nothing and obliges you to nothing.`,
  [paths.cryptocurrencies]:
    'What a cryptocurrency is, how its price moves, what trading it costs, what can go wrong and whom it does not suit.',
  [paths.forex]:
    'How currency pairs, margin and leverage work, with a sum you can check: a fall of 1% that takes 31.7% of the margin.',
  [paths.shares]:
    'What a share gives you, what a round trip costs, and why shareholders stand last in line when a company fails.',
  [paths.indices]:
    'What an index is, how contracts on it are charged, and how a whole market can fall for years.',
  [paths.etf]:
    'How exchange-traded funds work, what the yearly charge adds up to, and which are not broad at all.',
  [paths.copyTrading]:
    'How copying another trader works, what it costs in good and in bad years, and how to tell a record from luck.',
  [paths.automatedTrading]:
    'What trading programs do, why many trades add up to a high cost, and how a faultless test can lose money.',
} as const satisfies Partial<Record<Path, string>>

export type PublicPath = keyof typeof descriptions

/** Title, description and canonical address of a public page, for the document's head. */
export const meta = (path: PublicPath) => ({
  title: `${titles[path]} | ${brand.name}`,
  description: descriptions[path],
  canonical: new URL(path, brand.url).href,
})

export const publicPaths = Object.keys(descriptions) as PublicPath[]

/** The pages in the sitemap: every public page except the sign-in and sign-up forms. */
export const sitemapPaths = publicPaths.filter((path) => path !== paths.signIn && path !== paths.signUp)
