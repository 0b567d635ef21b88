/**
 * Loads a part of the app, and first asks the browser to fetch the files that it imports. Replaces Vite's helper in the built app.
 *
 * Chromium up to version 143, at least, remembers that a module couldn't be loaded, and fails every later import of it without a
 * request. So a part that failed before is imported under another address. Its files are fetched with `preload`, because Chromium
 * remembers a failed `modulepreload` in the same way.
 *
 * @param {() => Promise<unknown>} load The dynamic import.
 * @param {string[]} [files] The files that it needs, relative to the root of the host.
 */
/* global asked, failures, repaired, importAddress */
function importPart(load, files) {
  for (const file of files ?? []) {
    const href = new URL(`/${file}`, location.href).href
    if (asked.has(href) || performance.getEntriesByName(href).length > 0) continue
    asked.add(href)
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.crossOrigin = ''
    link.href = href
    document.head.append(link)
  }
  return load().catch((error) => {
    const [address] = /https?:\S+$/.exec(error.message) ?? []
    const times = failures.get(address) ?? 0
    if (address) failures.set(address, times + 1)
    if (times === 0) throw error
    // A part that is loaded twice would have its state twice.
    if (!repaired.has(address)) {
      repaired.set(address, importAddress(`${address}?retry=${times}`))
      repaired.get(address).catch(() => repaired.delete(address))
    }
    return repaired.get(address)
  })
}

/** The source of Vite's helper module. Its build calls the export by this name. */
const source = `const asked = new Set()
const failures = new Map()
const repaired = new Map()
export const __vitePreload = ${importPart}`

/** A Vite plugin that lets a part of the app be loaded again after it failed. */
export function retryImports() {
  return {
    name: 'retry-imports',
    apply: 'build',
    configResolved(config) {
      if (config.base !== '/')
        throw new Error('build/retry-imports.mjs expects the app at the root of its host.')
    },
    transform: {
      filter: { id: /\0vite\/preload-helper/ },
      handler: () => ({ code: source, map: null }),
    },
    // Only now, because Vite's build would wrap this import, too, in the helper.
    renderChunk: (code) =>
      code.includes('importAddress') ? { code: code.replace('importAddress(', 'import('), map: null } : null,
    generateBundle(_, bundle) {
      // Vite's helper also loads the style sheets of a part. This app has one style sheet, in the page itself.
      const sheets = Object.keys(bundle).filter((name) => name.endsWith('.css'))
      if (sheets.length > 1) throw new Error(`A part has a style sheet of its own: ${sheets.join(', ')}.`)
    },
  }
}
