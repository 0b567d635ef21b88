import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** public/theme.js as it stands in every page: a file of its own would be waited for before the first paint. */
export const themeScript = readFileSync('public/theme.js', 'utf8')
  .replaceAll(/^\s*\/\/.*\n/gm, '')
  .trim()
/** What the content security policy lets it in by. */
export const themeHash = `sha256-${createHash('sha256').update(themeScript).digest('base64')}`
