import { useEffect, useLayoutEffect, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import * as words from '../primitives/messages.ts'
import { Horizon } from './Horizon.tsx'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  /** The title of the next page. */
  title: string
  /** Ends the loader automatically. If you leave it out, the loader covers the page until it is unmounted. */
  timed?: {
    /** How long the loader is shown, in milliseconds. */
    duration: number
    /** Called after `duration`. */
    onDone: () => void
    /** Called on a key press, a click or a tap. */
    onDismiss: () => void
  }
}

/**
 * Covers the page visually while it loads (GLB-2). Screen readers can read and use the page below, so the loader is hidden from them. The
 * risk warning and the sandbox ribbon stay above the loader (FAIR-2, FAIR-6).
 */
export function RouteLoader({ title, timed, className, ...rest }: Props) {
  const t = useTranslate()
  return (
    <div
      data-slot="route-loader"
      aria-hidden
      className={cn(
        'fixed inset-0 z-25 grid place-content-center justify-items-center gap-5 bg-page px-5 text-center select-none',
        className,
      )}
      {...rest}
    >
      <Horizon className="w-72 max-w-full" />
      <p className="text-lg font-semibold">{title}</p>
      {timed ? <Countdown {...timed} /> : <p className="text-sm text-muted">{t(words.loading)}</p>}
    </div>
  )
}

function Countdown({ duration, onDone, onDismiss }: NonNullable<Props['timed']>) {
  const t = useTranslate()
  useEffect(() => {
    const timer = setTimeout(onDone, duration)
    return () => clearTimeout(timer)
  }, [duration, onDone])
  // A layout effect, because on a slow device a key press may come before a normal effect runs.
  useLayoutEffect(() => {
    // Ignores repeats, because the key that activated the link may still be held down.
    const onKey = (event: KeyboardEvent) => !event.repeat && onDismiss()
    // Listens on the window, because a screen reader clicks elements below the loader.
    window.addEventListener('click', onDismiss)
    window.addEventListener('keydown', onKey, true)
    return () => {
      window.removeEventListener('click', onDismiss)
      window.removeEventListener('keydown', onKey, true)
    }
  }, [onDismiss])
  return (
    <>
      <div className="h-px w-72 max-w-full bg-line">
        <div
          className="h-px origin-left bg-accent transition-transform ease-linear motion-reduce:hidden rtl:origin-right starting:scale-x-0"
          style={{ transitionDuration: `${duration}ms` }}
        />
      </div>
      <p className="max-w-[36ch] text-sm text-muted">{t(m.skipLoader)}</p>
    </>
  )
}
