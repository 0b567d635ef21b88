import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * `true` while the browser takes its picture for the printer, so that a long statement exists only then. The page is in
 * the light theme meanwhile: paper is white, and most printers leave out backgrounds but not the light ink on them.
 */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const root = document.documentElement
    let theme: string | undefined
    let dressed = false
    const before = () => {
      if (!dressed) theme = root.dataset.theme
      dressed = true
      root.dataset.theme = 'light'
      // The browser takes the picture as soon as this returns, so the statement must be drawn by then.
      flushSync(() => setPrinting(true))
    }
    const after = () => {
      if (!dressed) return
      dressed = false
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
