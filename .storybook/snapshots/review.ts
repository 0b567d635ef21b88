import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { results } from './command.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** What a snapshot's name says: `light-320-hover/primitives-button/playground`. */
export function readName(name: string) {
  const [folder = '', component = '', story = ''] = name.split('/')
  const [theme = '', ...rest] = folder.split('-')
  const width = rest.find((part) => /^\d+$/.test(part))
  const state = rest.find((part) => !/^\d+$/.test(part))
  return { component, story, theme, viewport: width ? `${width} px` : 'default', state: state ?? 'at rest' }
}

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:24px;background:#f4f5f7;color:#16202a}
article{background:#fff;border:1px solid #c9d0d8;border-radius:8px;padding:16px;margin:0 0 24px}
h2{font-size:17px;margin:0}dl{display:flex;gap:24px;margin:4px 0 12px}dt{color:#55606c}dd{margin:0;font-weight:600}dl div{display:flex;gap:6px}
code{background:#eef1f4;padding:4px 6px;border-radius:4px;user-select:all}
.row{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}figure{margin:0;max-width:100%}img{max-width:100%;border:1px solid #c9d0d8}
.over{position:relative;display:inline-block;max-width:100%}.over img+img{position:absolute;inset:0 auto auto 0}`

/** The page that shows snapshots before and after, side by side and overlaid. `names` have no file extension. */
export function reviewPage(names: string[], hasBefore: (name: string) => boolean) {
  const cards = names.map((name) => {
    const { component, story, theme, viewport, state } = readName(name)
    const file = escaped(name)
    const image = (kind: string, label: string) =>
      `<figure><figcaption>${label}</figcaption><img loading="lazy" src="${file}.${kind}.png" alt="${label}"></figure>`
    const images = hasBefore(name)
      ? `<div class="row">${image('before', 'Before')}${image('after', 'After')}</div>
<details><summary>Before, after and difference in one snapshot</summary><img loading="lazy" src="${file}.difference.png" alt="Before, after and difference"></details>
<details><summary>Overlaid</summary><label>Before <input type="range" min="0" max="100" value="50" oninput="this.closest('details').querySelector('img+img').style.opacity=this.value/100"> After</label><br>
<span class="over"><img loading="lazy" src="${file}.before.png" alt="Before"><img loading="lazy" src="${file}.after.png" alt="After" style="opacity:.5"></span></details>`
      : `<p>There is no baseline of it yet.</p>${image('after', 'New')}`
    const facts = { Theme: theme, Viewport: viewport, State: state }
    return `<article><h2>${escaped(component)} · ${escaped(story)}</h2>
<dl>${Object.entries(facts)
      .map(([term, value]) => `<div><dt>${term}</dt><dd>${escaped(value)}</dd></div>`)
      .join('')}</dl>
${images}<p>Accept it: <code>npm run snapshots:accept -- ${file}</code></p></article>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${names.length} snapshots differ</title>
<style>${style}</style><h1>${names.length} ${names.length === 1 ? 'snapshot differs' : 'snapshots differ'}</h1>
<p>Accept all of them: <code>npm run snapshots:accept -- --shown</code></p>
${cards.join('\n')}</html>
`
}

/** The names of the snapshots that differed in the last run, without the file extension. */
export const differing = () =>
  existsSync(results)
    ? readdirSync(results, { recursive: true, encoding: 'utf8' })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => file.endsWith('.after.png'))
        .map((file) => file.slice(0, -'.after.png'.length))
        .toSorted()
    : []

/** Writes the review page, if a snapshot differs. */
export function writeReview() {
  const names = differing()
  const page = `${results}/index.html`
  if (names.length > 0)
    writeFileSync(
      page,
      reviewPage(names, (name) => existsSync(`${results}/${name}.before.png`)),
    )
  return { count: names.length, page }
}
