import { RiskNotice } from '#ui/shell/RiskNotice.tsx'
import { useEffect, useRef } from 'react'
import { brand } from '../content/brand.ts'

/**
 * The risk warning (FAIR-2). In the flow, so that it covers nothing, and sticky, so that it stays visible. `--notices-height`
 * holds its height: the fixed navigation bar and scroll targets are moved down by it.
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
