import { useEffect, useState, type RefObject } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * `true` once the element has come near the viewport and the browser is idle, so that large content loads one part at a time.
 *
 * @example
 * ```tsx
 * const target = useRef<HTMLDivElement>(null)
 * return <div ref={target}>{useInView(target) && <MarketChart />}</div>
 * ```
 */
export function useInView(target: RefObject<Element | null>, margin = '200px'): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element || seen) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && whenIdle(() => setSeen(true)),
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [target, seen, margin])
  return seen
}
