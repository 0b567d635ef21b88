import { useEffect, useEffectEvent, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { timings } from '../lib/component-timings.ts'
import { Link } from '../primitives/Link.tsx'
import { Spinner } from '../primitives/Spinner.tsx'
import {
  frameSandbox,
  PROVIDER_URL,
  widgetTitles,
  widgetUrl,
  type WidgetName,
  type WidgetPreset,
  type WidgetTheme,
} from './presets.ts'
import * as m from './messages.ts'
import { useFrameState } from './use-frame-state.ts'
import { useInView } from '../lib/use-in-view.ts'
import { usePageTheme } from './use-page-theme.ts'
import { WidgetPanel } from './WidgetPanel.tsx'

// In rem, so that larger text fits into the panel too.
const heights: Record<WidgetName, string> = {
  'advanced-chart': 'h-[38.125rem]',
  'ticker-tape': 'h-[4.75rem]',
  'mini-symbol-overview': 'h-[13.75rem]',
  'technical-analysis': 'h-[28.125rem]',
  'forex-heat-map': 'h-[25rem]',
  'market-quotes': 'h-[28.125rem]',
}

type Props = Omit<ComponentProps<'figure'>, 'children'> & {
  /** The provider's widget to show, with its symbol or other settings. */
  preset: WidgetPreset
  /** What the widget shows, such as 'Bitcoin to US dollar, 12 months'. */
  label: string
  /** The theme of the frame. By default, that of the page. */
  theme?: WidgetTheme
  /** The base URL of the provider's frames. Stories and tests use a different one. */
  frameBase?: string
  /** How long to wait before the widget counts as slow, in milliseconds. */
  slowAfter?: number
  /** Called when the widget fails, for example to load our own data for `standIn`. */
  onTrouble?: () => void
  /** Our own chart and its credit, shown instead of a widget that fails. */
  standIn?: { chart: ReactNode; credit: ReactNode }
  /** A widget that fails shrinks to one line with a retry and a link, and grows again once it loads. */
  collapses?: boolean
  /** Overrides the height, for example to match a widget beside it. */
  boxClassName?: string
}

/** A widget of TradingView with a fixed height, loaded when it comes into view. If it fails, a panel replaces it (WGT-1). */
export function MarketWidget({
  preset,
  label,
  theme,
  frameBase,
  slowAfter = timings.widgetSlowAfter,
  onTrouble,
  standIn,
  collapses = false,
  boxClassName,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const after = useRef<HTMLSpanElement>(null)
  const pageTheme = usePageTheme()
  const src = widgetUrl(preset, theme ?? pageTheme, frameBase, t)
  const mounted = useInView(box)
  const { state, key, retry, onLoad, accept } = useFrameState({ frame, src, mounted, slowAfter })
  const covered = state !== 'alive'
  const failed = covered && state !== 'loading'
  const replaced = standIn !== undefined && failed
  const collapsed = collapses && failed && !replaced
  const reportTrouble = useEffectEvent(() => onTrouble?.())
  useEffect(() => {
    if (failed) reportTrouble()
  }, [failed])
  return (
    <figure
      data-slot="market-widget"
      data-state={mounted ? state : 'waiting'}
      data-collapsed={collapsed || undefined}
      aria-label={label}
      className={cn('relative min-w-0', className)}
      {...rest}
    >
      <a
        href={`#${id}after`}
        onClick={(event) => {
          event.preventDefault()
          after.current?.focus()
        }}
        className="sr-only focus:not-sr-only focus:absolute focus:start-2 focus:top-2 focus:z-10 focus:flex focus:min-h-11 focus:items-center focus:rounded-control focus:bg-raised focus:px-4 focus:font-medium focus:text-link focus:shadow-float"
      >
        {t(m.skipWidget)}
      </a>
      <div
        ref={box}
        tabIndex={-1}
        className={cn(
          'relative overflow-hidden outline-offset-0',
          !collapsed && 'rounded-card border border-line bg-surface',
          heights[preset.name],
          boxClassName,
          collapsed && 'h-auto lg:h-auto',
        )}
      >
        {mounted && (
          <iframe
            key={key}
            ref={frame}
            src={src}
            title={t(m.frameTitle, { label })}
            loading="lazy"
            sandbox={frameSandbox(src, location.href)}
            referrerPolicy="strict-origin-when-cross-origin"
            inert={covered}
            onLoad={onLoad}
            className="absolute inset-0 size-full border-0"
          />
        )}
        {covered && (
          <div className={collapsed ? 'relative bg-page' : 'absolute inset-0 overflow-y-auto bg-surface'}>
            {state === 'loading' ? (
              <Waiting />
            ) : (
              <WidgetPanel
                trouble={state}
                // Several small charts may fail at once.
                what={preset.name === 'mini-symbol-overview' ? label : t(widgetTitles[preset.name])}
                low={collapsed || preset.name === 'ticker-tape'}
                onRetry={() => {
                  retry()
                  // The pressed button disappears.
                  box.current?.focus({ preventScroll: true })
                }}
                onShow={accept}
                standIn={standIn?.chart}
              />
            )}
          </div>
        )}
      </div>
      <figcaption
        className={cn(
          !collapsed && 'mt-1.5',
          'flex flex-wrap content-start gap-x-3 text-sm text-muted',
          // Always two lines, so that the page doesn't shift when the credit of our own chart replaces this one.
          preset.name === 'mini-symbol-overview' && !collapsed && 'min-h-10',
        )}
      >
        {replaced ? (
          standIn.credit
        ) : collapsed ? null : (
          <>
            <span>
              {t(m.marketDataBy, {
                provider: (
                  <Link external href={PROVIDER_URL}>
                    TradingView
                  </Link>
                ),
              })}
            </span>
            <span>{t(m.mayBeDelayed)}</span>
            {preset.name === 'technical-analysis' && <span>{t(m.notAdvice)}</span>}
          </>
        )}
      </figcaption>
      <span ref={after} id={`${id}after`} tabIndex={-1} className="sr-only">
        {t(m.endOfWidget)}
      </span>
    </figure>
  )
}

function Waiting() {
  const t = useTranslate()
  return (
    <p className="flex size-full items-center justify-center gap-2.5 bg-sunken p-4 text-sm text-muted">
      <Spinner />
      {t(m.loadingWidget)}
    </p>
  )
}
