import { Copy, Download, Printer } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { CheckboxWithError } from './checkbox-with-error.tsx'

type ActionsProps = {
  /** The labels of the three buttons. */
  labels: { copy: string; download: string; print: string }
  onCopy: () => void
  onDownload: () => void
  /** More buttons after these. */
  children?: ReactNode
}

/** The buttons that copy, download and print a secret that is shown once. Printing prints the window. */
export function SecretActions({ labels, onCopy, onDownload, children }: ActionsProps) {
  const actions = [
    [Copy, labels.copy, onCopy],
    [Download, labels.download, onDownload],
    [Printer, labels.print, () => window.print()],
  ] as const
  return (
    <div className="flex flex-wrap items-center gap-2 *:grow print:hidden">
      {actions.map(([Icon, label, onClick]) => (
        <Button key={label} variant="secondary" size="sm" onClick={onClick}>
          <Icon aria-hidden className="size-4.5" />
          {label}
        </Button>
      ))}
      {children}
    </div>
  )
}

type ConfirmProps = {
  /** The label of the checkbox, such as 'I have saved my seed phrase'. */
  label: string
  /** The error if the customer goes on without ticking it. */
  error: string
  /** The label of the button. */
  button: string
  size?: 'md' | 'lg'
  /** Called by the button once the box is ticked. */
  onConfirm: () => void
}

/** A checkbox that the secret is saved, and the button that needs it. While it is shown, the browser asks before the page is left. */
export function ConfirmSaved({ label, error, button, size = 'md', onConfirm }: ConfirmProps) {
  const box = useRef<HTMLInputElement>(null)
  const [ticked, setTicked] = useState(false)
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  const confirm = () => {
    if (ticked) return onConfirm()
    setAsked(true)
    box.current?.focus()
  }
  return (
    <>
      <div className="print:hidden">
        <CheckboxWithError
          error={asked && !ticked ? error : undefined}
          ref={box}
          checked={ticked}
          onChange={(event) => setTicked(event.target.checked)}
          label={label}
        />
      </div>
      <Button size={size} className="print:hidden" onClick={confirm}>
        {button}
      </Button>
    </>
  )
}
