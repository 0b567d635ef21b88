import { afterEach, describe, expect, it, vi } from 'vitest'
import { localArea, tabArea } from './browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

describe.each([
  ['localStorage', localArea],
  ['sessionStorage', tabArea],
])('C22 %s', (name, area) => {
  it('reads what it wrote until it is removed', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal(name, {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    })
    area.write('key', '{"a":1}')
    expect([kept.get('key'), area.readJson('key'), area.isInMemory('key')]).toEqual([
      '{"a":1}',
      { a: 1 },
      false,
    ])
    kept.set('key', '{')
    expect(area.readJson('key')).toBeUndefined()
    area.remove('key')
    expect([kept.size, area.read('key'), area.readJson('key')]).toEqual([0, null, undefined])
  })

  it('keeps a value in memory if the storage is full, and removes the stored value', () => {
    const removeItem = vi.fn<(key: string) => void>()
    vi.stubGlobal(name, { getItem: () => 'older', setItem: full, removeItem })
    area.write('key', 'newer')
    expect([area.read('key'), area.isInMemory('key')]).toEqual(['newer', true])
    expect(removeItem).toHaveBeenCalledWith('key')
    area.remove('key')
    expect(area.isInMemory('key')).toBe(false)
  })

  it('keeps values in memory if storage is switched off', () => {
    vi.stubGlobal(name, undefined)
    area.write('key', 'value')
    expect(area.read('key')).toBe('value')
    area.remove('key')
    expect(area.read('key')).toBeNull()
  })
})
