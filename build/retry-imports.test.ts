import { expect, it, vi } from 'vitest'
import { retryImports } from './retry-imports.mjs'

type Load = (load: () => Promise<unknown>, files?: string[]) => Promise<unknown>

/** The helper as the build writes it, with a document that collects links, and with `imported` in place of `import()`. */
function builtHelper(imported: (address: string) => Promise<unknown>, fetched: string[] = []) {
  const links: Record<string, string>[] = []
  const { code } = retryImports().transform.handler()
  const create = new Function(
    'document',
    'performance',
    'location',
    'importAddress',
    `${code.replace('export const __vitePreload =', 'return')}`,
  ) as (...parts: unknown[]) => Load
  const load = create(
    { createElement: () => ({}), head: { append: (link: Record<string, string>) => links.push(link) } },
    { getEntriesByName: (name: string) => fetched.filter((each) => each === name) },
    { href: 'https://app.example.test/plans' },
    imported,
  )
  return { load, links }
}

const missing = (address: string) => new TypeError(`Failed to fetch dynamically imported module: ${address}`)

it('C18 reports the first failure, and imports a part that failed before under another address, once', async () => {
  let online = false
  const imported = vi.fn<(address: string) => Promise<unknown>>(async (address) => {
    if (!online) throw missing(address)
    return address
  })
  const { load } = builtHelper(imported)
  const address = 'https://app.example.test/assets/A.js'
  const stuck = () => Promise.reject(missing(address))
  await expect(load(stuck)).rejects.toThrow(`imported module: ${address}`)
  expect(imported).not.toHaveBeenCalled()
  await expect(load(stuck)).rejects.toThrow(`imported module: ${address}?retry=1`)
  online = true
  await expect(load(stuck)).resolves.toBe(`${address}?retry=2`)
  await expect(load(stuck)).resolves.toBe(`${address}?retry=2`)
  expect(imported).toHaveBeenCalledTimes(2)
})

it('C18 imports under the same address as long as the browser does', async () => {
  const imported = vi.fn<(address: string) => Promise<unknown>>()
  const { load } = builtHelper(imported)
  await expect(load(() => Promise.reject(missing('https://app.example.test/assets/A.js')))).rejects.toThrow(
    'A.js',
  )
  await expect(load(async () => 'loaded')).resolves.toBe('loaded')
  expect(imported).not.toHaveBeenCalled()
})

it('C18 throws what it cannot repair: a message without an address, or the code of the part itself', async () => {
  const imported = vi.fn<(address: string) => Promise<unknown>>()
  const { load } = builtHelper(imported)
  for (const error of [new TypeError('Importing a module script failed.'), new Error('The part is broken.')])
    for (let times = 0; times < 2; times += 1)
      await expect(load(() => Promise.reject(error))).rejects.toBe(error)
  expect(imported).not.toHaveBeenCalled()
})

it('fetches each file of a part once, and none that the page has loaded', async () => {
  const { load, links } = builtHelper(vi.fn<(address: string) => Promise<unknown>>(), [
    'https://app.example.test/assets/app.js',
  ])
  const files = ['assets/app.js', 'assets/dialog.js']
  await load(async () => 'page', files)
  await load(async () => 'page', files)
  expect(links).toEqual([
    { rel: 'preload', as: 'script', crossOrigin: '', href: 'https://app.example.test/assets/dialog.js' },
  ])
})
