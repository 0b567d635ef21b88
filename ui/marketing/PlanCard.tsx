import { Check } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { currencyName } from '../money/format.ts'
import { Badge } from '../primitives/Badge.tsx'
import { Button } from '../primitives/Button.tsx'
import { breakable } from './breakable.tsx'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'article'>, 'children'> & {
  /** The name of the plan. */
  name: string
  /** A range of amounts in the currency of the `LocaleProvider`, such as `$500-$999`. */
  price: string
  /** What the plan includes. Each must differ from the others. */
  features: readonly string[]
  /** The link at the bottom of the card. `hint` says below it what the link does, if the label alone could mislead. */
  action?: { label: string; href: string; hint?: string }
  /** Says why there is no `action`. It replaces the link, so that all cards keep the same height. */
  note?: string
  /** Replaces `action` if a plain link isn't enough. */
  children?: ReactNode
  /** This is the customer's plan. */
  current?: boolean
  /** The level of the plan’s name. `h2` by default. */
  heading?: 'h2' | 'h3'
}

/** A plan with its limits and features. It never names a return, because we promise none (FAIR-2). */
export function PlanCard({
  name,
  price,
  features,
  action,
  note,
  children,
  current = false,
  heading: Heading = 'h2',
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const nameId = useId()
  const hintId = useId()
  return (
    <article
      data-slot="plan-card"
      data-state={current ? 'current' : 'offered'}
      aria-labelledby={nameId}
      className={cn(
        'relative flex flex-col rounded-card border bg-surface p-[24px]',
        current ? 'border-accent' : 'border-line',
        className,
      )}
      {...rest}
    >
      <Heading id={nameId} className="text-xl">
        {name}
      </Heading>
      {/* On the edge of the card, because it appears after the card has loaded and must not make it taller. */}
      {current && (
        <Badge tone="accent" icon={<Check />} className="absolute end-4 -top-3">
          {t(m.yourPlan)}
        </Badge>
      )}
      <p className="mt-4 text-2xl font-semibold tracking-tight tabular-nums">{breakable(price)}</p>
      <p className="text-sm text-muted">{t(m.amountToInvest, { currency: currencyName(locale) })}</p>
      <ul className="mt-5 grid grid-cols-1 gap-2.5 border-t border-line pt-5">
        {features.map((feature) => (
          <li key={feature} className="flex gap-[10px]">
            <Check aria-hidden className="h-[1lh] w-[18px] shrink-0 text-link" />
            <span className="min-w-0 wrap-anywhere">{feature}</span>
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-7">
        {children}
        {children === undefined && action && (
          <Button asChild variant="secondary" className="w-full whitespace-normal">
            <a href={action.href} aria-describedby={action.hint ? `${nameId} ${hintId}` : nameId}>
              {action.label}
            </a>
          </Button>
        )}
        {children === undefined && action?.hint && (
          <p id={hintId} className="mt-2 text-sm text-muted">
            {action.hint}
          </p>
        )}
        {children === undefined && !action && note !== undefined && (
          <p className="flex min-h-11 items-center text-muted">{note}</p>
        )}
      </div>
    </article>
  )
}
