import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useDirection } from '../lib/use-direction.ts'

type Options = {
  count: number
  /** Milliseconds from one slide to the next; `0` turns autoplay off. */
  every: number
  /** The duration of a change in milliseconds; `0` for no transition. */
  transition: number
  /** Paused by the button, or held by pointer or focus. */
  still: boolean
  /** Called when the visitor goes to a slide, but not when autoplay does. */
  onVisit: (index: number) => void
}

// Embla's `duration` is an attraction strength. Near half a second, a slide arrives (to 0.5 % of its width) after this many
// milliseconds for each unit: https://www.embla-carousel.com/api/options/#duration
const MILLISECONDS_PER_UNIT = 26

/** The state of a looping carousel (Embla) with autoplay. */
export function useSlides({ count, every, transition, still, onVisit }: Options) {
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    direction: useDirection(),
    watchFocus: false,
    duration: transition / MILLISECONDS_PER_UNIT,
  })
  const [index, setIndex] = useState(0)
  const [swiping, setSwiping] = useState(false)
  const hidden = useTabHidden()
  const latest = useRef(onVisit)
  useEffect(() => {
    latest.current = onVisit
  })

  useEffect(() => {
    if (!embla) return
    let byHand = false
    const onSelect = () => {
      setIndex(embla.selectedScrollSnap())
      if (byHand) latest.current(embla.selectedScrollSnap())
    }
    const swipe = (now: boolean) => () => {
      byHand = now
      setSwiping(now)
    }
    const [onDown, onUp] = [swipe(true), swipe(false)]
    embla.on('select', onSelect).on('pointerDown', onDown).on('pointerUp', onUp)
    return () => void embla.off('select', onSelect).off('pointerDown', onDown).off('pointerUp', onUp)
  }, [embla])

  useEffect(() => {
    if (!embla || every === 0 || count < 2 || still || swiping || hidden) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // Each slide gets its full time, also after an interaction.
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => embla.scrollNext(), every)
    }
    wait()
    embla.on('select', wait)
    return () => {
      clearTimeout(timer)
      embla.off('select', wait)
    }
  }, [embla, every, count, still, swiping, hidden])

  // The button was pressed before the carousel was ready.
  const pressed = useRef<1 | -1 | null>(null)
  const go = (by: 1 | -1) => {
    if (!embla) {
      pressed.current = by
      return
    }
    if (by === 1) embla.scrollNext(transition === 0)
    else embla.scrollPrev(transition === 0)
    onVisit(embla.selectedScrollSnap())
  }
  useEffect(() => {
    if (!embla || pressed.current === null) return
    go(pressed.current)
    pressed.current = null
  })
  return { viewport, index, go }
}

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

const useTabHidden = () =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'hidden',
    () => false,
  )
