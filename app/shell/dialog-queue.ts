import { createStore } from '#ui/lib/store.ts'
import { useEffect, useSyncExternalStore } from 'react'

type Queue = { waiting: readonly string[]; pauses: number }

const queue = createStore<Queue>({ waiting: [], pauses: 0 })
const change = (edit: (queue: Queue) => Partial<Queue>) => queue.set({ ...queue.get(), ...edit(queue.get()) })
const without = (id: string) => queue.get().waiting.filter((other) => other !== id)

function first() {
  const { waiting, pauses } = queue.get()
  return pauses > 0 ? undefined : waiting[0]
}
const nobody = () => undefined

/**
 * Dialogs that open by themselves open one after another, never stacked: `true` when it is this one's turn. A dialog that
 * the customer opened takes a turn too, so that none of the others opens over it; it shows itself without waiting.
 */
export function useDialogQueue(id: string, wants: boolean): boolean {
  useEffect(() => {
    if (!wants) return
    change(() => ({ waiting: [...without(id), id] }))
    return () => change(() => ({ waiting: without(id) }))
  }, [id, wants])
  return useSyncExternalStore(queue.subscribe, first, nobody) === id && wants
}

/** Lets nobody have a turn while something covers the whole page. */
export function usePauseDialogs(holding: boolean) {
  useEffect(() => {
    if (!holding) return
    change(({ pauses }) => ({ pauses: pauses + 1 }))
    return () => change(({ pauses }) => ({ pauses: pauses - 1 }))
  }, [holding])
}

/** Whether a dialog has its turn, for what should keep quiet meanwhile. */
export const useDialogOpen = () => useSyncExternalStore(queue.subscribe, first, nobody) !== undefined
