// npm run og: draws public/og.png from app/content/picture.ts, the theme and the logo.
import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { register } from 'tsx/esm/api'
import { ensureChromium, launchOptions } from '../tools/chromium.mjs'
import { pictureSource, withSource } from './og-source.mjs'

register()
const { socialCardText } = await import('#app/content/picture.ts')
const { SailMark } = await import('#ui/shell/SailMark.tsx')

const source = await pictureSource(socialCardText)
const mark = (viewBox) => renderToStaticMarkup(createElement(SailMark, { viewBox }))
const font = await readFile(
  'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  'base64',
)
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
// Each sentence of the title starts a new line.
const title = source.words.title.split(/(?<=\.)\s+/).map((sentence) => `<div>${escape(sentence)}</div>`)

const html = `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Geist; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
:root { ${Object.entries(source.colors)
  .map(([token, color]) => `--${token}: ${color};`)
  .join(' ')} }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; position: relative; overflow: hidden; background: var(--page); color: var(--ink); font-family: Geist; padding: 88px 88px 0 }
.name { display: flex; align-items: center; gap: 26px; font-size: 44px; font-weight: 600; letter-spacing: -0.02em }
.title { margin-top: 64px; width: 800px; font-size: 76px; font-weight: 700; line-height: 1.08; letter-spacing: -0.035em; text-wrap: balance }
.sea { position: absolute; inset: 510px 0 0; background: var(--sunken); border-top: 2px solid var(--line-strong); padding: 54px 88px; font-size: 24px; color: var(--muted) }
.waves { position: absolute; inset: 0; width: 100%; height: 100%; fill: none; stroke: var(--line); stroke-width: 2 }
.sea p { position: relative }
.name svg { width: 72px; height: 72px }
.sail { position: absolute; right: 72px; bottom: 114px; line-height: 0 }
.sail svg { width: 176px; height: 121px }
.fill-accent { fill: var(--accent) } .fill-ink { fill: var(--ink) }
</style>
<div class="name">${mark('0 0 32 32')}${escape(source.words.name)}</div>
<div class="title">${title.join('')}</div>
<div class="sail">${mark('0 0 32 22')}</div>
<div class="sea"><svg class="waves" viewBox="0 0 1200 118"><path d="M70 20h170M360 20h80M700 20h260M1030 20h100M180 42h80M520 42h240M860 42h90M980 64h130"/></svg><p>${escape(source.words.caution)}</p></div>`

ensureChromium()
const browser = await chromium.launch(launchOptions())
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.setContent(html)
await page.evaluate(() => document.fonts.ready)
await writeFile('public/og.png', withSource(await page.screenshot(), source))
await browser.close()
