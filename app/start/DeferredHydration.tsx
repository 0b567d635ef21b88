import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { whenIdle } from '#ui/lib/when-idle.ts'
import { firstInteraction, noteInteraction } from './first-interaction.ts'

let waiting = false

/** Makes the deferred parts of a prerendered page wait for the first interaction. Call it before hydration. */
export function deferHydration() {
  waiting = true
  void firstInteraction.then(() => {
    waiting = false
  })
}

// A part within this distance of the window counts as near. Scrolling is an interaction too, so other parts load before they come
// into view.
const NEAR = '200px'
const never = new Promise<never>(() => {})

/**
 * Creates a component for a part of a page that looks complete before its code has loaded. On a hydrated page, the code loads at the
 * first interaction or, with `whenNear`, as soon as the part is in or near the window. After a route change it loads immediately; call
 * `load` to start loading it together with the page's code.
 */
export function deferredHydration(fetchPart: () => Promise<ComponentType>, { whenNear = false } = {}) {
  let Ready: ComponentType | undefined
  const load = async () => (Ready = await fetchPart())
  let onNear: (() => void) | undefined
  const near = new Promise<void>((resolve) => {
    onNear = resolve
  })
  const later = async () => {
    if (waiting) await Promise.race([firstInteraction, near])
    return load()
  }

  function DeferredHydration() {
    // Kept in state, because React would discard the part and render it again if the component changed between renders.
    const [Part] = useState(
      () =>
        Ready ??
        // If the code can't be loaded, the HTML stays as it is.
        lazy(async () => ({ default: await later().catch(() => never) })),
    )
    const box = useRef<HTMLDivElement>(null)
    const pressed = useRef<HTMLButtonElement | HTMLInputElement | null>(null)
    const [hydrated, setHydrated] = useState(false)
    useEffect(() => {
      const element = box.current
      if (hydrated || !element) return
      // Listens on the document, because React stops clicks on parts that aren't hydrated yet.
      const hold = ({ target, type }: Event) => {
        if (!(target instanceof Element) || !element.contains(target)) return
        noteInteraction()
        if (type === 'click')
          pressed.current = target.closest<HTMLButtonElement | HTMLInputElement>('button, input[type=radio]')
      }
      const kinds = ['click', 'focusin'] as const
      for (const kind of kinds) document.addEventListener(kind, hold, true)
      return () => {
        for (const kind of kinds) document.removeEventListener(kind, hold, true)
      }
    }, [hydrated])
    useEffect(() => {
      const part = box.current?.firstElementChild
      // Without HTML, for example a footer that appears when the session ends, there is nothing to look at meanwhile.
      if (!part) return onNear?.()
      if (!whenNear) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) whenIdle(() => onNear?.())
        },
        { rootMargin: NEAR },
      )
      observer.observe(part)
      return () => observer.disconnect()
    }, [])
    useEffect(() => {
      // Repeats a press from before hydration.
      if (hydrated && pressed.current?.isConnected) {
        // Clicking a radio button that is already checked would have no effect.
        if (pressed.current instanceof HTMLInputElement) pressed.current.checked = false
        pressed.current.click()
      }
      pressed.current = null
    }, [hydrated])
    return (
      <div
        ref={box}
        data-slot="deferred-hydration"
        data-state={hydrated ? 'alive' : 'waiting'}
        className="contents"
      >
        <Suspense>
          <Part />
          <OnHydrated onHydrated={setHydrated} />
        </Suspense>
      </div>
    )
  }
  return Object.assign(DeferredHydration, { load: () => (waiting ? undefined : load()) })
}

function OnHydrated({ onHydrated }: { onHydrated: (hydrated: boolean) => void }) {
  useEffect(() => onHydrated(true), [onHydrated])
  return null
}
