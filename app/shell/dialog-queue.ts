import { useEffect, useSyncExternalStore } from 'react'

let waiting: string[] = []
let holds = 0
const listeners = new Set<() => void>()

function change(next: string[]) {
  waiting = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const first = () => (holds > 0 ? undefined : waiting[0])
const nobody = () => undefined

/**
 * Dialogs that open by themselves open one after another, never stacked: `true` when it is this one's turn. A dialog that
 * the customer opened takes a turn too, so that none of the others opens over it; it shows itself without waiting.
 */
export function useDialogQueue(id: string, wants: boolean): boolean {
  useEffect(() => {
    if (!wants) return
    change([...waiting.filter((other) => other !== id), id])
    return () => change(waiting.filter((other) => other !== id))
  }, [id, wants])
  return useSyncExternalStore(subscribe, first, nobody) === id && wants
}

/** Lets nobody have a turn while something covers the whole page. */
export function usePauseDialogs(holding: boolean) {
  useEffect(() => {
    if (!holding) return
    holds += 1
    change(waiting)
    return () => {
      holds -= 1
      change(waiting)
    }
  }, [holding])
}

/** Whether a dialog has its turn, for what should keep quiet meanwhile. */
export const useDialogOpen = () => useSyncExternalStore(subscribe, first, nobody) !== undefined
