import { createRequire } from 'node:module'
import { minify } from 'terser'

const { version } = createRequire(import.meta.url)('terser/package.json')

// No option that is unsafe. A property is still read where nothing uses its value, because reading it can make the browser lay out a page.
const options = { module: true, ecma: 2022, compress: { passes: 2 } }

/** A Vite plugin that minifies each file a second time, with Terser, after Vite's own minifier. */
export function minifyAgain() {
  return {
    name: 'minify-again',
    apply: 'build',
    // Names of files are settled before `generateBundle`. With another Terser, the same code has to get other names.
    augmentChunkHash: () => version + JSON.stringify(options),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = (await minify(file.code, options)).code
      },
    },
  }
}
