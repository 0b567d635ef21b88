import { CircleAlert, Copy, Download, Printer } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../primitives/Button.tsx'
import { Checkbox } from '../primitives/Checkbox.tsx'
import { Dialog } from '../primitives/Dialog.tsx'
import { SeedPhraseWords } from './SeedPhraseWords.tsx'
import { usePhraseCopy } from './use-phrase-copy.ts'
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
  return (
    <Dialog
      open={open}
      onOpenChange={() => {}}
      closedBy="none"
      closeButton={false}
      data-print="alone"
      title="Successful Registration"
      description="Save your seed phrase now. We show it only once, and without it nobody can reset a lost password, not even support. Anyone who has it can take over your account."
    >
      <Body {...{ phrase, onLogin, onSaveFile }} />
    </Dialog>
  )
}

function Body({ phrase, onLogin, onSaveFile }: Omit<Props, 'open'>) {
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
  const errorId = useId()
  const missing = asked && !ticked
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
          In one line, exactly as you type it to reset your password:{' '}
          <code ref={line} translate="no" className="font-mono font-medium wrap-anywhere text-ink">
            {phrase}
          </code>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2 *:grow print:hidden">
        <Way icon={<Copy aria-hidden className="size-4.5" />} onClick={copy}>
          Copy seed phrase
        </Way>
        <Way
          icon={<Download aria-hidden className="size-4.5" />}
          onClick={() => onSaveFile('seed-phrase.txt', fileText(words, phrase))}
        >
          Download
        </Way>
        <Way icon={<Printer aria-hidden className="size-4.5" />} onClick={() => window.print()}>
          Print
        </Way>
        {state === 'copied' && (
          <Button variant="quiet" size="sm" onClick={clear}>
            Clear clipboard
          </Button>
        )}
      </div>
      {sentence && <p className="text-sm text-muted print:hidden">{sentence}</p>}
      <p className="text-sm text-muted">
        Keep the words in this order, on paper or in a password manager. Do not keep them in an email, a chat
        or a photo. Anyone who uses this device can read a downloaded file.
      </p>
      <div className="print:hidden">
        {missing && (
          <p id={errorId} className="flex items-start gap-1.5 text-sm font-medium text-danger">
            <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
            Save the words first, then tick this box. We cannot show them again.
          </p>
        )}
        <Checkbox
          ref={box}
          checked={ticked}
          onChange={(event) => setTicked(event.target.checked)}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? errorId : undefined}
          label="I have saved my seed phrase."
        />
      </div>
      <Button size="lg" className="print:hidden" onClick={login}>
        Login
      </Button>
    </div>
  )
}

type WayProps = {
  /** Decorative. */
  icon: ReactNode
  /** Called when the button is pressed. */
  onClick: () => void
  /** The words of the button. */
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
function fileText(words: readonly string[], phrase: string): string {
  const numbered = words.map((word, index) => `${index + 1}. ${word}`)
  return ['Seed phrase', '', ...numbered, '', phrase, ''].join('\n')
}
