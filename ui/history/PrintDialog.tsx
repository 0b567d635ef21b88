import { Printer } from 'lucide-react'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { formatCount } from '../money/format.ts'
import { Button } from '../primitives/Button.tsx'
import { Dialog } from '../primitives/Dialog.tsx'
import * as words from '../primitives/messages.ts'
import { Progress } from '../primitives/Progress.tsx'
import * as m from './messages.ts'
import { pagesOf } from './print-pages.ts'
import type { TransactionKind } from './entries.ts'
import type { PrintStep } from './use-print-job.ts'

type Props = {
  /** What is printed, named in the text. */
  kind: TransactionKind
  /** The number of rows on the statement. */
  count: number
  /** The step of the print job. The dialog is open during `asking`, `preparing` and `failed`. */
  step: PrintStep
  /** The number of rows that are ready, during `preparing`. */
  prepared?: number
  /** Called when the customer confirms the number of pages. */
  onPrint: () => void
  /** Called by Cancel and Escape, even while rows are being prepared. */
  onCancel: () => void
  /** Loads the statement again, after it failed. */
  onRetry: () => void
}

/** Says how many pages a long statement takes before it is printed, and shows the progress of its preparation (HIS-4). */
export function PrintDialog({ kind, count, step, prepared = 0, onPrint, onCancel, onRetry }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const failed = step === 'failed'
  const preparing = step === 'preparing'
  const pageCount = pagesOf(kind, count)
  const pages = { count: pageCount, shown: formatCount(pageCount, locale) }
  const all = formatCount(count, locale)
  return (
    <Dialog
      size="sm"
      open={failed || preparing || step === 'asking'}
      onOpenChange={(open) => !open && onCancel()}
      closedBy="closerequest"
      title={failed ? t(m.statementNotPrepared) : t(m.printsAboutPages, pages)}
      description={failed ? t(m.nothingPrinted) : t(m.howToPrintLess, { kind, count, shown: all })}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t(words.cancel)}
          </Button>
          {failed ? (
            <Button onClick={onRetry}>{t(words.tryAgain)}</Button>
          ) : (
            <Button loading={preparing} onClick={onPrint}>
              <Printer aria-hidden className="size-4" /> {t(m.printPages, pages)}
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
              <Progress label={t(m.rowsPrepared)} value={prepared} max={count} />
              <p aria-hidden className="mt-1 text-sm text-muted">
                {t(m.rowsPreparedOf, { prepared: formatCount(prepared, locale), all })}
              </p>
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}
