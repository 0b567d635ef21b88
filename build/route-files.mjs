import { readFileSync } from 'node:fs'

/** The schemas that read stored details and the first responses on a customer's page. */
export const customersParts = ['contract/user.ts', 'contract/responses.ts']

/** The built files of each route, from the build's manifest and app/routes.tsx. Throws if either can't be read as expected. */
export function routeFiles() {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
  const paths = Object.fromEntries(
    [...readFileSync('app/paths.ts', 'utf8').matchAll(/^ {2}(\w+): '(\/[^']*)',$/gm)].map(([, key, path]) => [
      key,
      path,
    ]),
  )
  const pages = Object.fromEntries(
    Array.from(
      readFileSync('app/routes.tsx', 'utf8').matchAll(
        /path: (?:paths\.(\w+)|'\*'),[^']*import\('\.\/([^']+)'\)/g,
      ),
      ([, key, source]) => [key ? paths[key] : '*', `app/${source}`],
    ),
  )
  const entry = 'index.html'
  if (!manifest[entry] || Object.keys(pages).length < 20)
    throw new Error('Can’t read the build manifest or app/routes.tsx: the entry or the routes are missing.')

  /** The files that these modules import statically, each after its own imports. */
  function filesOf(keys) {
    const seen = new Set()
    const visit = (key) => {
      if (seen.has(key)) return
      if (!manifest[key]) throw new Error(`The manifest has no ${key}.`)
      for (const next of manifest[key].imports ?? []) visit(next)
      seen.add(key)
    }
    for (const key of keys) visit(key)
    return [...seen].map((key) => manifest[key])
  }
  return { entry, pages, filesOf }
}
