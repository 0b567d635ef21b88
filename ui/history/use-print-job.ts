import { useCallback, useEffect, useState } from 'react'
import { whenIdle } from '../lib/when-idle.ts'
import { MANY_ROWS } from './print-pages.ts'

// A step renders within a few frames, so that Cancel stays usable.
const ROWS_PER_STEP = 250

const load = () => import('./StatementPrint.tsx')
type Statement = Awaited<ReturnType<typeof load>>['StatementPrint']

export type PrintStep = 'idle' | 'asking' | 'preparing' | 'printing' | 'failed'

/**
 * Prints a statement of `count` rows. Few rows print at once. For many, the caller first asks for confirmation with the number of pages
 * (`asking`), and the rows are rendered in steps, because 10,000 at once would freeze the page for seconds.
 */
export function usePrintJob(count: number) {
  const [step, setStep] = useState<PrintStep>('idle')
  const [prepared, setPrepared] = useState(0)
  const [Statement, setStatement] = useState<Statement>()
  const keep = useCallback(async () => {
    const loaded = await load()
    setStatement(() => loaded.StatementPrint)
  }, [])
  // The browser's own print command doesn't wait, so the code must already be loaded.
  useEffect(() => void whenIdle(() => void keep().catch(() => {})), [keep])

  const start = async () => {
    try {
      await keep()
    } catch {
      return setStep('failed')
    }
    if (count > MANY_ROWS) return setStep('asking')
    setStep('idle')
    window.print()
  }
  useEffect(() => {
    if (step !== 'preparing') return
    const timer = setTimeout(() => {
      if (prepared < count) return setPrepared((rows) => Math.min(count, rows + ROWS_PER_STEP))
      setStep('printing')
      window.print()
    })
    return () => clearTimeout(timer)
  }, [step, prepared, count])
  useEffect(() => {
    // On some phones `print()` returns before the browser has read the page, so the rows stay until it reports the end of printing.
    const done = () => setStep('idle')
    window.addEventListener('afterprint', done)
    return () => window.removeEventListener('afterprint', done)
  }, [])

  const ready = step === 'preparing' || step === 'printing'
  return {
    step,
    prepared,
    Statement,
    /** The rows to render. The browser's own print command gets the rows if they are few enough to render at once, otherwise none. */
    rows: ready ? prepared : count > MANY_ROWS ? 0 : count,
    start,
    confirm: () => {
      setPrepared(0)
      setStep('preparing')
    },
    cancel: () => setStep('idle'),
  }
}
