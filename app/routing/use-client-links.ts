import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { clientPath } from './client-path.ts'

/** Rendered by start/DeferredHydration.tsx. */
const WAITING_PART = '[data-slot="deferred-hydration"][data-state="waiting"]'

/** Lets the library use plain `<a href>`: a click on a link of this site changes the route without a page load. */
export function useClientLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const path = link && clientPath(link)
      if (!path) return
      event.preventDefault()
      void navigate(path)
    }
    // React stops clicks on a part that isn't hydrated yet, so its links are handled before React sees them.
    const onWaitingPart = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(WAITING_PART)) onClick(event)
    }
    document.addEventListener('click', onWaitingPart, true)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('click', onWaitingPart, true)
      document.removeEventListener('click', onClick)
    }
  }, [navigate])
}
