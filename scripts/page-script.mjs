import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { minifySync } from 'vite'

const small = (file) => minifySync(file, readFileSync(file, 'utf8')).code.trim()

/**
 * public/theme.js and scripts/boot.js as they stand in every page: files of their own would be waited for. It is the same text
 * in each, so that the policy can let it in; what it starts is named by its element.
 */
export const pageScript = small('public/theme.js') + small('scripts/boot.js')
/** What the content security policy lets it in by. */
export const pageHash = `sha256-${createHash('sha256').update(pageScript).digest('base64')}`
