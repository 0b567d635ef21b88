import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { themeHash } from './theme-script.mjs'

it.each(['sandbox/http/headers.ts', 'README.md'])(
  'the policy in %s lets in the theme script as it is',
  (file) => {
    expect(readFileSync(file, 'utf8')).toContain(`script-src 'self' '${themeHash}'`)
  },
)
