import { paths } from '../paths.ts'
import { brand } from './brand.ts'

/** Replaces the call to create an account for a customer. About as long, so that the page doesn't move when it comes to life. */
export const customerCall = {
  title: 'Your dashboard',
  text: 'It shows your money and your next steps. You can deposit without a plan.',
  action: { label: 'Open dashboard', href: paths.dashboard },
  more: { label: 'Read the risks', href: brand.riskWarning.href },
} as const
