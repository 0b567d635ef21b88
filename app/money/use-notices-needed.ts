import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { firstInteraction } from '../start/first-interaction.ts'
import { timings } from '../timings.ts'
import { storesPayments } from './storage-keys.ts'

const sendingPages: readonly string[] = [paths.deposit, paths.withdrawal]

/**
 * Whether to load what sends and reports orders: at once if this browser stores an order, and on a page that sends orders. Elsewhere at
 * the customer's first interaction, when another tab stores an order, at the latest after `timings.prefetchAfter`.
 */
export function useNoticesNeeded(): boolean {
  const path = useLocation().pathname
  const [needed, setNeeded] = useState(storesPayments)
  useEffect(() => {
    const need = () => setNeeded(true)
    void firstInteraction.then(need)
    const quiet = setTimeout(need, timings.prefetchAfter)
    const onStorage = () => storesPayments() && need()
    window.addEventListener('storage', onStorage)
    return () => {
      clearTimeout(quiet)
      window.removeEventListener('storage', onStorage)
    }
  }, [])
  return needed || sendingPages.includes(path)
}
