import { memo } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { formatMoment, type DateOptions } from '../money/format.ts'
import { Missing, MoneyText } from '../money/Money.tsx'
import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { Drawer } from '../primitives/Drawer.tsx'
import { DescriptionList } from '../primitives/DescriptionList.tsx'
import { Link } from '../primitives/Link.tsx'
import * as words from '../primitives/messages.ts'
import { StatusBadge } from '../wallet/StatusBadge.tsx'
import { CopyReference } from './CopyReference.tsx'
import { Destination, Row } from './detail-rows.tsx'
import { LeadingAmount } from './LeadingAmount.tsx'
import * as m from './messages.ts'
import { SharedNumber } from './shared-number.tsx'
import { payoutOf } from './statement-totals.ts'
import { isCancelled, type Entry, type TransactionKind } from './entries.ts'
import type { StatementHead } from './StatementPrint.tsx'
import type { RowParts } from './transaction-view.ts'
import { useReturnToRow } from './row-focus.ts'

type Props = {
  /** Deposits have no fee and no destination. */
  kind: TransactionKind
  /** The row to show. `null` closes the drawer. */
  entry: Entry | null
  /** Whether the customer has just requested this withdrawal. Then the details begin with that. */
  requested?: boolean
  /** Called by Escape, by a press outside and by both close buttons. */
  onClose: () => void
  /** The link to support. */
  supportHref: string
  /** The link to support about the transaction with this reference. By default `supportHref`. */
  supportHrefAbout?: (reference: string) => string
  /** Whose transaction it is and the note about the money, for when the browser prints the details. */
  head?: StatementHead
  /** Language and time zone of the date. By default the customer’s. */
  dates?: DateOptions
  /** Further information about a row, and actions on it. Keep the same reference between renders. */
  parts?: RowParts
}

/** A drawer with all details of a transaction. It leads with what the customer receives (FAIR-4). While it is open, the browser prints only it. */
export const TransactionDetails = memo(function TransactionDetails(props: Props) {
  const { kind, entry, requested, onClose, supportHref, supportHrefAbout, head, dates, parts } = props
  const t = useTranslate()
  const locale = useLocale()
  const focus = useReturnToRow(entry?.key ?? null)
  // Both identify the row to the server by its `_id`.
  const { task, progress, action, lead, stage }: RowParts = entry?.shared ? {} : (parts ?? {})
  const reference = entry?.row.reference
  const aboutHref = reference ? supportHrefAbout?.(reference) : undefined
  return (
    <Drawer
      open={entry !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t(m.nameOfKind, { kind })}
      closeLabel={t(m.closeDetails)}
      className="w-112 max-w-full"
      data-print="alone"
      {...focus}
      footer={
        <div className="flex grow flex-wrap gap-3 *:flex-1 *:basis-36">
          {entry && action?.(entry.row)}
          <Button variant="secondary" onClick={onClose}>
            {t(words.close)}
          </Button>
        </div>
      }
    >
      {entry && (
        <>
          {head && <PrintedHead {...head} />}
          {requested && <Requested />}
          {task?.(entry.row)}
          <Head {...{ kind, entry, lead, stage }} noted={progress !== undefined} />
          <DescriptionList layout="ledger" className="mt-6 border-t border-line">
            <Row label={t(m.referenceLabel)}>
              {entry.row.reference ? <CopyReference reference={entry.row.reference} /> : <Missing />}
            </Row>
            <Row label={kind === 'deposit' ? t(m.recorded) : t(m.requested)}>
              {entry.at === null ? (
                <Missing />
              ) : (
                <time dateTime={entry.row.date ?? undefined}>
                  {formatMoment(entry.row.date, { ...locale, ...dates })}
                </time>
              )}
            </Row>
            {kind === 'withdrawal' && <Destination entry={entry} />}
          </DescriptionList>
          {/* Last, because they load late and would move what they stand above. */}
          {progress?.(entry.row)}
          {entry.shared && <SharedNumber parts={parts} supportHref={supportHref} />}
          <p className="mt-6 text-sm text-balance text-muted">
            {t(aboutHref === undefined ? m.questions : m.questionsAbout, {
              kind,
              link: <Link href={aboutHref ?? supportHref}>{t(m.contactSupport)}</Link>,
            })}
          </p>
        </>
      )}
    </Drawer>
  )
})

