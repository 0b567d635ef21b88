import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { minifySync } from 'vite'

const minified = (file) => minifySync(file, readFileSync(file, 'utf8')).code.trim()
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * public/theme.js and boot.js, minified and inline in every page: as separate files they would delay the page. The text is
 * the same in each page, so that the policy can allow it by its hash; data attributes name the files to load.
 */
export const pageScript = minified('public/theme.js') + minified('build/first-paint/boot.js')
/** Follows the app shell of a customer's page. */
export const appShellScript =
  minified('build/first-paint/stored-details.js') + minified('build/first-paint/early-theme.js')
/** The hashes by which the content security policy allows the inline scripts. */
export const scriptHashes = [pageScript, appShellScript].map(hash).join(' ')
