import { paths } from '../paths.ts'
import { brand } from './brand.ts'
import { plans } from './plans.ts'
import { rules } from './rules.ts'

const POSITIONS = / positions$/
const features: readonly string[] = [...new Set(plans.flatMap((plan): readonly string[] => plan.features))]

/** The comparison of the plans: each feature of their lists, with what each plan has of it. Those that most plans have come first. */
export const planRows = [
  {
    feature: 'Positions',
    values: plans.map(
      (plan) => plan.features.find((feature) => POSITIONS.test(feature))?.replace(POSITIONS, '') ?? false,
    ),
  },
  ...features
    .filter((feature) => !POSITIONS.test(feature))
    .map((feature) => ({
      feature,
      values: plans.map((plan) => (plan.features as readonly string[]).includes(feature)),
    }))
    .toSorted((a, b) => b.values.filter(Boolean).length - a.values.filter(Boolean).length),
]

/** Shown wherever plans are shown (FAIR-2). */
export const planNotice = `A plan is not a promise of return. On every plan you can lose all the money you invest. ${rules.withdrawing} ${rules.minimum} ${rules.minimumUnknown}`

/** The table that compares the plans. */
export const planComparison = {
  caption: 'The plans compared by feature',
  plans,
  rows: planRows,
  note: 'A dash means it is not in that plan’s list.',
}

const opensDeposit = (button: string) =>
  `${button} opens the deposit page, which shows the plan you chose. It does not buy anything or change your plan.`

export const plansPage = {
  title: 'Pricing Plans',
  lead: 'You choose a plan by the amount you want to invest. It sets which tools you can use and how many positions you can hold open.',
  noticeTitle: 'What a plan does not do',
  compareTitle: 'Compare the plans',
  purchaseHint: opensDeposit('Purchase Plan'),
  upgradeHint: opensDeposit('Upgrade Plan'),
  after:
    'Pro is for deposits of $5,500 or more. Your choice is not sent with your deposit: ask support when your plan changes. A plan does not include the withdrawal fee, which the withdrawal page of your account shows, or trading costs. Before you deposit, ask support how much trading costs are for your account.',
  start: {
    title: 'Get Started',
    text: 'Open an account first and look around. It is free, and you don’t need a plan.',
    action: { label: 'Create account', href: paths.signUp },
    more: { label: 'Read the risks', href: brand.riskWarning.href },
  },
} as const
