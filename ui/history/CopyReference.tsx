import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { copyText, selectText } from '../address/copy-text.ts'
import { announce } from '../lib/announce.ts'
import { cn } from '../lib/cn.ts'
import { timings } from '../lib/component-timings.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { IconButton } from '../primitives/IconButton.tsx'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  /** The whole reference, as the server sent it. */
  reference: string
  /** How long the confirmation is shown, in milliseconds. */
  copiedFor?: number
}

/** A reference with a button that copies it, because support asks for it. If the browser refuses, the text is selected instead. */
export function CopyReference({ reference, copiedFor = timings.copiedFor, className, ...rest }: Props) {
  const t = useTranslate()
  const text = useRef<HTMLElement>(null)
  const [result, setResult] = useState<'copied' | 'selected' | null>(null)
  useEffect(() => {
    if (result !== 'copied') return
    const timer = setTimeout(() => setResult(null), copiedFor)
    return () => clearTimeout(timer)
  }, [result, copiedFor])
  const copy = async () => {
    const copied = (await copyText(reference)) === 'copied'
    setResult(copied ? 'copied' : 'selected')
    if (copied) return announce(t(m.referenceCopied, { reference }))
    if (text.current) selectText(text.current)
    announce(t(m.copyingReferenceFailed), 'assertive')
  }
  return (
    <span data-slot="copy-reference" className={cn('block', className)} {...rest}>
      <span className="flex items-center justify-end gap-1">
        <bdi ref={text} className="min-w-0 wrap-anywhere">
          {reference}
        </bdi>
        <IconButton
          icon={result === 'copied' ? <Check className="text-gain" /> : <Copy />}
          label={t(m.copyReference)}
          size="sm"
          className="-my-2 -me-2 [&_svg]:size-4"
          onClick={() => void copy()}
        />
      </span>
      {result === 'selected' && <span className="mt-2 block text-sm text-muted">{t(m.copyingFailed)}</span>}
    </span>
  )
}
