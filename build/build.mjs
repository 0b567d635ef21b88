import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual, promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build } from 'vite'
import { prepareFirstPaint } from './first-paint/index.mjs'
import { minifyAgain } from './minify-again.mjs'
import { pictureSource, sourceIn } from './og-source.mjs'

const dist = 'dist'
// A separate folder for each process, so that two builds at once don't read each other's files.
const server = `node_modules/.cache/plainsail-prerender-${process.pid}`

// Only the files that visitors load are minified twice: not Storybook's, nor the renderer.
await build({
  logLevel: 'warn',
  plugins: [minifyAgain()],
  // It would warn at each build that minifying takes most of the time.
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
})
await build({
  logLevel: 'warn',
  build: {
    ssr: 'app/start/prerender.tsx',
    outDir: server,
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
  },
  // Bundled, so that `smallIcons` applies to the HTML too.
  ssr: { noExternal: ['lucide-react'] },
})
const { allPaths, missingPath, socialCardText, publicPaths, renderPage, siteFiles } = await import(
  pathToFileURL(join(process.cwd(), server, 'prerender.js')).href
)

// Leaves out a picture with another brand's name. Drawing a new one needs a browser, and the build must work without one.
const drawn = sourceIn(await readFile(join(dist, 'og.png')))
const pictured = isDeepStrictEqual(drawn, await pictureSource(socialCardText))
if (!pictured) {
  await rm(join(dist, 'og.png'))
  console.warn(
    'public/og.png is out of date (its text or colors differ from the app), so the build leaves it out. Run `npm run og` to draw it again.',
  )
}

const completePage = await prepareFirstPaint(dist)
for (const path of [...allPaths, missingPath]) {
  const customer = !publicPaths.includes(path) && path !== missingPath
  const { head, body } = await renderPage(path)
  await write(
    path,
    await completePage({
      head: pictured ? head : head.replace(/<meta property="og:image.*\n\s*/g, ''),
      body,
      path,
      customer,
    }),
  )
}

async function write(path, html) {
  const file = join(
    dist,
    path === '/' ? 'index.html' : path === missingPath ? '404.html' : `${path}/index.html`,
  )
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
}

await writeFile(join(dist, 'routes.json'), JSON.stringify({ routes: allPaths }))
for (const [name, text] of Object.entries(siteFiles?.() ?? {})) await writeFile(join(dist, name), text)
// Compressed at build time, so that no visitor waits for it. Brotli's default is its highest level.
await Promise.all(
  (await readdir(join(dist, 'assets'))).map(async (name) => {
    if (!/\.(?:js|css)$/.test(name)) return
    const file = join(dist, 'assets', name)
    const plain = await readFile(file)
    await writeFile(`${file}.br`, await promisify(brotliCompress)(plain))
    await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }))
  }),
)
await rm(server, { recursive: true, force: true })
