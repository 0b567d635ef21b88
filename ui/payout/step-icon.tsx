import { isKnownStage, type Stage } from '#contract/capabilities/payouts.ts'
import {
  Ban,
  Circle,
  CircleAlert,
  CircleCheck,
  CircleDot,
  CirclePause,
  CircleX,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { cn } from '../lib/cn.ts'
import type { PayoutStep } from './payout-steps.ts'

/** Stages whose icon is the same during and after them. */
const marked: Partial<Record<Stage, { icon: LucideIcon; ink: string }>> = {
  held: { icon: CirclePause, ink: 'text-pending' },
  action_needed: { icon: CircleAlert, ink: 'text-pending' },
  cancelled: { icon: Ban, ink: 'text-muted' },
  refused: { icon: CircleX, ink: 'text-loss' },
  returned: { icon: Undo2, ink: 'text-loss' },
  arrived: { icon: CircleCheck, ink: 'text-gain' },
}
const inState: Record<PayoutStep['state'], { icon: LucideIcon; ink: string }> = {
  done: { icon: CircleCheck, ink: 'text-gain' },
  now: { icon: CircleDot, ink: 'text-pending' },
  next: { icon: Circle, ink: 'text-muted' },
}

type Props = Pick<PayoutStep, 'stage' | 'state'> & { className?: string }

/** The icon of a step. It isn't announced, because the name of the step is beside it. */
export function StepIcon({ stage, state, className }: Props) {
  const { icon: Icon, ink } =
    (state !== 'next' && isKnownStage(stage) ? marked[stage] : undefined) ?? inState[state]
  return <Icon aria-hidden className={cn(ink, className)} />
}
