import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { minifySync } from 'vite'

const small = (file) => minifySync(file, readFileSync(file, 'utf8')).code.trim()
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * public/theme.js and build/boot.js as they stand in every page: files of their own would be waited for. It is the same text
 * in each, so that the policy can let it in; what it starts is named by its element.
 */
export const pageScript = small('public/theme.js') + small('build/boot.js')
/** Behind the frame of a page that says what is stored of the customer. */
export const storedDetailsScript = small('build/stored-details.js')
/** What the content security policy lets them in by. */
export const scriptHashes = [pageScript, storedDetailsScript].map(hash).join(' ')
