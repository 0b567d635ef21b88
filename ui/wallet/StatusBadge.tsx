import { isKnownStatus, statuses, type Status } from '#contract/transactions.ts'
import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Missing } from '../money/Money.tsx'
import { Badge } from '../primitives/Badge.tsx'

export const badgeStatuses = statuses

export const statusLabels: Record<Status, string> = {
  pending: 'Pending',
  approved: 'Approved',
  failed: 'Failed',
}
const looks: Record<Status, { tone: 'pending' | 'gain' | 'loss'; icon: LucideIcon }> = {
  pending: { tone: 'pending', icon: Clock },
  approved: { tone: 'gain', icon: CircleCheck },
  failed: { tone: 'loss', icon: CircleX },
}

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  /** The status as the server sent it. */
  status: string | null
  /** `text` has no background, for lists, where many chips would be louder than the amounts. */
  look?: 'chip' | 'text'
}

/** The status of a deposit or a withdrawal. A status other than the three known ones is plain text (HIS-2). */
export function StatusBadge({ status, look = 'chip', className, ...rest }: Props) {
  if (isKnownStatus(status)) {
    const { tone, icon: Icon } = looks[status]
    return (
      <Badge
        tone={tone}
        icon={<Icon />}
        data-status={status}
        className={cn(look === 'text' && 'bg-transparent px-0 forced-colors:border-0', className)}
        {...rest}
      >
        {statusLabels[status]}
      </Badge>
    )
  }
  return (
    <span data-slot="status" data-status="other" className={cn('wrap-anywhere', className)} {...rest}>
      {status ? <bdi>{status}</bdi> : <Missing />}
    </span>
  )
}
