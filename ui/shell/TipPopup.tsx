import { X } from 'lucide-react'
import { useEffect, useState, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Button } from '../primitives/Button.tsx'

type Props = Omit<ComponentProps<'aside'>, 'children'> & {
  messages: readonly string[]
  /** How often one comes up, and for how long, in milliseconds. */
  every: number
  lasts: number
  /** Nothing comes up meanwhile: a dialog is open, or the page is covered. */
  paused?: boolean
  onStop: () => void
}

/**
 * GLB-5. Between two messages the popup can't be seen but stays in the order of focus, so that a keyboard can get to
 * 'Stop these messages' without a race against the clock.
 */
export function TipPopup({ messages, every, lasts, paused = false, onStop, className, ...rest }: Props) {
  const [index, setIndex] = useState(-1)
  const [shown, setShown] = useState(false)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (held || paused) return
    const timer = setInterval(() => {
      if (document.hidden) return
      setIndex((last) => (last + 1) % messages.length)
      setShown(true)
    }, every)
    return () => clearInterval(timer)
  }, [held, paused, every, messages.length])

  useEffect(() => {
    if (!shown || held) return
    const timer = setTimeout(() => setShown(false), lasts)
    return () => clearTimeout(timer)
  }, [shown, held, lasts])

  const hold = () => {
    setIndex((last) => Math.max(last, 0))
    setShown(true)
    setHeld(true)
  }
  const visible = shown && !paused
  return (
    // Being pointed at or focused holds it; what can be done in it is the button's.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      data-slot="tip-popup"
      data-state={held ? 'held' : visible ? 'shown' : 'hidden'}
      aria-label="Good to know"
      onPointerEnter={hold}
      onPointerLeave={() => setHeld(false)}
      onFocus={hold}
      onBlur={() => setHeld(false)}
      className={cn(
        'fixed start-4 z-30 w-80 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-raised p-4 text-sm shadow-float transition-opacity print:hidden',
        !visible && 'pointer-events-none opacity-0',
        className,
      )}
      {...rest}
    >
      <p>{messages[Math.max(index, 0)]}</p>
      <Button variant="quiet" size="sm" onClick={onStop} className="-ms-3 mt-1 text-muted">
        <X aria-hidden className="size-4" />
        Stop these messages
      </Button>
    </aside>
  )
}
