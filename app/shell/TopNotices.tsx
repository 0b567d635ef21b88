import { RiskNotice } from '#ui/shell/RiskNotice.tsx'
import { useEffect, useRef } from 'react'
import { brand } from '../content/brand.ts'

/**
 * FAIR-2: in the flow, so that it covers nothing, and sticky, so that it stays. Its height moves the fixed bar down, and
 * what gets the focus or is jumped to.
 */
export function TopNotices() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      root.style.setProperty('--notices-height', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`)
    })
    if (box.current) observer.observe(box.current)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--notices-height')
    }
  }, [])
  return (
    <div ref={box} className="sticky top-0 z-30">
      <RiskNotice {...brand.riskWarning} />
    </div>
  )
}
