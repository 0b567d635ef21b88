import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { firstInteraction, noteInteraction } from './first-interaction.ts'

let waiting = false

/** The page is there as HTML and is only taken over: its `laterPart`s needn't be alive before somebody is at the page. */
export function deferHydration() {
  waiting = true
  void firstInteraction.then(() => {
    waiting = false
  })
}

const never = new Promise<never>(() => {})

/**
 * A part of a page whose HTML is complete without its code. In a page that is taken over, the code is fetched at the first
 * sign of a visitor, or `atLatest` milliseconds after the start; in a page that is gone to, at once, with `load`.
 */
export function deferredHydration(fetchPart: () => Promise<ComponentType>, atLatest?: number) {
  let Ready: ComponentType | undefined
  const load = async () => (Ready = await fetchPart())
  const later = async () => {
    if (waiting) await Promise.race([firstInteraction, atLatest === undefined ? never : wait(atLatest)])
    return load()
  }

  function DeferredHydration() {
    // Stays what it was: a change of the component would build the part anew.
    const [Part] = useState(
      () =>
        Ready ??
        // Where the code can't be had, the HTML stays as it is.
        lazy(async () => ({ default: await later().catch(() => never) })),
    )
    const box = useRef<HTMLDivElement>(null)
    const pressed = useRef<HTMLElement | null>(null)
    const [alive, setAlive] = useState(false)
    useEffect(() => {
      const element = box.current
      if (alive || !element) return
      // At the document: React lets no click through to a part that it has not taken over.
      const hold = ({ target, type }: Event) => {
        if (!(target instanceof Element) || !element.contains(target)) return
        noteInteraction()
        if (type === 'click') pressed.current = target.closest('button')
      }
      const kinds = ['click', 'focusin'] as const
      for (const kind of kinds) document.addEventListener(kind, hold, true)
      return () => {
        for (const kind of kinds) document.removeEventListener(kind, hold, true)
      }
    }, [alive])
    useEffect(() => {
      // Pressed while the code was on its way.
      if (alive && pressed.current?.isConnected) pressed.current.click()
      pressed.current = null
    }, [alive])
    return (
      <div
        ref={box}
        data-slot="deferred-hydration"
        data-state={alive ? 'alive' : 'waiting'}
        className="contents"
      >
        <Suspense>
          <Part />
          <Alive onAlive={setAlive} />
        </Suspense>
      </div>
    )
  }
  return Object.assign(DeferredHydration, { load: () => (waiting ? undefined : load()) })
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function Alive({ onAlive }: { onAlive: (alive: boolean) => void }) {
  useEffect(() => onAlive(true), [onAlive])
  return null
}
