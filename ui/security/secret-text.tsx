import { useTranslate } from '../lib/locale-context.ts'
import { useCopy } from '../lib/use-copy.ts'
import { Button } from '../primitives/Button.tsx'
import * as m from './messages.ts'

/** The key of an authenticator app as text, with a button that copies it. */
export function SecretText({ secret }: { secret: string }) {
  const t = useTranslate()
  const results = { copied: t(m.keyCopied), refused: t(m.keyNotCopied), changed: t(m.clipboardNotKey) }
  const { shown, result, copy } = useCopy<HTMLElement>({ announcements: results })
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <code ref={shown} translate="no" dir="ltr" className="min-w-0 font-mono text-sm wrap-anywhere">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <Button variant="secondary" size="sm" onClick={() => void copy(secret)}>
          {t(m.copyKey)}
        </Button>
      </div>
      {result && <p className="text-sm text-muted">{results[result]}</p>}
    </div>
  )
}
