import { BadgeCheck, CircleDashed, CircleHelp } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Badge } from '../primitives/Badge.tsx'

type Props = Omit<ComponentProps<typeof Badge>, 'tone' | 'icon' | 'children'> & {
  /** Anything except `true` and `false` shows as unknown (C51). */
  verified: boolean | null | undefined
}

/** Whether the customer's account is verified, as a badge (DSH-1). */
export function AccountStatus({ verified, ...rest }: Props) {
  if (verified === true)
    return (
      <Badge tone="gain" icon={<BadgeCheck />} {...rest}>
        Verified
      </Badge>
    )
  if (verified === false)
    return (
      <Badge tone="pending" icon={<CircleDashed />} {...rest}>
        Not Verified
      </Badge>
    )
  return (
    <Badge icon={<CircleHelp />} {...rest}>
      Status unknown
    </Badge>
  )
}
