import { idOf } from '#contract/transactions.ts'
import type { TransactionKind } from '#ui/history/entries.ts'
import type { RowParts } from '#ui/history/transaction-view.ts'
import { LoadError } from '#ui/primitives/LoadError.tsx'
import { lazy, Suspense, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { useCapability } from '../../api/use-capability.ts'
import { ChunkErrorBoundary } from '../../errors/ChunkErrorBoundary.tsx'

let Loaded: ComponentType<{ stage: string }> | undefined
const loadStage = async () => (Loaded = (await import('../../payouts/parts.ts')).StageName)
const StageName = lazy(async () => ({ default: await loadStage() }))
const PayoutLead = lazy(async () => ({ default: (await import('../../payouts/parts.ts')).PayoutLead }))
const PayoutNeeds = lazy(async () => ({ default: (await import('../../payouts/parts.ts')).PayoutNeeds }))
const PayoutProgress = lazy(async () => ({
  default: (await import('../../payouts/parts.ts')).PayoutProgress,
}))
const PayoutCancel = lazy(async () => ({
  default: (await import('../../payouts/parts.ts')).PayoutCancel,
}))

const late = (part: ReactNode, otherwise?: ReactNode, waiting?: ReactNode) => (
  <ChunkErrorBoundary fallback={otherwise}>
    <Suspense fallback={waiting}>{part}</Suspense>
  </ChunkErrorBoundary>
)

/** What `payout-steps` and `payout-cancel` add to the withdrawals, or `undefined` if neither is offered (CAP-2). */
export function usePayoutParts(kind: TransactionKind): RowParts | undefined {
  const steps = useCapability('payout-steps')
  const cancel = useCapability('payout-cancel')
  // Loaded before the rows, so that a row is complete from the start.
  const [Stage, setStage] = useState<typeof StageName | typeof Loaded | null>(() => Loaded ?? StageName)
  const staged = kind === 'withdrawal' && steps
  useEffect(() => {
    if (staged)
      loadStage().then(
        (part) => setStage(() => part),
        // Without the stage, the row shows the word of its status.
        () => setStage(null),
      )
  }, [staged])
  return useMemo(() => {
    if (kind === 'deposit' || !(steps || cancel)) return undefined
    return {
      stage: steps ? ({ stage }) => stage != null && Stage && late(<Stage stage={stage} />) : undefined,
      lead: steps
        ? (row, usual, otherwise) =>
            late(<PayoutLead key={idOf(row)} {...{ row, usual, otherwise }} />, usual, usual)
        : undefined,
      task: steps
        ? (row) => row.stage === 'action_needed' && late(<PayoutNeeds key={idOf(row)} row={row} />)
        : undefined,
      progress: steps
        ? (row) =>
            late(
              <PayoutProgress key={idOf(row)} row={row} />,
              <LoadError
                title="The progress could not be loaded"
                onRetry={() => location.reload()}
                className="mt-6"
              >
                Check your connection and reload the page.
              </LoadError>,
            )
        : undefined,
      action: cancel ? (row) => late(<PayoutCancel key={idOf(row)} row={row} />) : undefined,
    }
  }, [kind, steps, cancel, Stage])
}
