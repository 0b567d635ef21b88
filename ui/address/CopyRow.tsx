import { Check, Copy } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { timings } from '../lib/component-timings.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { useCopy } from '../lib/use-copy.ts'
import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The text to copy. */
  text: string
  /** What the text is, for the messages. */
  kind: m.CopiedKind
  /** Names the button together with 'Copy': 'the Bitcoin address'. */
  what: string
  /** What screen readers announce after copying. */
  announced: string
  /** A line above the text. */
  label?: ReactNode
  /** A line below the text. */
  note?: ReactNode
  /** Why the text can't be copied now. */
  disabledReason?: string
  /** How long 'Copied' is shown, in milliseconds. */
  copiedFor?: number
  /** A formatted version of the text. By default, the text itself. */
  children?: ReactNode
}

/** A text with a button that copies it and reports the result (DEP-2). Warns if the clipboard then has something else (C37). */
export function CopyRow({
  text,
  kind,
  what,
  announced,
  label,
  note,
  disabledReason,
  copiedFor = timings.copiedFor,
  className,
  children = text,
  ...rest
}: Props) {
  const t = useTranslate()
  const { shown, result, count, copy } = useCopy<HTMLDivElement>({
    announcements: { copied: announced },
    copiedFor,
  })
  const copied = result === 'copied'
  return (
    <div data-slot="copy-row" className={cn('grid gap-3', className)} {...rest}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-44 has-[bdi]:basis-72">
          {label !== undefined && <div className="text-sm text-muted">{label}</div>}
          <div ref={shown} className="wrap-anywhere">
            {children}
          </div>
          {note !== undefined && <div className="mt-0.5 text-sm text-muted">{note}</div>}
        </div>
        <Button
          variant="secondary"
          size="sm"
          className="min-w-25"
          // The name contains the visible text, so that voice control finds the button.
          aria-label={copied ? t(m.copyWhatDone, { what }) : t(m.copyWhat, { what })}
          disabledReason={disabledReason}
          onClick={() => void copy(text)}
        >
          {copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
          {copied ? <span>{t(m.copied)}</span> : t(m.copy)}
        </Button>
      </div>
      {result === 'refused' && (
        <Callout key={count} tone="warning" live="assertive" title={t(m.copyFailed, { kind })}>
          {t(m.selectedForYou)}
        </Callout>
      )}
      {result === 'changed' && (
        <Callout key={count} tone="danger" live="assertive" title={t(m.doNotPaste)}>
          {t(m.clipboardChanged, { kind })}
        </Callout>
      )}
    </div>
  )
}
