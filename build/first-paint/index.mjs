import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { customersParts, routeFiles } from '../route-files.mjs'
import { CriticalCss, firstPaintCss, splitFontFaces } from './critical-css.mjs'
import { pageScript, appShellScript } from './page-script.mjs'
import { splitFont } from './split-font.mjs'

/**
 * Prepares the bundle in the folder `dist` and returns a function that makes a complete page of a rendered one, so that the
 * browser can paint it from its HTML alone. README.md explains the parts.
 */
export async function prepareFirstPaint(dist) {
  // Preloaded, so that most visitors have the font for the first paint.
  const { preload, faces } = await splitFont(dist, await takeFontFaces(dist))
  const template = (await readFile(join(dist, 'index.html'), 'utf8'))
    .replace(/<script type="module"[^>]*><\/script>\s*/, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(
      '</head>',
      `  <link rel="preload" as="font" type="font/woff2" crossorigin href="${preload}">\n  </head>`,
    )
  const scripts = scriptsOfPages()
  const critical = new CriticalCss(dist)

  /** `head` and `body` are what app/start/prerender.tsx renders; `customer` says whether the page is an app shell. */
  return async ({ head, body, path, customer }) => {
    // Without data-page the app doesn't hydrate: it renders a customer's page from scratch.
    const root = customer ? '<div id="root">' : `<div id="root" data-page="${path}">`
    const shellScript = customer ? `<script>${appShellScript}</script>` : ''
    const page = template
      .replace(/<title>.*?<\/title>/, () => head)
      .replace(/<script src="\/theme\.js"[^>]*><\/script>/, () => scripts(path, customer))
      .replace('<div id="root"></div>', () => `${root}${body}</div>${shellScript}`)
    return withCriticalCss(await critical.process(page), faces, path)
  }
}

/**
 * Removes the `@font-face` rules from the style sheets and returns them. In the pages the font never swaps in late, because that
 * would move lines (measured: a shift of 0.013, and 0.27 if no font with the fallback's metrics is installed). A font that arrives
 * late is used from the next page on. Stories keep the swap. If the style sheets declared the fonts too, they would swap in when
 * these arrive.
 */
async function takeFontFaces(dist) {
  let fontFaces = ''
  for (const name of await readdir(join(dist, 'assets'))) {
    if (!name.endsWith('.css')) continue
    const { faces, rest } = splitFontFaces(await readFile(join(dist, 'assets', name), 'utf8'))
    fontFaces += faces.replaceAll('font-display:swap', 'font-display:optional')
    await writeFile(join(dist, 'assets', name), rest)
  }
  return fontFaces
}

/**
 * The inline script of each page, with the addresses of its script files. boot.js loads those files after the first paint: loaded
 * from the head they compete with the HTML (measured: 1.9 times the largest paint of a page without script).
 */
function scriptsOfPages() {
  const { entry, pages, filesOf } = routeFiles()
  const urls = (keys) => filesOf(keys).map(({ file }) => `/${file}`)
  const start = urls([entry])
  return (path, customer) => {
    const parts = customer ? customersParts : []
    const own = urls([pages[path] ?? pages['*'], ...parts]).filter((url) => !start.includes(url))
    const data = `data-app="${start.join(' ')}" data-page="${own.join(' ')}"${customer ? ' data-customer="true"' : ''}`
    return `<script ${data}>${pageScript}</script>`
  }
}

/** Moves the critical CSS that Beasties found to the end of the head, reduced to what the first paint uses. */
function withCriticalCss(page, faces, path) {
  const html = page.replace(' data-beasties-container', '')
  const [tag, css] = /<style>([^]*?)<\/style>/.exec(html) ?? []
  if (!tag) throw new Error(`${path} has no critical CSS.`)
  const bare = html.replace(tag, '').replaceAll(/>\n\s*</g, '><')
  // The security policy allows an inline style only with the nonce of its response.
  const style = `<style nonce="__CSP_NONCE__">${faces}${firstPaintCss(css, bare)}</style>`
  return bare.replace('</head>', () => `${style}</head>`)
}
