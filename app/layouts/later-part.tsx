import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'

let waiting = false
let resolveTouched = () => {}
const touched = new Promise<void>((resolve) => {
  resolveTouched = resolve
})

/** The page is there as HTML and is only taken over: its `laterPart`s needn't be alive before somebody is at the page. */
export function letPartsWait() {
  waiting = true
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const
  const begin = () => {
    waiting = false
    for (const sign of signs) removeEventListener(sign, begin)
    resolveTouched()
  }
  for (const sign of signs) addEventListener(sign, begin, { passive: true })
}

const never = new Promise<never>(() => {})

/**
 * A part of a page whose HTML is complete without its code. In a page that is taken over, the code is fetched at the first
 * sign of a visitor, or `atLatest` milliseconds after the start; in a page that is gone to, at once, with `load`.
 */
export function laterPart(fetchPart: () => Promise<ComponentType>, atLatest?: number) {
  let Ready: ComponentType | undefined
  const load = async () => (Ready = await fetchPart())
  const later = async () => {
    if (waiting) await Promise.race([touched, atLatest === undefined ? never : wait(atLatest)])
    return load()
  }

  function LaterPart() {
    // Stays what it was: a change of the component would build the part anew.
    const [Part] = useState(
      () =>
        Ready ??
        // Where the code can't be had, the HTML stays as it is.
        lazy(async () => ({ default: await later().catch(() => never) })),
    )
    const box = useRef<HTMLDivElement>(null)
    const pressed = useRef<HTMLElement | null>(null)
    const [alive, setAlive] = useState(Ready !== undefined)
    useEffect(() => {
      const element = box.current
      if (alive || !element) return
      const hold = ({ target }: Event) => {
        pressed.current = target instanceof Element ? target.closest('button') : null
      }
      element.addEventListener('click', hold, true)
      return () => element.removeEventListener('click', hold, true)
    }, [alive])
    useEffect(() => {
      // Pressed while the code was on its way.
      if (alive && pressed.current?.isConnected) pressed.current.click()
      pressed.current = null
    }, [alive])
    return (
      <div ref={box} className="contents">
        <Suspense>
          <Part />
          <Alive onAlive={setAlive} />
        </Suspense>
      </div>
    )
  }
  return Object.assign(LaterPart, { load: () => (waiting ? undefined : load()) })
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function Alive({ onAlive }: { onAlive: (alive: boolean) => void }) {
  useEffect(() => onAlive(true), [onAlive])
  return null
}
