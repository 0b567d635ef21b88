import { BadgeCheck, CircleDashed, CircleHelp } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import { Badge } from '../primitives/Badge.tsx'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<typeof Badge>, 'tone' | 'icon' | 'children'> & {
  /** Anything except `true` and `false` is shown as unknown. */
  verified: boolean | null | undefined
}

/** Whether the customer's account is verified, as a badge (DSH-1). */
export function AccountStatus({ verified, ...rest }: Props) {
  const t = useTranslate()
  if (verified === true)
    return (
      <Badge tone="gain" icon={<BadgeCheck />} {...rest}>
        {t(m.verified)}
      </Badge>
    )
  if (verified === false)
    return (
      <Badge tone="pending" icon={<CircleDashed />} {...rest}>
        {t(m.notVerified)}
      </Badge>
    )
  return (
    <Badge icon={<CircleHelp />} {...rest}>
      {t(m.statusUnknown)}
    </Badge>
  )
}
