import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pageHash } from './page-script.mjs'

it.each(['sandbox/http/headers.ts', 'README.md'])(
  'the policy in %s lets in the script of the pages as it is',
  (file) => {
    expect(readFileSync(file, 'utf8')).toContain(`script-src 'self' '${pageHash}'`)
  },
)
