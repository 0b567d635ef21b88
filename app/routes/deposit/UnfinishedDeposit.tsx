import { MoneyText } from '#ui/money/Money.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import type { PendingDeposit } from '../../money/pending-deposit.ts'

type Props = { deposit: PendingDeposit; onContinue: () => void; onStartNew: () => void }

/** Offers the deposit that the customer began and did not report, after they left the page or in another tab (DEP-6). */
export const UnfinishedDeposit = ({ deposit: { amount }, onContinue, onStartNew }: Props) => (
  <Callout
    title={
      <>
        You began a deposit of <MoneyText amount={amount} />
      </>
    }
    className="mb-8"
    action={
      <>
        <Button variant="secondary" size="sm" onClick={onContinue}>
          Continue your <MoneyText amount={amount} /> deposit
        </Button>
        <Button variant="quiet" size="sm" onClick={onStartNew}>
          Start a new one
        </Button>
      </>
    }
  >
    In this browser, you have not told us yet that you sent it.
  </Callout>
)
