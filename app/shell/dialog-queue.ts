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
 * Queues dialogs that open by themselves, so that they never stack. Returns whether it is this dialog's turn. A dialog that the
 * customer opened joins the queue too, so that no other dialog opens over it, but is shown without waiting.
 */
export function useDialogQueue(id: string, wants: boolean): boolean {
  useEffect(() => {
    if (!wants) return
    change(() => ({ waiting: [...without(id), id] }))
    return () => change(() => ({ waiting: without(id) }))
  }, [id, wants])
  return useSyncExternalStore(queue.subscribe, first, nobody) === id && wants
}

/** Keeps queued dialogs closed while something covers the whole page. */
export function usePauseDialogs(holding: boolean) {
  useEffect(() => {
    if (!holding) return
    change(({ pauses }) => ({ pauses: pauses + 1 }))
    return () => change(({ pauses }) => ({ pauses: pauses - 1 }))
  }, [holding])
}

const paused = () => queue.get().pauses > 0

/** Whether something covers the whole page. */
export const useDialogsPaused = () => useSyncExternalStore(queue.subscribe, paused, () => false)

/** Whether a queued dialog is open. Tips pause meanwhile. */
export const useDialogOpen = () => useSyncExternalStore(queue.subscribe, first, nobody) !== undefined
