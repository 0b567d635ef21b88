import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { run } from '../tools/steps.mjs'

const out = 'ui/dist'
const own = JSON.parse(readFileSync('package.json', 'utf8'))

const filesIn = (folder, pattern) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => pattern.test(name))

await rm(out, { recursive: true, force: true })
const modules = [...filesIn('ui', /\.tsx?$/), ...filesIn('contract', /\.tsx?$/)].filter(
  (file) => !/\.test\.tsx?$|fixtures/.test(file),
)

const shared = { configFile: false, publicDir: false, logLevel: 'warn' }
await build({
  ...shared,
  plugins: [react()],
  build: {
    outDir: out,
    target: 'es2022',
    minify: false,
    lib: { entry: modules, formats: ['es'] },
    rolldownOptions: {
      external: (id) => !/^[./#]|^\0/.test(id),
      output: { preserveModules: true, preserveModulesRoot: '.', entryFileNames: '[name].js' },
    },
  },
})
await build({
  ...shared,
  plugins: [tailwindcss()],
  build: {
    outDir: out,
    emptyOutDir: false,
    assetsInlineLimit: 0,
    assetsDir: '.',
    rolldownOptions: { input: 'ui/theme.css', output: { assetFileNames: '[name][extname]' } },
  },
})

await run('Generating the library’s types', 'npx', [
  'tsc',
  '--noEmit',
  'false',
  '--declaration',
  '--emitDeclarationOnly',
  '--rootDir',
  '.',
  '--outDir',
  out,
  '-p',
  'ui/tsconfig.json',
])
// Declarations import the source files (.ts); in the package they have to import the built files (.js).
for (const file of filesIn(out, /\.d\.ts$/)) {
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/(['"])(\.{1,2}\/[^'"]+|#contract\/[^'"]+)\.tsx?\1/g, '$1$2.js$1'))
}

const imported = new Set()
for (const file of filesIn(out, /\.js$/))
  for (const [, name] of readFileSync(file, 'utf8').matchAll(
    /(?:from|import)\s*\(?["']((?:@[^/"']+\/)?[^/."'#][^/"']*)/g,
  ))
    imported.add(name)
const peers = ['react', 'react-dom']
const versions = (names) =>
  Object.fromEntries(
    names.filter((name) => own.dependencies[name]).map((name) => [name, own.dependencies[name]]),
  )

await mkdir(out, { recursive: true })
await writeFile(
  join(out, 'package.json'),
  JSON.stringify(
    {
      name: '@plainsail/ui',
      version: own.version,
      description: 'Components for a retail investing client: primitives, money, forms, wallet, market.',
      license: own.license,
      type: 'module',
      sideEffects: ['*.css', './contract/zod.js'],
      exports: {
        './theme.css': './theme.css',
        './contract/*': { types: './contract/*.d.ts', default: './contract/*.js' },
        './*': { types: './ui/*.d.ts', default: './ui/*.js' },
      },
      imports: { '#contract/*.js': { types: './contract/*.d.ts', default: './contract/*.js' } },
      peerDependencies: Object.fromEntries(peers.map((name) => [name, '>=19'])),
      dependencies: versions([...imported].filter((name) => !peers.includes(name)).toSorted()),
    },
    null,
    2,
  ),
)
console.log(`${out}: ${modules.length} modules`)
