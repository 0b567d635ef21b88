import { Download } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'
import * as m from './messages.ts'

/** The result of the download. `lists` and `missing` name what could not be read. */
export type DownloadOutcome =
  | {
      kind: 'created'
      /** The name of the file. */
      file: string
      /** What could not be read completely, such as “2 deposits”. Empty for a complete file. */
      missing: readonly string[]
    }
  | {
      kind: 'failed'
      /** The lists that could not be read, such as “your deposits”. */
      lists: readonly string[]
      /** Why, as a sentence. */
      reason: string
    }

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** Called by the button. Read the data, then pass the `outcome`. */
  onDownload: () => void
  /** The data is being read. */
  pending: boolean
  /** The result of the last attempt. `null` before the first one. */
  outcome: DownloadOutcome | null
  /** Whether to say that the file contains the amounts although the pages hide them. */
  amountsHidden?: boolean
}

/** Downloads everything that the app holds about the customer (ACC-4). It says what is missing, and creates no file if a list is missing. */
export function DownloadData({ onDownload, pending, outcome, amountsHidden, className, ...rest }: Props) {
  const t = useTranslate()
  return (
    <div
      data-slot="download-data"
      data-state={pending ? 'pending' : (outcome?.kind ?? 'idle')}
      className={cn('grid grid-cols-1 justify-items-start gap-4', className)}
      {...rest}
    >
      <Button variant="secondary" loading={pending} onClick={onDownload}>
        <Download aria-hidden className="size-4.5" />
        {t(m.downloadJson)}
      </Button>
      {amountsHidden && <p className="text-sm text-muted">{t(m.amountsInFile)}</p>}
      {outcome && <Outcome outcome={outcome} />}
    </div>
  )
}

function Outcome({
  outcome,
}: {
  /** The result of the last attempt. `null` before the first one. */
  outcome: DownloadOutcome
}) {
  const t = useTranslate()
  const { locale = 'en' } = useLocale()
  const list = new Intl.ListFormat(locale)
  if (outcome.kind === 'failed')
    return (
      <Callout tone="danger" live="assertive" title={t(m.noFile)}>
        {t(m.couldNotRead, { lists: list.format(outcome.lists) })} {outcome.reason}
      </Callout>
    )
  if (outcome.missing.length > 0)
    return (
      <Callout tone="warning" live="assertive" title={t(m.fileIncomplete)}>
        {t(m.createdWithout, { file: outcome.file, missing: list.format(outcome.missing) })}
      </Callout>
    )
  return (
    <Callout tone="success" live="polite" title={t(m.fileCreated)}>
      {t(m.lookForFile, { file: outcome.file })}
    </Callout>
  )
}
