import { memo } from 'react'
import { Missing, Money } from '../money/Money.tsx'
import { formatExactDate, groupsOfFour, type DateOptions } from '../money/format.ts'
import { Description, DescriptionList } from '../primitives/DescriptionList.tsx'
import { Drawer } from '../primitives/Drawer.tsx'
import { Link } from '../primitives/Link.tsx'
import { payoutOf } from './statement-totals.ts'
import { StatusBadge } from '../wallet/StatusBadge.tsx'
import type { Entry, TransactionKind } from './transaction-view.ts'

type Props = {
  kind: TransactionKind
  /** The row to show. `null` closes the drawer. */
  entry: Entry | null
  onClose: () => void
  /** The link to support. */
  supportHref: string
  dates?: DateOptions
}

/** A drawer with all details of a transaction: its exact time, fee, payout and destination. */
export const TransactionDetails = memo(function TransactionDetails(props: Props) {
  const { kind, entry, onClose, supportHref, dates } = props
  return (
    <Drawer
      open={entry !== null}
      onOpenChange={(open) => !open && onClose()}
      title={kind === 'deposit' ? 'Deposit' : 'Withdrawal'}
      className="w-104 print:hidden"
    >
      {entry && (
        <>
          <DescriptionList layout="stacked">
            <Description term="Status">
              <StatusBadge status={entry.row.status} />
            </Description>
            <Description term="Amount">
              <Money amount={entry.row.amount} className="text-xl font-semibold" />
            </Description>
            {kind === 'withdrawal' && <PayoutDetails entry={entry} />}
            <Description term="Date and time">
              {entry.at === null ? (
                <Missing />
              ) : (
                <time dateTime={entry.row.date ?? undefined}>{formatExactDate(entry.row.date, dates)}</time>
              )}
            </Description>
            <Description term="Reference">
              {entry.row.reference ? <bdi>{entry.row.reference}</bdi> : <Missing />}
            </Description>
            {kind === 'withdrawal' && <DestinationDetails entry={entry} />}
          </DescriptionList>
          <p className="mt-6 border-t border-line pt-4 text-sm text-muted">
            {entry.row.status === 'pending'
              ? 'This page shows the new status by itself when there is one. '
              : 'Something looks wrong? '}
            <Link href={supportHref}>Contact support</Link> and name the reference.
          </p>
        </>
      )}
    </Drawer>
  )
})

function PayoutDetails({ entry }: { entry: Entry }) {
  return (
    <>
      <Description term="Transaction fee">
        <Money amount={entry.row.transactionFee} />
      </Description>
      <Description term="Payout" note="The amount less the fee.">
        <Money amount={payoutOf(entry)} />
      </Description>
    </>
  )
}

function DestinationDetails({ entry: { row } }: { entry: Entry }) {
  if (row.wallet)
    return (
      <Description term="Wallet address">
        <bdi className="font-mono text-sm">
          {/* Margins instead of spaces, so that a copied address is correct. */}
          {groupsOfFour(row.wallet).map((group, at) => (
            <span key={at} className="me-2 inline-block">
              {group}
            </span>
          ))}
        </bdi>
      </Description>
    )
  const bank = [
    ['Bank', row.bankName],
    ['SWIFT/BIC code', row.swiftCode],
    ['Account number', row.accountNumber],
  ] as const
  if (bank.every(([, value]) => !value))
    return (
      <Description term="Destination">
        <Missing />
      </Description>
    )
  return bank.map(([term, value]) => (
    <Description key={term} term={term}>
      {value ? <bdi>{value}</bdi> : <Missing />}
    </Description>
  ))
}
