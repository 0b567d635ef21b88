import { Braces, ChevronDown, Download, Printer, Sheet } from 'lucide-react'
import { use, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { usePrinting } from '../lib/use-printing.ts'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import type { DateOptions } from '../money/format.ts'
import { timeZoneOf } from '../money/time-zone.ts'
import { Button } from '../primitives/Button.tsx'
import type { FileFormat } from './files.ts'
import * as m from './messages.ts'
import { PrintDialog } from './PrintDialog.tsx'
import type { StatementHead } from './StatementPrint.tsx'
import type { Entry, TransactionKind } from './entries.ts'
import type { TransactionFilter } from './transaction-view.ts'
import { useClosing } from './use-closing.ts'
import { usePrintJob } from './use-print-job.ts'

export type SaveFile = (name: string, text: string, type: string) => void

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** Deposits or withdrawals, for the name of the file and the title of the statement. */
  kind: TransactionKind
  /** All rows of the list. The statement's sums also need the rows before its period. */
  entries: readonly Entry[]
  /** The rows that match the filter, in the order shown. */
  shown: readonly Entry[]
  /** The filters that `shown` matches. Files and statements name them. */
  filter: TransactionFilter
  /** The number of rows that could not be read. Files and statements mention it. 0 by default. */
  unreadable?: number
  /** When the rows were loaded, in milliseconds since 1970. */
  asOf?: number
  /** The letterhead of a statement, and the customer and server named in a file. */
  head: StatementHead
  /** Language and time zone of the dates. By default the customer’s. */
  dates?: DateOptions
  /** While the details of a row are open, the browser's own print command prints them instead of the statement. */
  detailsOpen?: boolean
  /** Called with the name, the content and the media type of a file to save. If it throws, the menu says so. */
  onSaveFile: SaveFile
}

/** A menu that saves the filtered rows as a file, or prints them as a statement (HIS-4). */
export function SaveOrPrint({
  kind,
  entries,
  shown,
  filter,
  unreadable = 0,
  asOf,
  head,
  dates,
  detailsOpen = false,
  onSaveFile,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const settings = useLocale()
  const { currency = 'USD' } = settings
  const timeZone = timeZoneOf({ ...settings, ...dates })
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const hidden = use(AmountsHidden)
  const printing = usePrinting()
  const { step, prepared, Statement, rows, start, confirm, cancel } = usePrintJob(shown.length)
  useClosing(open, root, trigger, () => setOpen(false))

  const close = () => {
    trigger.current?.focus()
    setOpen(false)
  }
  const save = async (format: FileFormat) => {
    setFailed(false)
    try {
      const { fileOf } = await import('./files.ts')
      const { customer, server, note } = head
      const facts = {
        kind,
        customer,
        server,
        note,
        filter,
        currency,
        timeZone,
        unreadable,
        asOf,
        now: Date.now(),
      }
      const file = fileOf(format, shown, facts, t)
      onSaveFile(file.name, file.text, file.type)
      close()
    } catch {
      setFailed(true)
    }
  }
  const print = () => {
    close()
    void start()
  }
  return (
    <div ref={root} data-slot="save-or-print" className={className} {...rest}>
      <Button
        ref={trigger}
        variant="secondary"
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        disabledReason={shown.length === 0 ? t(m.noRowMatches) : undefined}
        onClick={() => setOpen(!open)}
        className="group px-3"
      >
        <Download aria-hidden className="size-4.5" /> {t(m.saveOrPrint)}
        <ChevronDown aria-hidden className="size-4 transition-transform group-aria-expanded:rotate-180" />
      </Button>
      {open && (
        <div
          id={panel}
          role="group"
          aria-label={t(m.saveOrPrint)}
          className="absolute inset-x-0 top-full z-20 mt-2 rounded-card border border-line bg-raised p-1.5 shadow-float transition-opacity @min-[40rem]/history:start-auto @min-[40rem]/history:w-80 starting:opacity-0"
        >
          <Item
            icon={<Sheet />}
            name={t(m.csvFile)}
            hint={t(m.forSpreadsheet)}
            onPress={() => void save('csv')}
          />
          <Item
            icon={<Braces />}
            name={t(m.jsonFile)}
            hint={t(m.forOtherProgram)}
            onPress={() => void save('json')}
          />
          <Item icon={<Printer />} name={t(m.printedStatement)} hint={t(m.onPaper)} onPress={print} />
          {hidden && <p className="px-3 py-2 text-sm text-muted">{t(m.filesContainAmounts)}</p>}
          {failed && (
            <p role="alert" className="px-3 py-2 text-sm text-danger">
              {t(m.fileNotCreated)}
            </p>
          )}
        </div>
      )}
      <PrintDialog
        {...{ kind, step, prepared }}
        count={shown.length}
        onPrint={confirm}
        onCancel={cancel}
        onRetry={() => void start()}
      />
      {Statement &&
        !detailsOpen &&
        (printing || step === 'preparing' || step === 'printing') &&
        createPortal(
          <Statement
            {...{ kind, head, filter, unreadable, asOf, dates }}
            all={entries}
            entries={shown}
            rows={rows}
            data-print="alone"
            className="hidden print:block"
          />,
          document.body,
        )}
    </div>
  )
}

type ItemProps = {
  /** Decorative. */
  icon: ReactNode
  /** The result, such as “CSV file”. */
  name: string
  /** Its purpose. */
  hint: string
  /** Called when the entry is pressed. */
  onPress: () => void
}

function Item({ icon, name, hint, onPress }: ItemProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={cn(
        'flex min-h-14 w-full items-center gap-3 rounded-control px-3 py-1.5 text-start hover:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted',
      )}
    >
      <span aria-hidden className="contents">
        {icon}
      </span>
      <span className="min-w-0">
        <span className="block font-medium">{name}</span>
        <span className="block text-sm text-muted">{hint}</span>
      </span>
    </button>
  )
}