const PrintedHead = ({ brand, customer, note }: StatementHead) => (
  <div className="mb-4 hidden border-b border-line pb-3 text-sm print:block">
    <p>{brand}</p>
    <p>
      <bdi>{[customer.name, customer.email].filter(Boolean).join(', ')}</bdi>
    </p>
    {note && <p className="font-semibold">{note}</p>}
  </div>
)

// Without `live`: the caller announces it, because the request is done before its row is found.
function Requested() {
  const t = useTranslate()
  return <Callout tone="success" title={t(m.withdrawalRequested)} className="mb-5 print:hidden" />
}

/** The label of the leading figure, by status. None says "received", because an approved withdrawal may not have arrived yet. */
const leads: Record<string, () => string> = {
  pending: m.youReceive,
  approved: m.payoutApproved,
}
/** If the backend sends payout stages, the stage says whether it was sent and has arrived. */
const byStage: Record<string, () => string> = { sent: m.payoutSent, arrived: m.youReceived }
const leadOf = ({ stage, status }: Entry['row']) => byStage[stage ?? ''] ?? leads[status ?? ''] ?? m.payout

const notes: Record<TransactionKind, Record<string, () => string>> = {
  deposit: {
    pending: m.willBeAdded,
    approved: m.hasArrived,
    failed: m.notAdded,
  },
  withdrawal: {
    pending: m.newStatusByItself,
    approved: m.arrivalNotSeen,
    failed: m.failedNotTraced,
  },
}

const facts = 'mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted'

function Head({
  kind,
  entry,
  lead = (_, usual) => usual,
  stage: stageOf,
  noted,
}: {
  /** Deposits have no fee and no destination. */
  kind: TransactionKind
  entry: Entry
  /** What is said about the payout, if it isn't the usual. */
  lead?: RowParts['lead']
  /** The stage of the payout, as in the list. */
  stage?: RowParts['stage']
  /** Whether its progress is shown below, which replaces the note. */
  noted: boolean
}) {
  const t = useTranslate()
  const { amount, status, stage, transactionFee } = entry.row
  const unpaid = kind === 'withdrawal' && status === 'failed'
  const payout = kind === 'withdrawal' && !unpaid ? payoutOf(entry) : null
  const note = notes[kind][status ?? '']
  // The badge itself says ‘Cancelled’. Two lines are kept for the stage, so that it moves nothing when it arrives.
  const staged = stageOf !== undefined && !isCancelled(entry.row)
  return (
    <>
      <p className="text-sm text-muted">
        {unpaid
          ? t(m.youAskedFor)
          : payout === null
            ? t(m.amountLabel)
            : lead(entry.row, t(leadOf(entry.row)), t(m.payout))}
      </p>
      <LeadingAmount amount={payout ?? amount} />
      <p className={cn(facts, staged && 'min-h-12 content-start')}>
        <span className="text-ink">
          <StatusBadge status={status} cancelled={isCancelled(entry.row)} />
        </span>
        {staged && (
          <span className="font-medium text-ink empty:hidden">
            {lead(entry.row, stageOf(entry.row), null)}
          </span>
        )}
        {payout !== null && amount !== null && transactionFee != null && (
          <span>
            {t(m.amountLessFee, {
              amount: <MoneyText amount={amount} />,
              fee: <MoneyText amount={transactionFee} />,
            })}
          </span>
        )}
        {/* One that came back had been paid out. */}
        {unpaid && stage !== 'returned' && <span>{lead(entry.row, t(m.nothingPaidOut), null)}</span>}
        {kind === 'withdrawal' && !unpaid && payout === null && amount !== null && (
          <span>{t(m.feeNotReadable)}</span>
        )}
      </p>
      {note !== undefined && !noted && <p className="mt-4 text-sm text-muted">{t(note)}</p>}
    </>
  )
}
