import Beasties from 'beasties'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { isDeepStrictEqual } from 'node:util'
import { build } from 'vite'
import { pictureSource, sourceIn } from './og-source.mjs'
import { firstPaintCss, splitFontFaces } from './critical-css.mjs'
import { themeScript } from './theme-script.mjs'

const dist = 'dist'
// A folder of its own, so that two builds at once don't read each other's.
const server = `node_modules/.cache/plainsail-prerender-${process.pid}`

await build({ logLevel: 'warn' })
await build({
  logLevel: 'warn',
  build: {
    ssr: 'app/prerender.tsx',
    outDir: server,
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
  },
})
const { allPaths, missingPath, pictureWords, publicPaths, renderPage, siteFiles } = await import(
  pathToFileURL(join(process.cwd(), server, 'prerender.js')).href
)

// In the pages the font never swaps in late, which would move lines (measured: a shift of 0.013, and 0.27 where no font of
// the fallback's metrics is installed): what isn't there at once is used from the next page on. Stories keep the swap. The
// fonts stand in the page alone: named once more by the style sheet, they would swap in when that arrives.
let fontFaces = ''
for (const name of await readdir(join(dist, 'assets'))) {
  if (!name.endsWith('.css')) continue
  const { faces, rest } = splitFontFaces(await readFile(join(dist, 'assets', name), 'utf8'))
  fontFaces += faces.replaceAll('font-display:swap', 'font-display:optional')
  await writeFile(join(dist, 'assets', name), rest)
}

// A picture with another name would be worse than none. Drawing one takes a browser, which a build must not need.
const drawn = sourceIn(await readFile(join(dist, 'og.png')))
const pictured = isDeepStrictEqual(drawn, await pictureSource(pictureWords))
if (!pictured) {
  await rm(join(dist, 'og.png'))
  console.warn(
    'public/og.png shows other words or colours than the app: left out. `node scripts/og.mjs` draws it anew.',
  )
}

// Fetched beside the page, so that most visitors have it for the first paint.
const font = (await readdir(join(dist, 'assets'))).find((name) => name.endsWith('.woff2'))
if (!font) throw new Error('The build has no font.')
const template = (await readFile(join(dist, 'index.html'), 'utf8')).replace(
  '</head>',
  `  <link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">\n  </head>`,
)
const [script, entry] = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\s*/.exec(template) ?? []
const preloads = [...template.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g)]
if (!script) throw new Error('The built index.html has no entry script.')

// The script starts after the first paint: in the head it is fetched beside the page's own bytes, and a page that is
// already complete as HTML would wait for it (measured: 1.9 times the largest paint of a page without script).
const boot = (await readFile('scripts/boot.js', 'utf8'))
  .replaceAll('__ENTRY__', entry)
  .replace("['__IMPORTED__']", JSON.stringify(preloads.map(([, href]) => href)))
const bootFile = `/assets/boot-${createHash('sha256').update(boot).digest('base64url').slice(0, 8)}.js`
await writeFile(join(dist, bootFile), boot)

const critical = new Beasties({
  path: dist,
  publicPath: '/',
  preload: 'body',
  pruneSource: false,
  fonts: false,
  keyframes: 'critical',
  mergeStylesheets: false,
  logLevel: 'warn',
})

function page({ head, body, path }, inline) {
  const html = template
    .replace(/<title>.*?<\/title>/, pictured ? head : head.replace(/<meta property="og:image.*\n\s*/g, ''))
    .replace(/<script src="\/theme\.js"[^>]*><\/script>/, () => `<script>${themeScript}</script>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${path}">${body}</div>`)
  if (!inline) return html
  return [[script], ...preloads]
    .reduce((rest, [tag]) => rest.replace(tag, ''), html)
    .replace('</body>', `<script async src="${bootFile}"></script></body>`)
}

async function write(path, html) {
  const file = join(
    dist,
    path === '/' ? 'index.html' : path === missingPath ? '404.html' : `${path}/index.html`,
  )
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
}

// The policy lets a style stand in the page only with the nonce of its response.
const style = (css) => `<style nonce="__CSP_NONCE__">${css}</style>`

for (const path of [...publicPaths, missingPath]) {
  const html = await critical.process(page({ ...(await renderPage(path)), path }, true))
  const [tag, css] = /<style>([^]*?)<\/style>/.exec(html) ?? []
  if (!tag) throw new Error(`${path} has no critical CSS.`)
  const bare = html.replace(tag, '')
  await write(
    path,
    html.replace(tag, () => style(fontFaces + firstPaintCss(css, bare))),
  )
}
// The dashboard belongs to one person: only its address and title are known beforehand.
for (const path of allPaths.filter((each) => !publicPaths.includes(each))) {
  const html = page({ head: (await renderPage(path)).head, body: '', path: '' }, false)
  await write(
    path,
    html.replace('</head>', () => `  ${style(fontFaces)}\n  </head>`),
  )
}

await writeFile(join(dist, 'routes.json'), JSON.stringify({ routes: allPaths }))
for (const [name, text] of Object.entries(siteFiles?.() ?? {})) await writeFile(join(dist, name), text)
// Packed here, so that nobody waits for it; the default of Brotli is its tightest.
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
