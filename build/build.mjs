import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual, promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build } from 'vite'
import { pictureSource, sourceIn } from './og-source.mjs'
import { CriticalCss, firstPaintCss, splitFontFaces } from './critical-css.mjs'
import { pageScript, storedDetailsScript } from './page-script.mjs'
import { customersParts, routeFiles } from './route-files.mjs'
import { splitFont } from './split-font.mjs'

const dist = 'dist'
// A separate folder for each process, so that two builds at once don't read each other's files.
const server = `node_modules/.cache/plainsail-prerender-${process.pid}`

await build({ logLevel: 'warn' })
await build({
  logLevel: 'warn',
  build: {
    ssr: 'app/start/prerender.tsx',
    outDir: server,
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
  },
})
const { allPaths, missingPath, socialCardText, publicPaths, renderPage, siteFiles } = await import(
  pathToFileURL(join(process.cwd(), server, 'prerender.js')).href
)

// In the pages the font never swaps in late, because that would move lines (measured: a shift of 0.013, and 0.27 if no font
// with the fallback's metrics is installed). A font that arrives late is used from the next page on. Stories keep the swap.
// Only the pages declare the fonts: declared again in the style sheet, they would swap in when it arrives.
let fontFaces = ''
for (const name of await readdir(join(dist, 'assets'))) {
  if (!name.endsWith('.css')) continue
  const { faces, rest } = splitFontFaces(await readFile(join(dist, 'assets', name), 'utf8'))
  fontFaces += faces.replaceAll('font-display:swap', 'font-display:optional')
  await writeFile(join(dist, 'assets', name), rest)
}

// A picture with another brand's name would be worse than none. Drawing a new one needs a browser, and the build must not.
const drawn = sourceIn(await readFile(join(dist, 'og.png')))
const pictured = isDeepStrictEqual(drawn, await pictureSource(socialCardText))
if (!pictured) {
  await rm(join(dist, 'og.png'))
  console.warn(
    'public/og.png is out of date (its text or colours differ from the app), so the build leaves it out. Run `npm run og` to draw it again.',
  )
}

// Preloaded, so that most visitors have the font for the first paint.
const { preload, faces } = await splitFont(dist, fontFaces)
const template = (await readFile(join(dist, 'index.html'), 'utf8'))
  .replace(/<script type="module"[^>]*><\/script>\s*/, '')
  .replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '')
  .replace(
    '</head>',
    `  <link rel="preload" as="font" type="font/woff2" crossorigin href="${preload}">\n  </head>`,
  )
const { entry, pages, filesOf } = routeFiles()
const urls = (keys) => filesOf(keys).map(({ file }) => `/${file}`)
const start = urls([entry])

const critical = new CriticalCss(dist)

// Adds the page's text, its inline scripts and the addresses of its script files to the template. boot.js loads those files
// after the first paint: loaded from the head they compete with the HTML (measured: 1.9 times the largest paint of a page
// without script).
function page({ head, body, path, customer }) {
  const parts = customer ? customersParts : []
  const own = urls([pages[path] ?? pages['*'], ...parts]).filter((url) => !start.includes(url))
  const data = `data-app="${start.join(' ')}" data-page="${own.join(' ')}"${customer ? ' data-customer="true"' : ''}`
  // Without data-page the app doesn't hydrate: a customer's page is an app shell, which the app renders anew.
  const root = customer ? '<div id="root">' : `<div id="root" data-page="${path}">`
  const stored = body.includes('<template data-stored') ? `<script>${storedDetailsScript}</script>` : ''
  return template
    .replace(/<title>.*?<\/title>/, pictured ? head : head.replace(/<meta property="og:image.*\n\s*/g, ''))
    .replace(/<script src="\/theme\.js"[^>]*><\/script>/, () => `<script ${data}>${pageScript}</script>`)
    .replace('<div id="root"></div>', () => `${root}${body}</div>${stored}`)
}

async function write(path, html) {
  const file = join(
    dist,
    path === '/' ? 'index.html' : path === missingPath ? '404.html' : `${path}/index.html`,
  )
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
}

// The security policy allows an inline style only with the nonce of its response.
const style = (css) => `<style nonce="__CSP_NONCE__">${css}</style>`

for (const path of [...allPaths, missingPath]) {
  const customer = !publicPaths.includes(path) && path !== missingPath
  const html = (await critical.process(page({ ...(await renderPage(path)), path, customer }))).replace(
    ' data-beasties-container',
    '',
  )
  const [tag, css] = /<style>([^]*?)<\/style>/.exec(html) ?? []
  if (!tag) throw new Error(`${path} has no critical CSS.`)
  const bare = html.replace(tag, '').replaceAll(/>\n\s*</g, '><')
  await write(
    path,
    bare.replace('</head>', () => `${style(faces + firstPaintCss(css, bare))}</head>`),
  )
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
