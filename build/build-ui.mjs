import react from '@vitejs/plugin-react'
import { copyFileSync, readdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { run } from '../tools/steps.mjs'
import { clientModules } from './package/client-modules.mjs'
import { classTest } from './package/design-system.mjs'
import { folderEntries } from './package/folder-entries.mjs'
import { iconTypes, packageIcons } from './package/icons.mjs'
import { packageJson } from './package/manifest.mjs'
import { packageNames } from './package/plugin.mjs'
import { styleSheets } from './package/styles.mjs'
import { tokenFiles } from './package/tokens.mjs'

// Tests start this with their own value, which would put development code into the package.
process.env.NODE_ENV = 'production'

const out = 'ui/dist'
const FONT = 'node_modules/@fontsource-variable/geist'

const filesIn = (folder, pattern) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((name) => pattern.test(name) && !name.startsWith(`${out}/`))

await rm(out, { recursive: true, force: true })
const modules = [...filesIn('ui', /\.tsx?$/), ...filesIn('contract', /\.tsx?$/)].filter(
  (file) => !/\.test\.tsx?$|fixtures/.test(file),
)
const client = clientModules(modules)
const classes = new Set()

await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [packageNames(await classTest(), classes), packageIcons(), react()],
  build: {
    outDir: out,
    target: 'es2022',
    minify: false,
    sourcemap: true,
    lib: { entry: modules, formats: ['es'] },
    rolldownOptions: {
      external: (id) => !/^[./#]|^\0/.test(id),
      output: {
        preserveModules: true,
        preserveModulesRoot: '.',
        entryFileNames: '[name].js',
        // Each built file comes from one source file. https://react.dev/reference/rsc/use-client
        banner: ({ facadeModuleId }) =>
          modules.some((file) => client.has(file) && facadeModuleId?.endsWith(`/${file}`))
            ? "'use client';"
            : '',
      },
    },
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
// In comments: the ids of our requirements, which nobody else knows. ERC-20 and TRC-20 are networks.
const ids = / \((?:(?:(?![ET]RC)[A-Z]{2,5}-\d+|[A-Z]\d+)(?:, | to )?)+\)/g
// Declarations import the source files (.ts); in the package they have to import the built files (.js).
for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((each) =>
  each.endsWith('.d.ts'),
)) {
  const text = await readFile(join(out, name), 'utf8')
  await writeFile(
    join(out, name),
    text
      .replace(/(['"])(\.{1,2}\/[^'"]+|#contract\/[^'"]+)\.tsx?\1/g, '$1$2.js$1')
      .replaceAll(/(['"])lucide-react\1/g, "'../icons/icon.js'")
      .replaceAll(ids, ''),
  )
}

for (const [name, text] of Object.entries({ ...(await styleSheets(classes)), ...tokenFiles() }))
  await writeFile(join(out, name), text)
await writeFile(join(out, 'ui/icons/icon.d.ts'), iconTypes)
const folders = folderEntries(modules)
for (const [folder, entry] of folders)
  for (const end of ['js', 'd.ts']) await writeFile(join(out, 'ui', folder, `index.${end}`), entry)

copyFileSync(`${FONT}/files/geist-latin-wght-normal.woff2`, join(out, 'geist-latin-wght-normal.woff2'))
copyFileSync(`${FONT}/LICENSE`, join(out, 'LICENSE-Geist.txt'))
copyFileSync('node_modules/lucide-react/LICENSE', join(out, 'LICENSE-Lucide.txt'))
copyFileSync('LICENSE', join(out, 'LICENSE'))
for (const name of ['README.md', 'CHANGELOG.md']) copyFileSync(`ui/package/${name}`, join(out, name))
await writeFile(join(out, 'package.json'), packageJson(out, [...folders.keys()]))
console.log(`${out}: ${modules.length} modules, ${classes.size} classes`)
