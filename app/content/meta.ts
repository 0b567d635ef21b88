import { paths, titles, type Path } from '../paths.ts'
import { brand } from './brand.ts'

const descriptions = {
  [paths.home]:
    'Follow crypto and currency markets, deposit, and withdraw trade profit. You see the fee before you confirm. You can lose all the money you invest.',
  [paths.plans]:
    'Compare the plans: amounts, tools and position limits on one page. A plan is not a promise of return.',
  [paths.about]: `What ${brand.name} does, and who is responsible for holding money, trading and paying out.`,
  [paths.services]: 'The markets, how support helps you, and how your account is protected.',
  [paths.helpCenter]:
    'Search answers about deposits, withdrawals and passwords, or reach support by message, phone or email.',
  [paths.guides]:
    'Read the risks in two minutes, facts about coins, and how to recognize an investment scam.',
  [paths.terms]: `The agreement between you and ${brand.legalName}: accounts, deposits, settlement, fees, withdrawals and complaints.`,
  [paths.privacy]: `What ${brand.name} knows about you, why and for how long, and how to correct or erase it.`,
  [paths.contact]: 'Phone numbers, hours, postal address and email of support.',
  [paths.signIn]: `Sign in to ${brand.name}, or reset your password with your seed phrase.`,
  [paths.signUp]: `Open an account with ${brand.name}. It is free and commits you to nothing.`,
  [paths.cryptocurrencies]:
    'What a cryptocurrency is, how its price moves, what trading it costs, what can go wrong and who it does not suit.',
  [paths.forex]:
    'How currency pairs, margin and leverage work, with an example you can check: a fall of 1% that costs 31.7% of the margin.',
  [paths.shares]:
    'What a share gives you, what buying and selling costs, and why shareholders are paid last when a company fails.',
  [paths.indices]: 'What an index is, what contracts on it cost, and how a whole market can fall for years.',
  [paths.etf]:
    'How exchange-traded funds work, what the yearly charge adds up to, and which funds are not broad.',
  [paths.copyTrading]:
    'How copying another trader works, what it costs in good and bad years, and why a good record can be luck.',
  [paths.automatedTrading]:
    'What trading programs do, why many trades cost a lot, and how a program with a perfect test can lose money.',
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
