import type { Decimal } from '#contract/money.ts'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { figureStyle, useFigureStep } from '../money/leading-figure.ts'
import { Money } from '../money/Money.tsx'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** `null` if it isn't known. */
  amount: Decimal | null | undefined
  /** `lg` for the review, `md` for a page. */
  size?: 'lg' | 'md'
}

// 44, 36, 28 and 22 px. On a very narrow screen they follow its width, even with enlarged text.
const sizes = [
  'text-[min(2.75rem,13vw)]',
  'text-[min(2.25rem,11vw)]',
  'text-[min(1.75rem,9vw)]',
  'text-[min(1.375rem,7vw)]',
] as const

/** What the customer receives, the leading figure of a withdrawal. Put it into a `dl`. A longer figure is set in a smaller size and never shortened. */
export function ReceiveFigure({ amount, size = 'md', className, ...rest }: Props) {
  const t = useTranslate()
  const step = (size === 'lg' ? 0 : 1) + useFigureStep(amount, [11, 14])
  return (
    <div data-slot="receive-figure" className={cn('min-w-0', className)} {...rest}>
      <dt className="text-sm text-muted">{t(m.youReceive)}</dt>
      <dd className={cn('leading-[1.2]', figureStyle, sizes[step])}>
        <Money amount={amount} />
      </dd>
    </div>
  )
}
