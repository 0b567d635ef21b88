import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** The least width of a month, with its name below it and without. */
const NAMED_REM = 1.875
const UNNAMED_REM = 1.25

type Options = { count: number; chosen: number }

/**
 * Fits a row of months into a container, which scrolls if they don't fit. The chosen one is always in view. `ref`: of the container, whose first
 * child has the months. `named`: whether there is space for the name of each month. `scrolls`: whether some are out of view.
 */
export function useMonthsInView({ count, chosen }: Options) {
  const scroller = useRef<HTMLDivElement>(undefined)
  /** The width of the container, in rem, and the width that the months were last fitted to. */
  const [room, setRoom] = useState(Infinity)
  const fitted = useRef(0)
  const fits = (rem: number) => Math.max(1, Math.floor(room / rem))
  // The names of a year's months are only left out if that makes all of them fit.
  const named = count <= 12 && (count <= fits(NAMED_REM) || count > fits(UNNAMED_REM))
  const shown = Math.min(count, fits(named ? NAMED_REM : UNNAMED_REM))

  const ref = useCallback((box: HTMLDivElement) => {
    const measure = () => setRoom(box.clientWidth / rootFontSize())
    scroller.current = box
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  useLayoutEffect(() => {
    if (!scroller.current || room === Infinity) return
    fitMonths(scroller.current, { chosen, count, shown, stays: fitted.current === room })
    fitted.current = room
  }, [chosen, count, shown, room])

  return { ref, named, scrolls: shown < count }
}

const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

type Fit = Options & {
  /** How many months are in view. */
  shown: number
  /** The months in view stay there if the chosen one is among them. */
  stays: boolean
}

/**
 * Makes a plot that is wider than its container so wide that no month is cut at the edges, and scrolls it so that the chosen one is in view.
 * Sets the style from here, because a strict content security policy ignores the style attribute in HTML from a server.
 */
function fitMonths(box: HTMLElement, { chosen, count, shown, stays }: Fit) {
  const plot = box.firstElementChild
  if (!(plot instanceof HTMLElement)) return
  plot.style.minWidth = `${(count / shown) * 100}%`
  const width = box.clientWidth / shown
  const first = stays ? Math.round(box.scrollLeft / width) : 0
  box.scrollLeft = Math.min(Math.max(first, chosen + 1 - shown), chosen) * width
}
