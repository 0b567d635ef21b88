import { isKnownStatus, statuses, type Status } from '#contract/transactions.ts'
import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Missing } from '../money/Money.tsx'
import { Badge } from '../primitives/Badge.tsx'
import * as m from './messages.ts'

export const badgeStatuses = statuses

export const statusLabels: Record<Status, () => string> = {
  pending: m.pending,
  approved: m.approved,
  failed: m.failed,
}
const looks: Record<Status, { tone: 'pending' | 'gain' | 'loss'; icon: LucideIcon }> = {
  pending: { tone: 'pending', icon: Clock },
  approved: { tone: 'gain', icon: CircleCheck },
  failed: { tone: 'loss', icon: CircleX },
}

export const statusLooks = ['chip', 'plain'] as const

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  /** The status as the server sent it. */
  status: string | null
  /** It failed because it was cancelled, and the badge says that instead. A known payout stage says so (CAP-2). */
  cancelled?: boolean
  /** `plain`: icon and word without a box, for lists, where many boxes would distract from the amounts. */
  look?: (typeof statusLooks)[number]
}

/** The status of a deposit or a withdrawal. A status other than the three known ones is plain text (HIS-2). */
export function StatusBadge({ status, cancelled, look = 'chip', className, ...rest }: Props) {
  const t = useTranslate()
  if (isKnownStatus(status)) {
    const { tone, icon: Icon } = looks[status]
    const undone = cancelled && status === 'failed'
    return (
      <Badge
        tone={undone ? 'neutral' : tone}
        icon={<Icon />}
        data-status={status}
        data-look={look}
        className={cn(
          // Without the box, the word is on the baseline of the text around it.
          look === 'plain' &&
            'min-h-0 bg-transparent p-0 forced-colors:border-0 [&>span:last-child]:self-baseline',
          className,
        )}
        {...rest}
      >
        {t(undone ? m.cancelled : statusLabels[status])}
      </Badge>
    )
  }
  return (
    <span data-slot="status" data-status="other" className={cn('wrap-anywhere', className)} {...rest}>
      {status ? <bdi>{status}</bdi> : <Missing />}
    </span>
  )
}
