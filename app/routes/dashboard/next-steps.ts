import type { UserDetails } from '#contract/user.ts'
import { toCents } from '#contract/money.ts'
import type { Translate } from '#ui/lib/locale-context.ts'
import { verificationMail } from '#ui/profile/verification-mail.ts'
import type { NextStep } from '#ui/wallet/NextSteps.tsx'
import { brand } from '../../content/brand.ts'
import { paths } from '../../paths.ts'
import { usernameOf } from './username.ts'

/**
 * The steps with their states (DSH-7). A state that could not be read leaves its step out. `secondStep`: whether it is on, `null` if
 * that isn't known or the backend has none.
 */
export function nextSteps(customer: UserDetails, secondStep: boolean | null, t: Translate): NextStep[] {
  const { verified, totalDeposit, pendBalance } = customer
  const steps: NextStep[] = []
  if (verified !== null)
    steps.push({
      id: 'verify',
      title: 'Verify your identity',
      text: 'Send a photo of your government ID to support.',
      done: verified,
      action: {
        label: 'Write the email',
        href: verificationMail(brand.supportEmail, usernameOf(customer), t),
      },
    })
  if (totalDeposit !== null && pendBalance !== null)
    steps.push({
      id: 'deposit',
      title: 'Make a first deposit',
      text: 'The deposit page shows what you can withdraw.',
      done: toCents(totalDeposit) > 0n || toCents(pendBalance) > 0n,
      action: { label: 'See how it works', href: paths.deposit },
    })
  if (secondStep !== null)
    steps.push({
      id: 'second-step',
      title: 'Add a second step',
      text: 'Your password is enough to sign in.',
      done: secondStep,
      action: { label: 'Set it up', href: `${paths.security}#second-step` },
    })
  return steps
}
