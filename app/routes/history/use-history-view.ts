import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { TransactionView } from '#ui/history/transaction-view.ts'
import { isSameStep, readView, writeView } from './view-params.ts'

/**
 * The view of a history, stored in the address so that Back and reload keep it. The state here is ahead of the address, because
 * the router updates that later, and a field bound to it would lose typed characters.
 */
export function useHistoryView() {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [view, setView] = useState(() => readView(params))
  const underWay = useRef<string[]>([])
  useEffect(() => {
    const own = underWay.current.indexOf(address)
    if (own >= 0) underWay.current.splice(0, own + 1)
    else setView(readView(new URLSearchParams(address)))
  }, [address])

  const change = (next: TransactionView) => {
    setView(next)
    const written = writeView(next, params)
    if (written.toString() === address) return
    underWay.current.push(written.toString())
    setParams(written, { replace: isSameStep(view, next), preventScrollReset: true })
  }
  return [view, change] as const
}

const ROW = 'row'
/** Another name of the `row` parameter, which backends and their emails may use in links (CAP-2). */
const OPEN = 'open'

/** The row whose details are open. Opening it adds a history entry, so that Back closes it. */
export function useOpenRow() {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  /** The history entry that was already left with `navigate(-1)`. */
  const left = useRef<unknown>(null)
  const change = (key: string | null) => {
    const next = new URLSearchParams(params)
    next.delete(OPEN)
    if (key === null) {
      if (isOpenedHere(location.state)) {
        // A second press before the first one has taken effect would leave the page.
        if (left.current === location) return
        left.current = location
        return void navigate(-1)
      }
      next.delete(ROW)
      return setParams(next, { replace: true, preventScrollReset: true })
    }
    next.set(ROW, key)
    setParams(next, { state: { openedHere: true }, preventScrollReset: true })
  }
  return [params.get(ROW) ?? params.get(OPEN), change] as const
}

const isOpenedHere = (state: unknown) =>
  typeof state === 'object' && state !== null && 'openedHere' in state && state.openedHere === true
