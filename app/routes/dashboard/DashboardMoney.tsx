import type { Deposit, Withdrawal } from '#contract/transactions.ts'
import type { UserDetails } from '#contract/user.ts'
import { toCents } from '#contract/money.ts'
import type { Transaction } from '#ui/history/entries.ts'
import { usePrinting } from '#ui/lib/use-printing.ts'
import { YourMoney, type YourMoneyContent } from '#ui/wallet/YourMoney.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { errorMessage } from '../../api/errors.ts'
import { depositsQuery, withdrawalsQuery, type Listed } from '../../api/history-queries.ts'
import { setAmountsHidden } from '../../storage/amounts-hidden-setting.ts'
import { setPartOpen, usePartOpen } from '../../storage/display-choices.ts'
import { useLoadedInView } from './use-loaded-in-view.ts'

const PART = 'your-money'
/** Closed while the customer prefers the table. */
const PLOTS = 'your-money-plots'
const CODE_MISSING = 'Check your connection and try again.'

export const loadPlots = () => import('./MoneyPlots.tsx')

type Props = {
  email: string
  /** The newest details, or the stored ones. */
  customer: UserDetails | undefined
  /** The server's own figures, loaded since the page opened. */
  fresh: UserDetails | undefined
}

/** The customer's own money as plots (DSH-9). Their code is loaded when they come into view. */
export function DashboardMoney({ email, customer, fresh }: Props) {
  const section = useRef<HTMLElement>(null)
  const open = usePartOpen(email, PART)
  const asTable = !usePartOpen(email, PLOTS)
  const printing = usePrinting()
  const enabled = email !== ''
  const deposits = useQuery({ ...depositsQuery(email), select: whole<Deposit>, enabled })
  const withdrawals = useQuery({ ...withdrawalsQuery(email), select: whole<Withdrawal>, enabled })
  const [code, loadAgain] = useLoadedInView(section, loadPlots, open)

  const queries = [deposits, withdrawals]
  return (
    <YourMoney
      ref={section}
      content={contentOf()}
      open={open}
      onOpenChange={(next) => setPartOpen(email, PART, next)}
      asTable={asTable}
      onAsTableChange={(next) => setPartOpen(email, PLOTS, !next)}
      onRetry={() => {
        for (const query of queries) if (query.error) void query.refetch()
        if (code.is === 'failed') loadAgain()
      }}
      retrying={queries.some(({ isFetching }) => isFetching)}
      onShowAmounts={() => setAmountsHidden(false)}
    />
  )

  function contentOf(): YourMoneyContent {
    const error = deposits.data && withdrawals.data ? null : (deposits.error ?? withdrawals.error)
    if (error) return { is: 'failed', problem: errorMessage(error) }
    if (!deposits.data || !withdrawals.data) return { is: isNew(customer) ? 'empty' : 'loading' }
    const lists = [deposits.data, withdrawals.data]
    const unreadable = deposits.data.unreadable + withdrawals.data.unreadable
    if (unreadable === 0 && !lists.some(({ rows }) => hasFlow(rows))) return { is: 'empty' }
    if (code.is === 'failed') return { is: 'failed', problem: CODE_MISSING }
    if (code.is === 'waiting') return { is: 'loading' }
    return {
      is: 'ready',
      plots: (
        <code.Part.MoneyPlots
          deposits={deposits.data.rows}
          withdrawals={withdrawals.data.rows}
          unreadable={unreadable}
          totalDeposit={fresh?.totalDeposit}
          asTable={asTable || printing}
        />
      ),
    }
  }
}

/** The rows with the number of those that could not be read. */
const whole = <Row,>(list: Listed<Row>) => list

/** A customer without a deposit sees the empty state at once, instead of a placeholder that shrinks to it. */
const isNew = (customer: UserDetails | undefined) =>
  customer !== undefined &&
  [customer.totalDeposit, customer.pendBalance].every((figure) => figure !== null && toCents(figure) === 0n)

/** Whether there is anything to draw. Decided here, because the code of the plots isn't loaded yet. */
const hasFlow = (rows: readonly Transaction[]) =>
  rows.some(({ status }) => status === 'approved' || status === 'pending')
