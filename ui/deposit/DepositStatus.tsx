import type { Decimal } from '#contract/money.ts'
import type { ComponentProps, ReactNode } from 'react'
import { CopyRow } from '../address/CopyRow.tsx'
import { RequestId } from '../form/RequestId.tsx'
import { useTranslate } from '../lib/locale-context.ts'
import { MoneyText } from '../money/Money.tsx'
import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { Link } from '../primitives/Link.tsx'
import * as words from '../primitives/messages.ts'
import { DepositRow } from './DepositRow.tsx'
import { depositMessages, depositText, type DepositState } from './deposit-states.ts'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** `null` if no deposit was reported. The empty region stays in the page, so that screen readers announce what appears in it. */
  status: {
    state: DepositState
    amount: Decimal
    reason?: string | undefined
    requestId?: string | undefined
    /** Only for `unknown`: the backend declares idempotency, so it records the same deposit only once. */
    countsOnce?: boolean
    /** For `listed`: the date of the row in the history, in ISO 8601. */
    listedAt?: string | undefined
    /** For `recorded` and `listed`: its row in the history, if that is known. `id` is its key there. */
    row?: { id: string; reference: string } | undefined
  } | null
  /** The link to the deposit history, for the states in which the customer should look there. Leave it out on that page. */
  historyHref?: string | undefined
  /** What the page offers next, such as another deposit. Shown after the link. */
  next?: ReactNode
  /** Sends the deposit again. Only used for `unknown`. Leave it out if a repeat isn't allowed. */
  onRepeat?: (() => void) | undefined
  /** Removes the report, once the customer has read it. Leave it out if the report must stay. */
  onDismiss?: (() => void) | undefined
}

/** The state of a reported deposit: being sent, waiting, recorded, refused or unknown. */
export function DepositStatus({ status, historyHref, next, onRepeat, onDismiss, ...rest }: Props) {
  const t = useTranslate()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> can't contain block elements
    <div role="status" data-slot="deposit-status" data-state={status?.state ?? 'none'} {...rest}>
      {status && (
        <Callout
          tone={depositMessages[status.state].tone}
          title={t(depositMessages[status.state].title)}
          action={
            status.state === 'unknown' && onRepeat ? (
              <Button variant="secondary" size="sm" onClick={onRepeat}>
                {t(m.sendAgain, { amount: <MoneyText amount={status.amount} /> })}
              </Button>
            ) : onDismiss ? (
              <Button variant="secondary" size="sm" onClick={onDismiss}>
                {status.state === 'unknown' ? t(m.checkedHistory) : t(words.close)}
                <span className="sr-only">
                  , <MoneyText amount={status.amount} />
                </span>
              </Button>
            ) : undefined
          }
        >
          {status.state === 'recorded' ? (
            t(m.recordedAsPending, { amount: <MoneyText amount={status.amount} /> })
          ) : (
            <>
              <MoneyText amount={status.amount} />.
            </>
          )}{' '}
          {status.reason} {status.state === 'listed' && <DepositRow at={status.listedAt} />}{' '}
          {t(depositText(status))} <RequestId of={status.requestId} />
          {status.row && <Reference reference={status.row.reference} />}
          <p className="-mb-2 flex flex-wrap items-center gap-x-6 empty:hidden">
            {historyHref !== undefined && depositMessages[status.state].inHistory && (
              <Link href={addressOf(status.row, historyHref)} className="inline-flex min-h-11 items-center">
                {t(status.row ? m.seeInHistory : m.depositHistory)}
              </Link>
            )}
            {next}
          </p>
        </Callout>
      )}
    </div>
  )
}

function Reference({ reference }: { reference: string }) {
  const t = useTranslate()
  return (
    <CopyRow
      // Otherwise screen readers would read the whole report again after copying.
      aria-live="off"
      text={reference}
      kind="reference"
      what={t(m.theReference)}
      announced={t(m.referenceCopied, { reference })}
      label={t(m.reference)}
      className="my-3"
    >
      <bdi>{reference}</bdi>
    </CopyRow>
  )
}

const addressOf = (row: { id: string } | undefined, historyHref: string) =>
  row ? `${historyHref}?row=${encodeURIComponent(row.id)}` : historyHref
