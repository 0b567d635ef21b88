import { Copy, Download, Printer } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../primitives/Button.tsx'
import { CheckboxWithError } from '../primitives/checkbox-with-error.tsx'
import { Dialog } from '../primitives/Dialog.tsx'
import * as m from './messages.ts'
import { SeedPhraseWords } from './SeedPhraseWords.tsx'
import { usePhraseCopy } from './use-phrase-copy.ts'
import { useTranslate, type Translate } from '../lib/locale-context.ts'
import { usePrinting } from '../lib/use-printing.ts'

type Props = {
  /** Whether the dialog is shown. */
  open: boolean
  /** Exactly as the server issued it, because it must be typed that way to reset the password (API-18). */
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
      closeButton={false}
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
  const line = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(false)
  const printing = usePrinting()
  const { state, copy, clear, sentence } = usePhraseCopy(phrase, line, () => setShown(true))
  const [ticked, setTicked] = useState(false)
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  const box = useRef<HTMLInputElement>(null)
  const login = () => {
    if (ticked) return onLogin()
    setAsked(true)
    box.current?.focus()
  }
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
      <div className="flex flex-wrap items-center gap-2 *:grow print:hidden">
        <Way icon={<Copy aria-hidden className="size-4.5" />} onClick={copy}>
          {t(m.copyPhrase)}
        </Way>
        <Way
          icon={<Download aria-hidden className="size-4.5" />}
          onClick={() => onSaveFile('seed-phrase.txt', fileText(words, phrase, t))}
        >
          {t(m.download)}
        </Way>
        <Way icon={<Printer aria-hidden className="size-4.5" />} onClick={() => window.print()}>
          {t(m.print)}
        </Way>
        {state === 'copied' && (
          <Button variant="quiet" size="sm" onClick={clear}>
            {t(m.clearClipboard)}
          </Button>
        )}
      </div>
      {sentence && <p className="text-sm text-muted print:hidden">{sentence}</p>}
      <p className="text-sm text-muted">{t(m.keepWordsSafe)}</p>
      <div className="print:hidden">
        <CheckboxWithError
          error={asked && !ticked ? t(m.saveWordsFirst) : undefined}
          ref={box}
          checked={ticked}
          onChange={(event) => setTicked(event.target.checked)}
          label={t(m.haveSavedPhrase)}
        />
      </div>
      <Button size="lg" className="print:hidden" onClick={login}>
        {t(m.login)}
      </Button>
    </div>
  )
}

type WayProps = {
  /** Decorative. */
  icon: ReactNode
  /** Called when the button is pressed. */
  onClick: () => void
  /** The label of the button. */
  children: string
}

function Way({ icon, onClick, children }: WayProps) {
  return (
    <Button variant="secondary" size="sm" onClick={onClick}>
      {icon}
      {children}
    </Button>
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
