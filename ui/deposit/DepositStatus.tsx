import type { Decimal } from '#contract/money.ts'
import type { ComponentProps } from 'react'
import { RequestId } from '../form/RequestId.tsx'
import { MoneyText } from '../money/Money.tsx'
import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { Link } from '../primitives/Link.tsx'
import { DepositRow } from './DepositRow.tsx'
import { COUNTS_ONCE, depositMessages, type DepositState } from './deposit-messages.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** `null`: nothing was reported. The region stays, so that what appears in it is read out. */
  status: {
    state: DepositState
    amount: Decimal
    reason?: string | undefined
    requestId?: string | undefined
    /** For `unknown`: the server has declared that it records the same deposit only once. */
    countsOnce?: boolean
    /** For `listed`: the date of the row in the history, in ISO 8601. */
    listedAt?: string | undefined
  } | null
  historyHref: string
  /** Sends it once more. Given only where the customer may do so: for a deposit whose outcome is unknown (API-14). */
  onRepeat?: () => void
}

/** What became of a deposit that the customer reported. */
export function DepositStatus({ status, historyHref, onRepeat, ...rest }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may hold no blocks
    <div role="status" data-slot="deposit-status" data-state={status?.state ?? 'none'} {...rest}>
      {status && (
        <Callout
          tone={depositMessages[status.state].tone}
          title={depositMessages[status.state].title}
          action={
            status.state === 'unknown' && onRepeat ? (
              <Button variant="secondary" size="sm" onClick={onRepeat}>
                Send it again
              </Button>
            ) : undefined
          }
        >
          <MoneyText amount={status.amount} />. {status.reason}{' '}
          {status.state === 'listed' && <DepositRow at={status.listedAt} />}{' '}
          {status.state === 'unknown' && status.countsOnce ? COUNTS_ONCE : depositMessages[status.state].text}{' '}
          {depositMessages[status.state].inHistory && <Link href={historyHref}>Deposit history</Link>}
          <RequestId of={status.requestId} />
        </Callout>
      )}
    </div>
  )
}
