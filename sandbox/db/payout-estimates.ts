import { ESTIMATE_DAYS, type Estimate, estimateOf } from '../domain/payout-estimate.ts'
import type { Destination } from '../domain/payout-plan.ts'
import type { Queryable } from './database.ts'

export type Estimates = Record<Destination, Estimate | null>
export const noEstimates: Estimates = { bank: null, crypto: null }

/** Counts how long the payouts took that arrived in the last 90 days and stayed there. */
async function payoutEstimates(db: Queryable, at: Date): Promise<Estimates> {
  const since = new Date(at.getTime() - ESTIMATE_DAYS * 86_400_000)
  const { rows } = await db.query<{ kind: Destination; took: number[] }>(
    `select case when w.wallet is null then 'bank' else 'crypto' end as kind,
       array_agg(extract(epoch from e.at - w.created_at)::float8) as took
     from payout_events e join withdrawals w on w.id = e.withdrawal_id
     where e.stage = 'arrived' and e.at > $1 and e.at <= $2
       and not exists (select 1 from payout_events r where r.withdrawal_id = e.withdrawal_id and r.stage = 'returned' and r.at <= $2)
     group by 1`,
    [since, at],
  )
  const of = (kind: Destination) => estimateOf(rows.find((row) => row.kind === kind)?.took ?? [], kind, at)
  return { bank: of('bank'), crypto: of('crypto') }
}

const KEPT_MS = 60_000

/** Counts at most once a minute. */
export function createEstimates(db: Queryable) {
  let counted = { at: Number.NaN, estimates: Promise.resolve(noEstimates) }
  return (at: Date): Promise<Estimates> => {
    const age = at.getTime() - counted.at
    if (!(age >= 0 && age < KEPT_MS)) {
      counted = { at: at.getTime(), estimates: payoutEstimates(db, at) }
      // The next request counts again.
      counted.estimates.catch(() => {
        counted.at = Number.NaN
      })
    }
    return counted.estimates
  }
}
