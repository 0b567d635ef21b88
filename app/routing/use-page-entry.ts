import { useEffect, useRef } from 'react'
import { brand } from '../content/brand.ts'
import { pageTitle } from '../paths.ts'

/** GLB-1: the title of each page; on entering one the focus goes to its main heading. ScrollRestoration sees to the rest. */
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
