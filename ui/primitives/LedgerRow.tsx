import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { descriptionStyles } from './DescriptionList.tsx'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The name of the figure, a noun. */
  label: ReactNode
  /** The figure with its unit, usually Money, Percent or a short text. */
  children: ReactNode
}

const style = descriptionStyles.ledger

/** A line of a `DescriptionList` with the layout `ledger`: the label at the start, the figure at the end. */
export function LedgerRow({ label, className, children, ...rest }: Props) {
  return (
    <div data-slot="ledger-row" className={cn(style.row, className)} {...rest}>
      <dt className={style.term}>{label}</dt>
      <dd className={style.detail}>{children}</dd>
    </div>
  )
}
