import { CloudOff } from 'lucide-react'
import { useTranslate } from '../lib/locale-context.ts'
import { Link } from '../primitives/Link.tsx'
import { RetryButton } from '../primitives/LoadError.tsx'
import { Button } from '../primitives/Button.tsx'
import * as words from '../primitives/messages.ts'
import * as m from './messages.ts'
import { PROVIDER_URL } from './presets.ts'
import type { FrameState } from './use-frame-state.ts'
import type { ReactNode } from 'react'

export type Trouble = Exclude<FrameState, 'loading' | 'alive'>

export const widgetMessages: Record<Trouble, { title: () => string; text: () => string }> = {
  unknown: { title: m.unknownTitle, text: m.unknownText },
  slow: { title: m.slowTitle, text: m.slowText },
  offline: { title: m.offlineTitle, text: m.offlineText },
  blocked: { title: m.blockedTitle, text: m.blockedText },
  empty: { title: m.emptyTitle, text: m.emptyText },
}

type Props = {
  /** The kind of failure, which determines the title and the text. */
  trouble: Trouble
  /** The name of the widget, for the start of the line: 'Technical analysis'. The figure around the panel has its full name. */
  what: string
  /** Uses a layout of one line where there is room, for a collapsed widget. */
  low: boolean
  /** Called by the retry button. */
  onRetry: () => void
  /** Called by Show the widget anyway, which is offered only for `unknown`: the frame has loaded but sends no messages. */
  onShow: () => void
  /** Our own chart, shown instead of the widget. */
  standIn?: ReactNode
}

/** Replaces a market widget that is blocked, offline, slow or empty: at the same size (WGT-1), or as one line (DSH-10). */
export function WidgetPanel({ trouble, what, low, onRetry, onShow, standIn }: Props) {
  const t = useTranslate()
  const { title, text } = widgetMessages[trouble]
  if (low) return <LowPanel {...{ trouble, what, onRetry, onShow }} />
  const actions = (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <RetryButton onRetry={onRetry} />
      {trouble === 'unknown' && (
        <Button variant="quiet" size="sm" onClick={onShow}>
          {standIn === undefined ? t(m.showAnyway) : t(m.showIt)}
        </Button>
      )}
      <Link external href={PROVIDER_URL} className={linkStyle}>
        {t(m.openProvider)}
      </Link>
    </div>
  )
  if (standIn !== undefined)
    return (
      <div className="flex min-h-full flex-col justify-between gap-1 px-4 pt-3 pb-2">
        <p className="text-sm leading-5 text-muted">{t(m.fromPriceList)}</p>
        {standIn}
        {actions}
      </div>
    )
  return (
    <div className="flex min-h-full flex-col items-center justify-center gap-1 p-4 text-center">
      <CloudOff aria-hidden className="mb-1 size-6 stroke-[1.5] text-muted" />
      <p className="font-semibold">{t(title)}</p>
      <p className="max-w-[44ch] text-sm text-muted">{t(text)}</p>
      <div className="mt-2 *:justify-center">{actions}</div>
    </div>
  )
}

const linkStyle = 'inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11'

/** What happened, in one line. A frame that is silent or slow may still load, so nothing says that it failed. */
const sentences = {
  unknown: m.noAnswer,
  slow: m.noAnswer,
  offline: m.offlineSentence,
  blocked: m.couldNotLoad,
  empty: m.emptySentence,
} satisfies Record<Trouble, unknown>

function LowPanel({ trouble, what, onRetry, onShow }: Omit<Props, 'low' | 'standIn'>) {
  const t = useTranslate()
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 px-4 in-data-collapsed:px-0">
      <p className="flex items-center gap-2 text-sm leading-5 text-muted">
        <CloudOff aria-hidden className="size-4 shrink-0" />
        {t(sentences[trouble], { what })}
      </p>
      <div className="-mx-2 flex flex-wrap items-center gap-x-2">
        <Button variant="quiet" size="sm" className="px-2" onClick={onRetry}>
          {t(words.tryAgain)}
        </Button>
        {trouble === 'unknown' && (
          <Button variant="quiet" size="sm" className="px-2" onClick={onShow}>
            {t(m.showIt)}
          </Button>
        )}
        <Link external href={PROVIDER_URL} className={`${linkStyle} px-2`}>
          {t(m.openProvider)}
        </Link>
      </div>
    </div>
  )
}
