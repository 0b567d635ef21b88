import type { Stage } from '#contract/capabilities/payouts.ts'
import { dollars } from './dollars.ts'

/** The stages that a customer gets a message about. A partial index of the migration names them too. */
export const toldStages = ['action_needed', 'held', 'refused', 'returned', 'arrived', 'cancelled'] as const
type Told = (typeof toldStages)[number] & Stage

const titles: Record<Told, string> = {
  action_needed: 'Your withdrawal needs something from you',
  held: 'Your withdrawal is held',
  refused: 'Your withdrawal was refused',
  returned: 'Your withdrawal came back',
  arrived: 'Your withdrawal has arrived',
  cancelled: 'Your withdrawal is cancelled',
}
const outcomes: Record<Exclude<Told, 'arrived'>, string> = {
  action_needed:
    'It does not go on before you have sent what is asked for, and may be refused if that takes too long. The amount stays reserved meanwhile.',
  held: 'It continues automatically at the time shown in its details. The amount stays reserved until then.',
  refused: 'Nothing was paid out. The whole amount is back in your profit.',
  returned: 'The payment was sent back to us. The whole amount is back in your profit.',
  cancelled: 'Nothing was paid out. The whole amount is back in your profit.',
}

export type ToldPayout = { stage: Told; reference: string; amount: bigint; fee: bigint; text: string | null }

const arrived = ({ amount, fee }: Pick<ToldPayout, 'amount' | 'fee'>) =>
  `${dollars(amount - fee)} has arrived at its destination${fee > 0n ? `, after a fee of ${dollars(fee)}` : ''}.`

/** The words of a message about a payout. The event's own text comes first. */
export function payoutMessage({ stage, reference, amount, fee, text }: ToldPayout) {
  const what = `Withdrawal ${reference} of ${dollars(amount)}.`
  const outcome = stage === 'arrived' ? arrived({ amount, fee }) : outcomes[stage]
  return { title: titles[stage], text: [what, text, outcome].filter(Boolean).join(' ') }
}
