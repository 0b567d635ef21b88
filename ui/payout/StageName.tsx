import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { stageName } from './payout-labels.ts'

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  /** The stage of the payout, as the server sent it. */
  stage: string
}

/** The stage of a payout in words, beside its status in a list. */
export function StageName({ stage, className, ...rest }: Props) {
  const t = useTranslate()
  return (
    <span
      data-slot="stage-name"
      className={cn('inline-block text-sm wrap-anywhere text-muted', className)}
      {...rest}
    >
      <bdi>{stageName(stage, 'listed', t)}</bdi>
    </span>
  )
}
