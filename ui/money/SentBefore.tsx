import type { ComponentProps, ReactNode } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import { Callout } from '../primitives/Callout.tsx'
import * as m from './messages.ts'
import { When } from './When.tsx'

const oneMore = { deposit: m.oneMoreDeposit, withdrawal: m.oneMoreWithdrawal }
const second = { deposit: m.secondDeposit, withdrawal: m.secondWithdrawal }

type Props = Omit<ComponentProps<typeof Callout>, 'tone' | 'live' | 'title' | 'action'> & {
  /** The kind of order that the customer is about to send. */
  kind: 'withdrawal' | 'deposit'
  /** What the earlier order has in common with this one, as the start of a sentence: `You sent the same amount to this address`. */
  what: string
  /** When the latest was sent, in milliseconds since 1970. `null` if that isn't known. */
  sentAt: number | null
  /** What is uncertain about the earlier orders, as a sentence. */
  unclear?: string | undefined
  /** The number of earlier orders. */
  times: number
  /** The link to the history. */
  children: ReactNode
}

/** Warns that an order would be an additional one, not a repeat of an earlier one with the same details. */
export function SentBefore({ kind, what, sentAt, unclear, times, children, ...rest }: Props) {
  const t = useTranslate()
  const title =
    sentAt === null ? (
      `${what}.`
    ) : (
      <>
        {what} <When at={sentAt} />.
      </>
    )
  return (
    <Callout tone="warning" live="polite" title={title} {...rest}>
      {unclear} {t(times > 1 ? oneMore[kind] : second[kind])} {children}
    </Callout>
  )
}
