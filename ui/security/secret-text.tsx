import { useRef, useState } from 'react'
import { copyText, selectText } from '../address/copy-text.ts'
import { announce } from '../lib/announce.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Button } from '../primitives/Button.tsx'
import * as m from './messages.ts'

/** The key of an authenticator app as text, with a button that copies it. */
export function SecretText({ secret }: { secret: string }) {
  const t = useTranslate()
  const shown = useRef<HTMLElement>(null)
  const [status, setStatus] = useState('')
  const copy = async () => {
    const was = await copyText(secret)
    if (was === 'refused' && shown.current) selectText(shown.current)
    const result = t(results[was])
    setStatus(result)
    announce(result, was === 'copied' ? 'polite' : 'assertive')
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <code ref={shown} translate="no" dir="ltr" className="min-w-0 font-mono text-sm wrap-anywhere">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          {t(m.copyKey)}
        </Button>
      </div>
      {status && <p className="text-sm text-muted">{status}</p>}
    </div>
  )
}

const results = { copied: m.keyCopied, refused: m.keyNotCopied, changed: m.clipboardNotKey }
