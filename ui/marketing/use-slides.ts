import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useRef, useState } from 'react'
import { useDirection } from '../lib/use-direction.ts'
import { scrollInTime } from './timed-scroll.ts'

type Options = {
  count: number
  /** The time from one slide to the next, in milliseconds. `0` turns autoplay off. */
  every: number
  /** The duration of the transition, in milliseconds. `0` means no transition. */
  transition: number
  /** Stops autoplay: paused by the button, or while the carousel has the pointer or the focus. */
  still: boolean
  /** Called when the visitor, and not autoplay, goes to a slide. */
  onVisit: (index: number) => void
}

/** The state of a looping carousel (Embla) with autoplay. `alive` is `false` until the carousel can move. */
export function useSlides({ count, every, transition, still, onVisit }: Options) {
  const [autoplay] = useState(() =>
    Autoplay({ delay: every, playOnInit: false, stopOnInteraction: false, stopOnFocusIn: false }),
  )
  const [viewport, embla] = useEmblaCarousel(
    { loop: true, direction: useDirection(), watchFocus: false },
    every > 0 && count > 1 ? [autoplay] : [],
  )
  const [index, setIndex] = useState(0)
  const latest = useRef({ still, onVisit })
  useEffect(() => {
    latest.current = { still, onVisit }
  })

  useEffect(() => {
    if (!embla) return
    let swiping = false
    const onSelect = () => {
      setIndex(embla.selectedScrollSnap())
      if (swiping) latest.current.onVisit(embla.selectedScrollSnap())
    }
    const onDown = () => {
      swiping = true
    }
    const onUp = () => {
      swiping = false
    }
    // The plugin restarts after every swipe, even if the visitor has paused it.
    const onPlay = () => queueMicrotask(() => latest.current.still && embla.plugins().autoplay?.stop())
    embla.on('select', onSelect).on('pointerDown', onDown).on('pointerUp', onUp).on('autoplay:play', onPlay)
    return () => {
      embla
        .off('select', onSelect)
        .off('pointerDown', onDown)
        .off('pointerUp', onUp)
        .off('autoplay:play', onPlay)
    }
  }, [embla])

  useEffect(() => {
    if (!embla || transition === 0) return
    let stop = scrollInTime(embla, transition)
    // A change of size creates a new engine.
    const again = () => {
      stop()
      stop = scrollInTime(embla, transition)
    }
    embla.on('reInit', again)
    return () => {
      stop()
      embla.off('reInit', again)
    }
  }, [embla, transition])

  useEffect(() => {
    if (!embla) return
    const apply = () => {
      const player = embla.plugins().autoplay
      if (still) player?.stop()
      else player?.play()
    }
    apply()
    embla.on('reInit', apply)
    return () => void embla.off('reInit', apply)
  }, [embla, still])

  // A button was pressed before the carousel was ready.
  const pending = useRef<1 | -1 | null>(null)
  const go = (by: 1 | -1) => {
    if (!embla) {
      pending.current = by
      return
    }
    if (by === 1) embla.scrollNext(transition === 0)
    else embla.scrollPrev(transition === 0)
    embla.plugins().autoplay?.reset()
    onVisit(embla.selectedScrollSnap())
  }
  useEffect(() => {
    if (!embla || pending.current === null) return
    go(pending.current)
    pending.current = null
  })
  return { viewport, index, go, alive: embla !== undefined }
}
