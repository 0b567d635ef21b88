import { expect, it, vi } from 'vitest'
import { createStore } from './store.ts'

it('returns the latest value and notifies every subscriber until it unsubscribes', () => {
  const store = createStore(1)
  const [first, second] = [vi.fn(() => store.get()), vi.fn(() => store.get())]
  const unsubscribe = store.subscribe(first)
  store.subscribe(second)
  store.set(2)
  unsubscribe()
  store.set(3)
  expect(first.mock.results.map(({ value }) => value)).toEqual([2])
  expect(second.mock.results.map(({ value }) => value)).toEqual([2, 3])
})
