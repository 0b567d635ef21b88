import { expect, it } from 'vitest'
import { createStore } from './store.ts'

it('returns the latest value and notifies every subscriber until it unsubscribes', () => {
  const store = createStore(1)
  const seen: string[] = []
  const unsubscribe = store.subscribe(() => seen.push(`first ${store.get()}`))
  store.subscribe(() => seen.push(`second ${store.get()}`))
  store.set(2)
  unsubscribe()
  store.set(3)
  expect(seen).toEqual(['first 2', 'second 2', 'second 3'])
})
