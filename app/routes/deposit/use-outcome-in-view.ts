import type { DepositState } from '#ui/deposit/deposit-states.ts'
import { useCallback, useEffect, useRef } from 'react'

/** Scrolls to each outcome of a report, which appears above the button that was pressed. After `moveFocus`, the next one gets the focus. */
export function useOutcomeInView(outcome: DepositState | undefined) {
  const status = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  useEffect(() => {
    if (outcome === undefined) return
    status.current?.scrollIntoView({ block: 'nearest' })
    if (pressed.current) status.current?.focus({ preventScroll: true })
    pressed.current = false
  }, [outcome])
  const moveFocus = useCallback(() => void (pressed.current = true), [])
  return { status, moveFocus }
}
