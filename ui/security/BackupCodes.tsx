import type { ComponentProps } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import { useCopy } from '../lib/use-copy.ts'
import { Dialog } from '../primitives/Dialog.tsx'
import { ConfirmSaved, SecretActions } from '../primitives/save-secret.tsx'
import * as m from './messages.ts'

type Props = Omit<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'onOpenChange' | 'closedBy' | 'closeButton' | 'footer' | 'children'
> & {
  /** The codes, exactly as the server generated them. */
  codes: readonly string[]
  /** The customer had codes before, which no longer work. */
  replaces?: boolean
  /** Called with the name and the content of the text file to save. */
  onSaveFile: (name: string, text: string) => void
  /** Called by Done, once the customer has ticked the box that the codes are stored. */
  onDone: () => void
}

/** Shows new backup codes, once (CAP-3). It closes only through Done, after the customer has ticked the box that they are stored. */
export function BackupCodes({ codes, replaces = false, onSaveFile, onDone, ...rest }: Props) {
  const t = useTranslate()
  return (
    <Dialog
      title={t(m.storeCodes)}
      description={t(m.whatCodesDo, { replaces })}
      closedBy="none"
      onOpenChange={() => {}}
      data-slot="backup-codes"
      data-print="alone"
      {...rest}
    >
      <Body codes={codes} onSaveFile={onSaveFile} onDone={onDone} />
    </Dialog>
  )
}

function Body({ codes, onSaveFile, onDone }: Pick<Props, 'codes' | 'onSaveFile' | 'onDone'>) {
  const t = useTranslate()
  const results = { copied: t(m.codesCopied), refused: t(m.codesNotCopied), changed: t(m.clipboardNotCodes) }
  const { shown, result, copy } = useCopy<HTMLOListElement>({ announcements: results })
  return (
    <div className="grid grid-cols-1 gap-4">
      <ol
        ref={shown}
        translate="no"
        dir="ltr"
        className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-card border border-line bg-sunken p-4 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ol>
      <SecretActions
        labels={{ copy: t(m.copyCodes), download: t(m.downloadCodes), print: t(m.printCodes) }}
        onCopy={() => void copy(codes.join('\n'))}
        onDownload={() => onSaveFile('backup-codes.txt', [t(m.backupCodes), '', ...codes, ''].join('\n'))}
      />
      {result && <p className="text-sm text-muted print:hidden">{results[result]}</p>}
      <p className="text-sm text-muted">{t(m.whereToKeep)}</p>
      <ConfirmSaved
        label={t(m.codesStored)}
        error={t(m.storeFirst)}
        button={t(m.doneWithCodes)}
        onConfirm={onDone}
      />
    </div>
  )
}
