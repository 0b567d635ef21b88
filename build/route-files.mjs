import { readFileSync } from 'node:fs'

/** What reads stored details, and the answers to the calls that a customer's page begins with. */
export const customersParts = ['contract/user.ts', 'contract/calls.ts']

/** The built files of each route, from the build's manifest and the table of routes. */
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
    throw new Error('The manifest or the table of routes is not as expected.')

  /** What these need at once, each after those that it imports. */
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
