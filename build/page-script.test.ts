import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { scriptHashes } from './page-script.mjs'

it.each(['sandbox/http/headers.ts', 'README.md'])(
  'the policy in %s lets in the scripts of the pages as they are',
  (file) => {
    expect(readFileSync(file, 'utf8')).toContain(`script-src 'self' ${scriptHashes}`)
  },
)
