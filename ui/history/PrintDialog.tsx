import { Printer } from 'lucide-react'
import { formatCount } from '../money/format.ts'
import { Button } from '../primitives/Button.tsx'
import { Dialog } from '../primitives/Dialog.tsx'
import { Progress } from '../primitives/Progress.tsx'
import { pagesOf } from './print-pages.ts'
import type { TransactionKind } from './transaction-view.ts'
import type { PrintStep } from './use-print-job.ts'

type Props = {
  /** What is printed, named in the text. */
  kind: TransactionKind
  /** The number of rows on the statement. */
  count: number
  /** How far the printing is. The dialog is open while it is `asking`, `preparing` or `failed`. */
  step: PrintStep
  /** How many rows are ready, while the step is `preparing`. */
  prepared?: number
  /** Called when the customer confirms the number of pages. */
  onPrint: () => void
  /** Called by Cancel and Escape, also while rows are prepared. */
  onCancel: () => void
  /** Loads the statement again, after it failed. */
  onRetry: () => void
}

/** Says how many pages a long statement takes before it is printed, and shows how far it is prepared (HIS-4). */
export function PrintDialog({ kind, count, step, prepared = 0, onPrint, onCancel, onRetry }: Props) {
  const failed = step === 'failed'
  const preparing = step === 'preparing'
  const pages = formatCount(pagesOf(kind, count))
  return (
    <Dialog
      size="sm"
      open={failed || preparing || step === 'asking'}
      onOpenChange={(open) => !open && onCancel()}
      closeButton={false}
      title={failed ? 'The statement could not be prepared' : `This prints about ${pages} pages`}
      description={
        failed
          ? 'Nothing was printed. Check your connection and try again.'
          : `The statement has ${formatCount(count)} ${kind}s. To print less, cancel and choose a period or a status first. A file holds all rows too.`
      }
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          {failed ? (
            <Button onClick={onRetry}>Try again</Button>
          ) : (
            <Button loading={preparing} onClick={onPrint}>
              <Printer aria-hidden className="size-4" /> Print {pages} pages
            </Button>
          )}
        </>
      }
    >
      {/* Always there, so that the buttons don't move when the work starts. */}
      {!failed && (
        <div className="min-h-11">
          {preparing && (
            <>
              <Progress label="Rows prepared" value={prepared} max={count} />
              <p aria-hidden className="mt-1 text-sm text-muted">
                {formatCount(prepared)} of {formatCount(count)} rows prepared
              </p>
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}
