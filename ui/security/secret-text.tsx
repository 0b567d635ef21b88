import { useRef, useState } from 'react'
import { copyText, selectText } from '../address/copy-text.ts'
import { announce } from '../lib/announce.ts'
import { Button } from '../primitives/Button.tsx'

/** The key of an authenticator app as text, with a button that copies it. */
export function SecretText({ secret }: { secret: string }) {
  const shown = useRef<HTMLElement>(null)
  const [said, setSaid] = useState('')
  const copy = async () => {
    const was = await copyText(secret)
    if (was === 'refused' && shown.current) selectText(shown.current)
    setSaid(results[was])
    announce(results[was], was === 'copied' ? 'polite' : 'assertive')
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <code ref={shown} translate="no" dir="ltr" className="min-w-0 font-mono text-sm wrap-anywhere">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          Copy key
        </Button>
      </div>
      {said && <p className="text-sm text-muted">{said}</p>}
    </div>
  )
}

const results = {
  copied: 'Key copied',
  refused: 'The browser refused to copy. The key is selected: copy it yourself.',
  changed: 'Do not paste what was copied: the clipboard holds something else. Scan the picture instead.',
}
