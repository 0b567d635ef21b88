import { ArrowDownRight, ArrowUpRight, Circle, Clock, Sparkle, type LucideIcon } from 'lucide-react'
import { cn } from '../lib/cn.ts'
import type { ComponentProps, ReactNode } from 'react'

export const badgeTones = ['neutral', 'gain', 'loss', 'pending', 'accent'] as const

const parts: Record<(typeof badgeTones)[number], { style: string; icon: LucideIcon }> = {
  neutral: { style: 'bg-sunken text-ink', icon: Circle },
  gain: { style: 'bg-gain-soft text-gain', icon: ArrowUpRight },
  loss: { style: 'bg-loss-soft text-loss', icon: ArrowDownRight },
  pending: { style: 'bg-pending-soft text-pending', icon: Clock },
  accent: { style: 'bg-accent-soft text-link', icon: Sparkle },
}

type Props = ComponentProps<'span'> & {
  /** The meaning, which sets color and icon. */
  tone?: (typeof badgeTones)[number]
  /** Replaces the tone's icon. */
  icon?: ReactNode
}

/** A short label with an icon, so that its meaning doesn't depend on color. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: Props) {
  const { style, icon: Icon } = parts[tone]
  return (
    <span
      data-slot="badge"
      data-tone={tone}
      className={cn(
        'inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-sm px-2 py-0.5 text-sm leading-tight font-medium forced-colors:border',
        style,
        className,
      )}
      {...rest}
    >
      <span aria-hidden className="flex shrink-0 [&_svg]:size-3.5">
        {icon ?? <Icon />}
      </span>
      <span className="min-w-0">{children}</span>
    </span>
  )
}
