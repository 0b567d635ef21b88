import { RiskNotice } from '#ui/shell/RiskNotice.tsx'
import { useEffect, useRef } from 'react'
import { brand } from '../content/brand.ts'

/**
 * FAIR-2: in the flow, so that it covers nothing, and sticky, so that it stays. Its height moves the fixed bar down, and
 * keeps what gets the focus or is jumped to from ending up beneath.
 */
export function TopNotices() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const height = `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`
      root.style.setProperty('--notices-height', height)
      root.style.scrollPaddingTop = `calc(${height} + 5rem)`
    })
    if (box.current) observer.observe(box.current)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--notices-height')
      root.style.scrollPaddingTop = '5rem'
    }
  }, [])
  return (
    <div ref={box} className="sticky top-0 z-30">
      <RiskNotice {...brand.riskWarning} />
    </div>
  )
}
