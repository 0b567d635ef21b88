import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { build, minifySync } from 'vite'

const minified = (file) => minifySync(file, readFileSync(file, 'utf8')).code.trim()
/** The script, minified, with the keys of the browser's storage that it imports written into it. */
async function bundled(name) {
  const { output } = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'esnext',
      rolldownOptions: { input: `build/first-paint/${name}`, optimization: { inlineConst: { mode: 'all' } } },
    },
  })
  return output[0].code.trim()
}
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * public/theme.js and boot.js, minified and inline in every page: as separate files they would delay the page. The text is
 * the same in each page, so that the policy can allow it by its hash; data attributes name the files to load.
 */
export const pageScript = minified('public/theme.js') + (await bundled('boot.js'))
/** Follows the app shell of a customer's page. */
export const appShellScript = (await bundled('stored-details.js')) + (await bundled('early-theme.js'))
/** The hashes by which the content security policy allows the inline scripts. */
export const scriptHashes = [pageScript, appShellScript].map(hash).join(' ')
