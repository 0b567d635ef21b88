import { Check, Copy } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { timings } from '../lib/component-timings.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { useCopy } from '../lib/use-copy.ts'
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
  const { shown, result, copy } = useCopy<HTMLElement>({
    announcements: { copied: t(m.referenceCopied, { reference }), refused: t(m.copyingReferenceFailed) },
    copiedFor,
    treatChangedAsRefused: true,
  })
  return (
    <span data-slot="copy-reference" className={cn('block', className)} {...rest}>
      <span className="flex items-center justify-end gap-1">
        <bdi ref={shown} className="min-w-0 wrap-anywhere">
          {reference}
        </bdi>
        <IconButton
          icon={result === 'copied' ? <Check className="text-gain" /> : <Copy />}
          label={t(m.copyReference)}
          size="sm"
          className="-my-2 -me-2 [&_svg]:size-4"
          onClick={() => void copy(reference)}
        />
      </span>
      {result === 'refused' && <span className="mt-2 block text-sm text-muted">{t(m.copyingFailed)}</span>}
    </span>
  )
}
