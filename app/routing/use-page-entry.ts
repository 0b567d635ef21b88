import { useEffect, useRef } from 'react'
import { brand } from '../content/brand.ts'
import { pageTitle } from '../paths.ts'

/** Sets the page's title, and after a route change moves the focus to the main heading (GLB-1). */
export function usePageEntry(path: string) {
  const entered = useRef(path)
  useEffect(() => {
    document.title = `${pageTitle(path)} | ${brand.name}`
    if (entered.current === path) return
    entered.current = path
    const heading = document.querySelector<HTMLElement>('[data-page-heading]')
    const target = heading ?? document.getElementById('main')
    target?.focus({ preventScroll: true })
  }, [path])
}
