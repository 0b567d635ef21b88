import { paths } from '../paths.ts'
import { brand } from './brand.ts'

/** The plans, a fixed list from the specification (PLAN-2). Prices are shown exactly as written here. */
export const plans = [
  {
    id: 'starter',
    name: 'Starter',
    price: '$500-$999',
    features: ['Trading bot', '20 positions', 'Portfolio management', 'All available exchanges'],
  },
  {
    id: 'premium',
    name: 'Premium',
    price: '$1000-$2499',
    features: ['80 positions', 'Portfolio management', 'All available exchanges'],
  },
  {
    id: 'master',
    name: 'Master',
    price: '$2500-$5499',
    features: ['200 positions', 'Portfolio management', 'All available exchanges'],
  },
  {
    id: 'pro',
    name: 'Pro',
    price: '$5500',
    features: [
      '500 positions',
      'All coins for signals',
      'Market arbitrage',
      'Algorithm intelligence',
      'Portfolio management',
    ],
  },
] as const

/** Shown wherever plans are shown (FAIR-2). */
export const planNotice =
  'A plan sets which tools you can use and how many positions you can hold open. It is not a promise of return: on every plan you can lose all the money you invest.'

export const plansPage = {
  title: 'Pricing Plans',
  lead: 'A plan is chosen by the amount you mean to invest. It sets the tools and the number of positions that go with it.',
  noticeTitle: 'What a plan is, and is not',
  after:
    'Purchase Plan leads to the sign-in page: a plan is taken by a deposit from inside your account. The costs of trading and the withdrawal fee come on top; support tells you those of your account before you deposit.',
  start: {
    title: 'Get Started',
    text: 'Open an account first and look around. It costs nothing, and no plan is needed for it.',
    action: { label: 'Create account', href: paths.signUp },
    more: { label: 'Read the risks', href: brand.riskWarning.href },
  },
} as const
