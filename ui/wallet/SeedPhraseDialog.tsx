import { Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { Checkbox } from '../primitives/Checkbox.tsx'
import { Dialog } from '../primitives/Dialog.tsx'
import { usePhraseCopy } from './use-phrase-copy.ts'

type Props = {
  open: boolean
  /** Hyphen-separated words, as the server sends them. */
  phrase: string
  onLogin: () => void
}

/** REG-2. The only time the phrase is seen: the server keeps no more than a hash of it (C40). */
export function SeedPhraseDialog({ open, phrase, onLogin }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={() => {}}
      dismissible={false}
      title="Successful Registration"
      description="Copy out your seed phrase now: it is shown only this once. It can reset your password, so whoever has it can take over your account, and without it nobody, our support included, can reset a lost one."
    >
      <Words phrase={phrase} onLogin={onLogin} />
    </Dialog>
  )
}

function Words({ phrase, onLogin }: Omit<Props, 'open'>) {
  const list = useRef<HTMLOListElement>(null)
  const { state, copy, clear, sentence } = usePhraseCopy(phrase, list)
  const [kept, setKept] = useState(false)
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  const loginButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // On a small screen the question would push the button out of sight.
    if (asked) loginButton.current?.scrollIntoView({ block: 'nearest' })
  }, [asked])
  const login = () =>
    kept || state === 'copied' || state === 'cleared' || asked ? onLogin() : setAsked(true)
  return (
    <div className="grid grid-cols-1 gap-4">
      <ol
        ref={list}
        aria-label="Seed phrase"
        translate="no"
        className="grid grid-cols-2 gap-2 sm:grid-cols-3"
      >
        {phrase.split('-').map((word, index) => (
          // A phrase may hold the same word twice, and never changes.
          <li
            key={`${index} ${word}`}
            className="flex items-baseline gap-2.5 rounded-control border border-line bg-sunken px-3 py-2"
          >
            <span className="text-sm text-muted tabular-nums select-none">{index + 1}</span>
            <span className="min-w-0 font-mono font-medium">{word}</span>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button variant="secondary" onClick={copy}>
          <Copy aria-hidden className="size-4.5" />
          Copy seed phrase
        </Button>
        {state === 'copied' && (
          <Button variant="quiet" onClick={clear}>
            Clear clipboard
          </Button>
        )}
        {sentence && <p className="text-sm text-muted">{sentence}</p>}
      </div>
      <p className="text-sm text-muted">
        Keep the words on paper or in a password manager, in this order. Not in an email, a chat or a photo.
      </p>
      <Checkbox
        checked={kept}
        onChange={(event) => setKept(event.target.checked)}
        label="I have written these words down."
      />
      {asked && !kept && (
        <Callout tone="warning" live="assertive" title="Have you kept the words?">
          They will not be shown again. If you have them, press Login once more.
        </Callout>
      )}
      <Button ref={loginButton} size="lg" className="scroll-mb-6" onClick={login}>
        Login
      </Button>
    </div>
  )
}
