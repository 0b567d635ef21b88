import { isKnownStage, stages } from '#contract/capabilities/payouts.ts'
import { fromCents, toCents } from '#contract/money.ts'
import type { Transaction } from '#ui/history/entries.ts'
import { announce } from '#ui/lib/announce.ts'
import { useTranslate } from '#ui/lib/locale-context.ts'
import { useNow } from '#ui/lib/use-now.ts'
import { MoneyLocation } from '#ui/payout/MoneyLocation.tsx'
import { stageName } from '#ui/payout/payout-labels.ts'
import { PayoutEstimate } from '#ui/payout/PayoutEstimate.tsx'
import { PayoutTimeline } from '#ui/payout/PayoutTimeline.tsx'
import { PayoutTrace } from '#ui/payout/PayoutTrace.tsx'
import { LoadError } from '#ui/primitives/LoadError.tsx'
import { Skeleton, SkeletonGroup } from '#ui/primitives/Skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { brand } from '../content/brand.ts'
import { helpAbout } from '../routing/help-about.ts'
import { useSession } from '../session/session.ts'
import { capabilityMessage } from '../api/capability-failure.ts'
import { payoutQuery } from './payout-query.ts'
import { isContradicted, stepsIn } from './steps-in.ts'

/** The steps of a withdrawal in its details, and where its money is. */
export function PayoutProgress({ row }: { row: Transaction }) {
  const email = useSession()?.details.email ?? ''
  const { data, error, isFetching, refetch } = useQuery({ ...payoutQuery(email, row), enabled: email !== '' })
  const read = data && stepsIn(row, data)
  const present = read?.present?.stage
  useAnnouncedStage(present)
  const now = useNow()
  return (
    <div className="mt-7 grid gap-6">
      {error && (
        <LoadError
          tone={data ? 'warning' : 'danger'}
          title={data ? 'The progress could not be refreshed' : 'The progress could not be loaded'}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {capabilityMessage(error)} {!data && 'The other details are as the list shows them.'}
        </LoadError>
      )}
      {!data && !error && (
        <SkeletonGroup label="Loading the progress">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="mt-4 h-48" />
        </SkeletonGroup>
      )}
      {data && read && (
        <>
          <PayoutTimeline
            steps={read.steps}
            amount={row.amount}
            carrier={read.carrier}
            names={{ us: brand.name }}
            supportHref={helpAbout(row.reference)}
            now={now}
            contradicted={isContradicted(row, data)}
          />
          {isUnderWay(present) &&
            (isExpected(read.latest.eta, now) ? (
              <PayoutEstimate {...read.latest.eta} />
            ) : (
              <p className="text-sm text-muted">We can’t say when it will arrive.</p>
            ))}
          <MoneyLocation
            location={data.money}
            stage={present ?? read.latest.stage}
            amount={row.amount}
            payout={payoutOf(read.latest)}
          />
          {data.trace && <PayoutTrace {...data.trace} />}
        </>
      )}
    </div>
  )
}

const isUnderWay = (stage: string | undefined) =>
  isKnownStage(stage) && stages.indexOf(stage) <= stages.indexOf('sent')

/** Whether an arrival can be announced: only with an estimate that has a basis and isn't over (FAIR-3). */
function isExpected(eta: Transaction['eta'], now: number): eta is NonNullable<Transaction['eta']> {
  if (eta == null) return false
  const [from, to] = [Date.parse(eta.from), Date.parse(eta.to)]
  return eta.basis.trim() !== '' && from <= to && to > now
}

function payoutOf({ amount, transactionFee }: Transaction) {
  return amount === null || transactionFee == null
    ? null
    : fromCents(toCents(amount) - toCents(transactionFee))
}

/** Announces each stage after the first one that was shown. */
function useAnnouncedStage(stage: string | undefined) {
  const t = useTranslate()
  const before = useRef(stage)
  useEffect(() => {
    if (before.current !== undefined && stage !== undefined && before.current !== stage)
      announce(`Progress: ${stageName(stage, 'now', t)}`)
    before.current = stage
  }, [stage, t])
}
