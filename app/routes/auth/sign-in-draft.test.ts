import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// The page's own memory is gone after a reload, and the tab's storage stays.
const stored = new Map<string, string>()
let page: EventTarget
async function loadPage() {
  vi.resetModules()
  page = new EventTarget()
  vi.stubGlobal('window', page)
  return import('./sign-in-draft.ts')
}
async function reload() {
  page.dispatchEvent(new Event('pagehide'))
  return loadPage()
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

it('SGN-1 CAP-3 a reload keeps the email and that the second step was open, and nothing else', async () => {
  const before = await loadPage()
  before.keepEmail('ann@sample.test')
  before.keepSecondStep(true)
  expect(stored.size, 'while the page is open').toBe(0)
  page.dispatchEvent(new Event('pagehide'))
  expect([...stored.values()]).toEqual(['{"owner":"","draft":{"email":"ann@sample.test","secondStep":true}}'])
  const after = await reload()
  expect(after.readDraft()).toEqual({ email: 'ann@sample.test', secondStep: true })
  expect(stored.size).toBe(0)
})

it('SES-1 nothing is left once the customer is signed in', async () => {
  const before = await loadPage()
  before.keepEmail('ann@sample.test')
  before.clearDraft()
  const after = await reload()
  expect(after.readDraft()).toEqual({ email: '', secondStep: false })
})

it('SES-3 a stored draft that can’t be read counts as none', async () => {
  stored.set('visitor:sign-in', '{"owner":"","draft":{"email":7,"secondStep":"yes"}}')
  const { readDraft } = await loadPage()
  expect(readDraft()).toEqual({ email: '', secondStep: false })
})
