import { useState } from 'react'
import { Button } from '../primitives/Button.tsx'
import { Dialog } from '../primitives/Dialog.tsx'
import { ConfirmSaved, SecretActions } from '../primitives/save-secret.tsx'
import * as m from './messages.ts'
import { SeedPhraseWords } from './SeedPhraseWords.tsx'
import { usePhraseCopy } from './use-phrase-copy.ts'
import { useTranslate, type Translate } from '../lib/locale-context.ts'
import { usePrinting } from '../lib/use-printing.ts'

type Props = {
  /** Whether the dialog is shown. */
  open: boolean
  /** Exactly as the server issued it, because it must be typed that way to reset the password. */
  phrase: string
  /** Called by Login, once the customer has confirmed that the phrase is saved. */
  onLogin: () => void
  /** Called with the name and the content of the text file to save. */
  onSaveFile: (name: string, text: string) => void
}

/**
 * Shows the seed phrase after registration (REG-2). The phrase is never shown again, because the server keeps only a hash of it
 * (C40). So the dialog closes only through Login, and only once the customer has confirmed that the phrase is saved.
 */
export function SeedPhraseDialog({ open, phrase, onLogin, onSaveFile }: Props) {
  const t = useTranslate()
  return (
    <Dialog
      open={open}
      onOpenChange={() => {}}
      closedBy="none"
      data-print="alone"
      title={t(m.registered)}
      description={t(m.savePhraseNow)}
    >
      <Body {...{ phrase, onLogin, onSaveFile }} />
    </Dialog>
  )
}

function Body({ phrase, onLogin, onSaveFile }: Omit<Props, 'open'>) {
  const t = useTranslate()
  const words = splitPhrase(phrase)
  const [shown, setShown] = useState(false)
  const printing = usePrinting()
  const { line, state, copy, clear, sentence } = usePhraseCopy(phrase, () => setShown(true))
  return (
    <div className="grid grid-cols-1 gap-4">
      <SeedPhraseWords words={words} shown={shown || printing} onShownChange={setShown} />
      {(shown || printing) && (
        <p className="text-sm text-muted">
          {t(m.inOneLine, {
            phrase: (
              <code ref={line} translate="no" className="font-mono font-medium wrap-anywhere text-ink">
                {phrase}
              </code>
            ),
          })}
        </p>
      )}
      <SecretActions
        labels={{ copy: t(m.copyPhrase), download: t(m.download), print: t(m.print) }}
        onCopy={copy}
        onDownload={() => onSaveFile('seed-phrase.txt', fileText(words, phrase, t))}
      >
        {state === 'copied' && (
          <Button variant="quiet" size="sm" onClick={clear}>
            {t(m.clearClipboard)}
          </Button>
        )}
      </SecretActions>
      {sentence && <p className="text-sm text-muted print:hidden">{sentence}</p>}
      <p className="text-sm text-muted">{t(m.keepWordsSafe)}</p>
      <ConfirmSaved
        label={t(m.haveSavedPhrase)}
        error={t(m.saveWordsFirst)}
        button={t(m.login)}
        size="lg"
        onConfirm={onLogin}
      />
    </div>
  )
}

/** Splits the phrase for the numbered list. Most backends separate words with hyphens, some with spaces or other characters. */
const splitPhrase = (phrase: string) =>
  phrase.split(phrase.includes('-') ? '-' : /[\s,;:_./|]+/).filter(Boolean)

/** The content of the file: the numbered words, then the phrase in one line to paste into the reset form. */
function fileText(words: readonly string[], phrase: string, t: Translate): string {
  const numbered = words.map((word, index) => `${index + 1}. ${word}`)
  return [t(m.seedPhrase), '', ...numbered, '', phrase, ''].join('\n')
}
