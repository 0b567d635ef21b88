import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * `true` while the browser prints, so that a long statement is rendered only then. Switches the page to the light theme meanwhile,
 * because printers usually leave out dark backgrounds but print the light text on them.
 *
 * @example
 * ```tsx
 * const printing = usePrinting()
 * return printing ? <WholeStatement rows={rows} /> : <OnePage rows={rows} />
 * ```
 */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const root = document.documentElement
    let theme: string | undefined
    let active = false

    const before = () => {
      if (!active) theme = root.dataset.theme
      active = true
      root.dataset.theme = 'light'
      // The browser prints as soon as this returns, so the statement must be rendered by then.
      flushSync(() => setPrinting(true))
    }
    const after = () => {
      if (!active) return
      active = false
      if (theme === undefined) delete root.dataset.theme
      else root.dataset.theme = theme
      setPrinting(false)
    }
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
      after()
    }
  }, [])
  return printing
}
