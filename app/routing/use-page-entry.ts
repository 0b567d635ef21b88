import { useEffect, useRef } from 'react'
import { brand } from '../content/brand.ts'
import { pageTitle } from '../paths.ts'

/**
 * Sets the page's title, and after a route change moves the focus to the main heading (GLB-1), or to the section that the link leads to if it
 * can have the focus.
 */
export function usePageEntry(path: string) {
  const entered = useRef(path)
  useEffect(() => {
    document.title = `${pageTitle(path)} | ${brand.name}`
    if (entered.current === path) return
    entered.current = path
    focus(document.querySelector<HTMLElement>('[data-page-heading]') ?? document.getElementById('main'))
    focus(document.getElementById(location.hash.slice(1)))
  }, [path])
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
