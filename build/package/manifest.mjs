import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const own = JSON.parse(readFileSync('package.json', 'utf8'))
const PEERS = ['react', 'react-dom']

/** The packages that the built files import. */
function importedBy(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((name) => /\.js$|\.d\.ts$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  return new Set(
    texts.flatMap((text) =>
      Array.from(
        text.matchAll(/(?:from|import)\s*\(?["']((?:@[^/"']+\/)?[^/."'#][^/"']*)/g),
        ([, name]) => name,
      ),
    ),
  )
}

/** The package.json of the package. Dependencies are ranges, so that an app can share one copy with other packages. */
export function packageJson(folder, folders) {
  const range = (name) => [name, `^${own.dependencies[name]}`]
  const dependencies = [...importedBy(folder)].filter(
    (name) => own.dependencies[name] && !PEERS.includes(name),
  )
  return JSON.stringify(
    {
      name: '@plainsail/ui',
      version: own.version,
      description: 'Components for a retail investing client: primitives, money, forms, wallet, market.',
      keywords: ['react', 'components', 'design-system', 'accessible', 'money'],
      license: `(${own.license} AND OFL-1.1 AND ISC)`,
      type: 'module',
      sideEffects: ['*.css', './contract/zod.js'],
      exports: {
        './styles.css': './styles.css',
        './fonts.css': './fonts.css',
        './tokens.css': './tokens.css',
        './base.css': './base.css',
        './components.css': './components.css',
        './tokens.light.json': './tokens.light.json',
        './tokens.dark.json': './tokens.dark.json',
        './package.json': './package.json',
        './contract/*': { types: './contract/*.d.ts', default: './contract/*.js' },
        ...Object.fromEntries(
          folders.map((name) => [
            `./${name}`,
            { types: `./ui/${name}/index.d.ts`, default: `./ui/${name}/index.js` },
          ]),
        ),
        './*': { types: './ui/*.d.ts', default: './ui/*.js' },
      },
      imports: { '#contract/*.js': { types: './contract/*.d.ts', default: './contract/*.js' } },
      peerDependencies: Object.fromEntries(PEERS.map(range)),
      dependencies: Object.fromEntries(dependencies.toSorted().map(range)),
    },
    null,
    2,
  )
}
