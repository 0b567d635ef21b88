import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isChunkLoadError, mayReload, noteReload } from './chunk-load-error.ts'

const kept = new Map<string, string>()
const network = { onLine: true }
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
}
beforeEach(() => {
  kept.clear()
  network.onLine = true
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('navigator', network)
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  'Failed to fetch dynamically imported module: https://plainsail.example/assets/a.js',
  'error loading dynamically imported module: https://plainsail.example/assets/a.js',
  'Importing a module script failed.',
])('C18 recognizes a chunk that is gone by the message %j', (message) => {
  expect(isChunkLoadError(new TypeError(message))).toBe(true)
})

it('C18 does not mistake other errors for a missing chunk', () => {
  expect(isChunkLoadError(new TypeError("Cannot read properties of undefined (reading 'fetch')"))).toBe(false)
  expect(isChunkLoadError(new Error('Failed to fetch dynamically imported module'))).toBe(false)
})

it('C18 reloads at most once a minute', () => {
  const now = 1_800_000_000_000
  expect(mayReload(now)).toBe(true)
  expect(noteReload(now)).toBe(true)
  expect(mayReload(now + 60_000)).toBe(false)
  expect(mayReload(now + 60_001)).toBe(true)
})

it('C18 never reloads when offline, or when the reload cannot be stored', () => {
  network.onLine = false
  expect(mayReload()).toBe(false)
  network.onLine = true
  vi.stubGlobal('sessionStorage', { ...storage, setItem: () => {} })
  expect([mayReload(), noteReload()]).toEqual([false, false])
  vi.stubGlobal('sessionStorage', undefined)
  expect([mayReload(), noteReload()]).toEqual([false, false])
})
