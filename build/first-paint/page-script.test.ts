import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { scriptHashes } from './page-script.mjs'

it.each(['sandbox/http/content-security-policy.ts', 'README.md'])(
  'the security policy in %s has the hashes of the current inline scripts',
  (file) => {
    expect(readFileSync(file, 'utf8')).toContain(`script-src 'self' ${scriptHashes}`)
  },
)
