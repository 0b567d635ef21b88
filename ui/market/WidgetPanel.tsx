import { CloudOff } from 'lucide-react'
import { Link } from '../primitives/Link.tsx'
import { RetryButton } from '../primitives/LoadError.tsx'
import { Button } from '../primitives/Button.tsx'
import { PROVIDER_URL } from './presets.ts'
import type { FrameState } from './use-frame-state.ts'
import type { ReactNode } from 'react'

export type Trouble = Exclude<FrameState, 'loading' | 'alive'>

export const widgetMessages: Record<Trouble, { title: string; text: string }> = {
  unknown: {
    title: 'TradingView is not responding',
    text: 'Your browser or network may be blocking it, or TradingView is slow.',
  },
  slow: {
    title: 'TradingView is taking too long',
    text: 'The widget will appear here when TradingView responds.',
  },
  offline: {
    title: 'You seem to be offline',
    text: 'This widget comes back by itself once you are connected again.',
  },
  blocked: {
    title: 'This widget was blocked',
    text: 'The security rules of this site or your browser kept TradingView from loading.',
  },
  empty: { title: 'No data for this market', text: 'TradingView says that it has no figures to show here.' },
}

type Props = {
  /** What is known of the failure. It chooses title and text. */
  trouble: Trouble
  /** What the widget is, at the start of a sentence: 'Technical analysis'. */
  what: string
  /** What the widget would show, for the accessible names of the buttons. */
  label: string
  /** Uses a layout of one line where there is room, for a collapsed widget (DSH-10). */
  low: boolean
  /** Called by the retry button. */
  onRetry: () => void
  /** Called by Show it anyway, which is offered for `unknown` only: something was loaded and is silent. */
  onShow: () => void
  /** Our own chart, shown instead of the widget. */
  standIn?: ReactNode
}

/** Replaces a market widget that is blocked, offline, slow or empty: in its size (WGT-1), or in one line (DSH-10). */
export function WidgetPanel({ trouble, what, label, low, onRetry, onShow, standIn }: Props) {
  const { title, text } = widgetMessages[trouble]
  if (low) return <LowPanel {...{ trouble, what, label, onRetry, onShow }} />
  const actions = (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <RetryButton aria-label={`Try again: ${label}`} onRetry={onRetry} />
      {trouble === 'unknown' && (
        <Button variant="quiet" size="sm" aria-label={`Show it anyway: ${label}`} onClick={onShow}>
          {standIn === undefined ? 'Show it anyway' : 'Show it'}
        </Button>
      )}
      <Link external href={PROVIDER_URL} className={linkStyle}>
        Open TradingView
      </Link>
    </div>
  )
  if (standIn !== undefined)
    return (
      <div className="flex min-h-full flex-col justify-between gap-1 px-4 pt-3 pb-2">
        <p className="text-sm leading-5 text-muted">TradingView did not load. From our price list:</p>
        {standIn}
        {actions}
      </div>
    )
  return (
    <div className="flex min-h-full flex-col items-center justify-center gap-1 p-4 text-center">
      <CloudOff aria-hidden className="mb-1 size-6 stroke-[1.5] text-muted" />
      <p className="font-semibold">{title}</p>
      <p className="max-w-[44ch] text-sm text-muted">{text}</p>
      <div className="mt-2 *:justify-center">{actions}</div>
    </div>
  )
}

const linkStyle = 'inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11'

/** What happened, in one sentence. Only being offline and having no data have other remedies than a retry. */
const sentenceOf = (trouble: Trouble, what: string) =>
  trouble === 'offline' || trouble === 'empty'
    ? `${widgetMessages[trouble].title}.`
    : `${what} from TradingView did not load.`

function LowPanel({ trouble, what, label, onRetry, onShow }: Omit<Props, 'low' | 'standIn'>) {
  return (
    <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-6 px-4 py-1">
      <p className="flex items-center gap-2 text-sm leading-5 text-muted">
        <CloudOff aria-hidden className="size-4 shrink-0" />
        {sentenceOf(trouble, what)}
      </p>
      <div className="-mx-2 flex flex-wrap items-center gap-x-2">
        <Button
          variant="quiet"
          size="sm"
          className="px-2"
          aria-label={`Try again: ${label}`}
          onClick={onRetry}
        >
          Try again
        </Button>
        {trouble === 'unknown' && (
          <Button
            variant="quiet"
            size="sm"
            className="px-2"
            aria-label={`Show it anyway: ${label}`}
            onClick={onShow}
          >
            Show it
          </Button>
        )}
        <Link external href={PROVIDER_URL} className={`${linkStyle} px-2`}>
          Open TradingView
        </Link>
      </div>
    </div>
  )
}
