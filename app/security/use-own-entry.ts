import { useEffect, useRef } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router-dom'

const ownEntry = { secondStep: true }
const isOwn = (state: unknown) => (state as Partial<typeof ownEntry> | null)?.secondStep === true

/** Whether the browser's Back would leave this document: then the app isn't asked. The router numbers its entries in each document. */
const isFirstEntry = () => (history.state as { idx?: unknown } | null)?.idx === 0

/**
 * While a step is shown that is no page of its own, the browser's Back calls `close` and stays on the page. On the first entry of the
 * document, the step gets a history entry of its own for that. Returns a function that gives this entry back, and then calls what it
 * is given.
 */
export function useOwnEntry(close: () => void) {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const entry = useRef<'none' | 'pushed' | 'entered'>('none')
  const next = useRef<() => void>(null)
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && entry.current === 'none')

  useEffect(() => {
    if (entry.current !== 'none') return
    // After a reload, and after Forward, the page is on the entry of an earlier step.
    if (isOwn(state)) entry.current = 'entered'
    if (isOwn(state) || !isFirstEntry()) return
    entry.current = 'pushed'
    void navigate({ pathname, search, hash }, { state: ownEntry, preventScrollReset: true })
  }, [navigate, pathname, search, hash, state])

  useEffect(() => {
    if (entry.current === 'pushed' && isOwn(state)) entry.current = 'entered'
    if (entry.current !== 'entered' || isOwn(state)) return
    entry.current = 'none'
    ;(next.current ?? close)()
  }, [state, close])

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    close()
  }, [blocker, close])

  return (then: () => void) => {
    if (entry.current !== 'entered') return then()
    next.current = then
    void navigate(-1)
  }
}
