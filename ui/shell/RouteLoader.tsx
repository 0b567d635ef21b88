import { useEffect, useLayoutEffect, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Horizon } from './Horizon.tsx'

type Props = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  /** The page that is coming. */
  title: string
  /** In milliseconds, from when it appears. */
  duration: number
  /** The time is up. */
  onDone: () => void
  /** A key, a click or a tap. */
  onDismiss: () => void
}

/**
 * GLB-2. Covers the page for the eye only: the page beneath is mounted, fetches, and can be read and used by a screen
 * reader meanwhile, so the loader itself is hidden from it. The risk warning and the ribbon stay above it (FAIR-2, FAIR-6).
 */
export function RouteLoader({ title, duration, onDone, onDismiss, className, ...rest }: Props) {
  useEffect(() => {
    const timer = setTimeout(onDone, duration)
    return () => clearTimeout(timer)
  }, [duration, onDone])
  // A layout effect: on a slow machine a key may come between the drawing and what runs after it.
  useLayoutEffect(() => {
    // The key that followed the link may still be held down.
    const onKey = (event: KeyboardEvent) => !event.repeat && onDismiss()
    // A screen reader clicks what is beneath, past the loader.
    window.addEventListener('click', onDismiss)
    window.addEventListener('keydown', onKey, true)
    return () => {
      window.removeEventListener('click', onDismiss)
      window.removeEventListener('keydown', onKey, true)
    }
  }, [onDismiss])
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
      <div className="h-px w-72 max-w-full bg-line">
        <div
          className="h-px origin-left bg-accent transition-transform ease-linear motion-reduce:hidden rtl:origin-right starting:scale-x-0"
          style={{ transitionDuration: `${duration}ms` }}
        />
      </div>
      <p className="max-w-[36ch] text-sm text-muted">
        Press any key, click or tap to go on. This screen then stays away until you close the tab.
      </p>
    </div>
  )
}
