import { X } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef, useState, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Button } from '../primitives/Button.tsx'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'aside'>, 'children'> & {
  /** The messages, shown one after the other in a loop. */
  messages: readonly string[]
  /** The time between two messages, in milliseconds. */
  every: number
  /** How long a message is shown, in milliseconds. */
  lasts: number
  /** Pauses the messages, for example while a dialog is open. */
  paused?: boolean
  /** Called by Stop these messages. Don’t render it again afterwards. */
  onStop: () => void
}

type Box = { left: number; right: number; top: number; bottom: number }

/** Whether a popup at this position would cover a link, a button or a field. */
function coversControl(popup: HTMLElement, place: Box) {
  const controls = document.querySelectorAll('a, button, input, select, textarea, summary, iframe')
  return [...controls].some((control) => {
    if (popup.contains(control)) return false
    const { left, right, top, bottom } = control.getBoundingClientRect()
    return left < place.right && right > place.left && top < place.bottom && bottom > place.top
  })
}

/** Whether the popup can be shown in its current corner, on the other side of the window, or not at all. */
function freePlace(popup: HTMLElement): 'here' | 'other-side' | null {
  const here = popup.getBoundingClientRect()
  if (!coversControl(popup, here)) return 'here'
  const width = document.documentElement.clientWidth
  const { top, bottom } = here
  const there = { left: width - here.right, right: width - here.left, top, bottom }
  return coversControl(popup, there) ? null : 'other-side'
}

/**
 * Shows a message at regular intervals (GLB-5), in a corner where it covers no link, button or field. Between messages it is invisible but
 * stays in the tab order, so that keyboard users can reach its button at any time.
 */
export function TipPopup({ messages, every, lasts, paused = false, onStop, className, ref, ...rest }: Props) {
  const t = useTranslate()
  const [index, setIndex] = useState(-1)
  const [shown, setShown] = useState(false)
  const [held, setHeld] = useState(false)
  const [side, setSide] = useState<'start' | 'end'>('start')
  const root = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLElement)

  useEffect(() => {
    if (held || paused) return
    const timer = setInterval(() => {
      const place = root.current && freePlace(root.current)
      if (document.hidden || place === null) return
      if (place === 'other-side') setSide((last) => (last === 'start' ? 'end' : 'start'))
      setIndex((last) => (last + 1) % messages.length)
      setShown(true)
    }, every)
    return () => clearInterval(timer)
  }, [held, paused, every, messages.length])

  useEffect(() => {
    if (!shown || held) return
    const hide = () => setShown(false)
    const timer = setTimeout(hide, lasts)
    // Scrolling may bring a link under the message.
    addEventListener('scroll', hide, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', hide)
    }
  }, [shown, held, lasts])

  const hold = () => {
    setIndex((last) => Math.max(last, 0))
    setShown(true)
    setHeld(true)
  }
  const visible = shown && !paused
  return (
    // Hover and focus only keep the message visible. The button inside is the actual control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={root}
      data-slot="tip-popup"
      data-state={held ? 'held' : visible ? 'shown' : 'hidden'}
      aria-label={t(m.goodToKnow)}
      onPointerEnter={hold}
      onPointerLeave={() => setHeld(false)}
      onFocus={hold}
      onBlur={() => setHeld(false)}
      className={cn(
        'fixed bottom-4 z-30 w-80 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-raised p-4 text-sm shadow-float transition-opacity print:hidden',
        side === 'start' ? 'start-4' : 'end-4',
        !visible && 'pointer-events-none opacity-0',
        className,
      )}
      {...rest}
    >
      <p>{messages[Math.max(index, 0)]}</p>
      <Button variant="quiet" size="sm" onClick={onStop} className="-ms-3 mt-1 text-muted">
        <X aria-hidden className="size-4" />
        {t(m.stopMessages)}
      </Button>
    </aside>
  )
}
