import { build, type PluginOption, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { minifyAgain } from './minify-again.mjs'

const ENTRY = '\0entry'

/** The bundled code of a source, minified with this plugin after Vite's own minifier. */
async function bundle(source: string, plugin: PluginOption = minifyAgain()) {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      plugin,
      {
        name: 'entry',
        resolveId: (id: string) => (id === ENTRY ? id : undefined),
        load: (id: string) => (id === ENTRY ? source : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY } },
  })) as Rolldown.RolldownOutput
  return output.output[0].code
}

it('makes a file smaller than Vite’s own minifier does alone', async () => {
  const source =
    'const names = { first: "one", second: "two" }; globalThis.label = (key) => { const prefix = names.first; const suffix = key.trim(); return [prefix, suffix, names.second] }'
  const alone = await bundle(source, { name: 'nothing' })
  expect((await bundle(source)).length).toBeLessThan(alone.length)
}, 30_000)

it('keeps a property that is read only to make the browser lay out a page', async () => {
  const code = await bundle(
    'const box = document.createElement("p"); document.body.append(box); box.offsetWidth; box.hidden = true; document.body.clientTop',
  )
  expect(code).toContain('.offsetWidth')
  expect(code).toContain('.clientTop')
}, 30_000)
