import type { Decimal } from '#contract/money.ts'
import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { formatChange, type Direction } from './format.ts'
import * as m from './messages.ts'
import { Missing } from './Money.tsx'

const looks: Record<
  Exclude<Direction, 'missing'>,
  { icon: typeof Minus; className: string; word: () => string }
> = {
  rise: { icon: TrendingUp, className: 'text-gain', word: m.up },
  fall: { icon: TrendingDown, className: 'text-loss', word: m.down },
  none: { icon: Minus, className: 'text-muted', word: m.unchanged },
}

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  /** The change in percent. */
  change: Decimal | null | undefined
}

/** A change in percent with a sign, an arrow and a word for screen readers, so that its meaning doesn't depend on color. */
export function Change({ change, className, ...rest }: Props) {
  const t = useTranslate()
  const { text, direction } = formatChange(change, useLocale())
  if (direction === 'missing')
    return (
      <span data-slot="change" data-state="missing" className={cn('text-muted', className)} {...rest}>
        <Missing />
      </span>
    )
  const { icon: Icon, className: tone, word } = looks[direction]
  return (
    <span
      data-slot="change"
      data-state={direction}
      className={cn('inline-flex items-center gap-1 tabular-nums', tone, className)}
      {...rest}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="sr-only">{t(word)}</span>
      {text}
    </span>
  )
}
