import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { clientPath } from './client-path.ts'

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
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
}
